// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of the program: what was read, answered and won, kept from one start to the next.
#pragma once

#include "teaching/memory/record.h"
#include "teaching/opponent.h"
#include "teaching/sentence.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace laststone::teaching {

struct Asking;

// One a program, owned by the main window. Sessions and panels have a pointer to it, which is null where
// nothing is to be remembered, as in most tests. It is read when something is first asked of it, and written
// beside the work of the window, soon after something has been told.
//
// Several programs may run: what each tells is added to what the file has by then, under a lock, so that
// nothing is lost. A file that is damaged, huge or of a newer program is set aside under another name.
//
//   Progress progress(fileName);
//   progress.answered(asking); // a session with Subject::progress does this by itself
//   progress.lesson("nim").kinds ...
class Progress final : public QObject {
    Q_OBJECT
public:
    explicit Progress(const QString& fileName = userFile(), QObject* parent = nullptr);
    ~Progress() override; // writes what has not been written yet

    // The file in the user's data folder.
    static QString userFile();

    // ---- What is told ----

    // A question is not open any more. It counts for its kind; one that was not understood goes to Leitner's
    // boxes, and one of a tour stays answered.
    void answered(const Asking& asking);
    // A set of questions of the lesson begins, which is what the boxes count by: before due().
    void setBegun(const QString& lesson);
    void sectionRead(const QString& lesson, int section); // of its tour, from 0
    // A game has been played to its end. REQUIRES: not against Opponent::Person.
    void gameEnded(const QString& lesson, Opponent opponent, bool won);
    void tableUnderstood(const QString& lesson); // its questions have been answered
    void sayKnown(const QString& lesson); // “I know this”
    void forgetEverything();

    // ---- What is asked ----

    const Record& record() const;
    const LessonRecord& lesson(const QString& id) const; // an empty one of which nothing is known
    Grasp grasp(const QString& lesson, const QString& kind) const;
    bool isRead(const QString& lesson, int section) const;
    bool isAnswered(const QString& lesson, const QString& question) const; // of the tour, by its text
    bool isShown(const QString& lesson, const QString& question) const; // it was given up
    int wins(const QString& lesson, Opponent opponent) const;
    // How far a lesson has been discovered.
    enum class Discovered {
        Nothing, // no game has been played to its end, or no question answered
        Game, // one has, and the rule is still to be found
        Rule, // found: kFound questions were right at the first try, or the table; or “I know this”
    };
    static constexpr int kFound = 6;
    Discovered discovered(const QString& lesson) const;
    int rightAtOnce(const QString& lesson) const; // questions of all kinds, at the first try

    // The texts of questions that are to be asked again, at most `count`, the lowest box first: of the game
    // and play of `like`, of one kind or, where `kind` is empty, of all.
    QStringList due(const Position& like, const QString& kind, int count) const;

    // Writes now what has not been written yet, as before the program ends.
    void flush();

signals:
    void changed();
    // Something is to be said to the person: where a file has been set aside, or that nothing can be kept.
    void message(const laststone::teaching::Sentence& text);

private:
    using Deed = std::function<void(Record&)>;
    struct Job; // of writing

    void tell(Deed deed);
    void load() const;
    void startJob();
    void endJob();

    QString m_fileName;
    // Read when first asked for.
    mutable Record m_record;
    mutable bool m_isLoaded = false;
    mutable bool m_hasFailed = false; // which is said once
    std::vector<Deed> m_untold; // that the file does not have yet
    std::shared_ptr<Job> m_job; // that is running, with the deeds that it writes
    QTimer m_soon;
    QThreadPool m_thread;
};

} // namespace laststone::teaching
