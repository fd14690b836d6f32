// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sequence_command.h"

#include "cli/number_writer.h"
#include "games/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace laststone::cli {

ExitStatus runSequence(const Request& request)
{
    const auto lessons = games::lessons();
    const auto lesson =
        std::ranges::find_if(lessons, [](const widgets::Lesson* each) { return each->sequence != nullptr; });
    NumberWriter output(STDOUT_FILENO);
    const auto end =
        (*lesson)->sequence(request.arguments.constFirst(), request.to, [&](theory::Count value) {
            output.number(value);
            output.character('\n');
        });
    const auto voice = teaching::Voice::installed();
    if (const auto* error = std::get_if<teaching::NotationError>(&end)) {
        complain(voice.say(teaching::describe(*error)));
        return WrongInput;
    }
    if (!output.flush())
        return outputFailed(QString::fromLocal8Bit(std::strerror(output.systemError())));
    // Not an error, so it goes without the program's name.
    if (const auto& period = std::get<teaching::Sentence>(end); !period.isEmpty())
        std::fprintf(stderr, "%s\n", voice.say(period).toUtf8().constData());
    return Done;
}

} // namespace laststone::cli
