// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a program and waits until its window stands: first_paint FRAMEBUFFER PROGRAM [ARGUMENT...]
//
// FRAMEBUFFER is the file that an X server with -fbdir keeps its screen in, so that looking costs the server
// nothing. Prints the milliseconds from exec until the screen changed first, those until it changed last
// (then nothing changed for a while), and the program's peak resident memory in KiB. One line in four is
// looked at.
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kStill = 400ms; // that the screen does not change for so long means that all is painted
constexpr auto kLongest = 20s;

// A copy of parts of the screen, which tells whether they have changed.
class Screen {
public:
    explicit Screen(const char* path)
    {
        const int file = open(path, O_RDONLY);
        struct stat info { };
        if (file < 0 || fstat(file, &info) != 0)
            return;
        m_size = static_cast<std::size_t>(info.st_size);
        void* const shared = mmap(nullptr, m_size, PROT_READ, MAP_SHARED, file, 0);
        if (shared != MAP_FAILED)
            m_pixels = static_cast<const char*>(shared);
        close(file);
        m_seen.resize(m_size);
    }
    bool isValid() const { return m_pixels != nullptr; }
    bool hasChanged()
    {
        constexpr std::size_t kLine = 1280 * 4;
        bool changed = false;
        for (std::size_t at = 0; at + kLine <= m_size; at += 4 * kLine) {
            if (std::memcmp(&m_seen[at], m_pixels + at, kLine) != 0) {
                std::memcpy(&m_seen[at], m_pixels + at, kLine);
                changed = true;
            }
        }
        return changed;
    }

private:
    const char* m_pixels = nullptr;
    std::size_t m_size = 0;
    std::vector<char> m_seen;
};

long peakKib(pid_t process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string word;
    while (status >> word) {
        long value = 0;
        if (word == "VmHWM:" && status >> value)
            return value;
    }
    return -1;
}

struct Changes {
    Clock::time_point first;
    Clock::time_point last;
};

// Waits until the screen is still; with `needed`, until it has changed before that.
Changes changes(Screen& screen, Clock::time_point start, bool needed)
{
    Changes seen{start, start};
    for (auto now = start;
         now - start < kLongest && (now - seen.last < kStill || (needed && seen.last == start));
         now = Clock::now()) {
        usleep(250);
        if (screen.hasChanged()) {
            seen.last = Clock::now();
            if (seen.first == start)
                seen.first = seen.last;
        }
    }
    return seen;
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 3) {
        std::fprintf(stderr, "first_paint: needs a framebuffer and a program\n");
        return 2;
    }
    Screen screen(argv[1]);
    if (!screen.isValid()) {
        std::fprintf(stderr, "first_paint: %s cannot be read\n", argv[1]);
        return 2;
    }
    changes(screen, Clock::now(), false);
    const auto start = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    const Changes seen = changes(screen, start, true);
    const long memory = peakKib(process);
    kill(process, SIGTERM);
    int status = 0;
    waitpid(process, &status, 0);
    if (seen.last == start) {
        std::fprintf(stderr, "first_paint: %s has painted nothing\n", argv[2]);
        return 1;
    }
    const auto milliseconds = [start](Clock::time_point then) {
        return std::chrono::duration<double, std::milli>(then - start).count();
    };
    std::printf("%.2f %.2f %ld\n", milliseconds(seen.first), milliseconds(seen.last), memory);
    return 0;
}
