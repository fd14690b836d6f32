// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_family.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::NotationError;

std::variant<std::shared_ptr<const SgGame>, NotationError> readSgRule(QStringView text)
{
    qsizetype first = 0;
    while (first < text.size() && text[first] == QLatin1Char(' '))
        ++first;
    const QStringView rule = text.sliced(first);
    auto read = [&]() -> std::variant<std::shared_ptr<const SgGame>, NotationError> {
        if (rule.startsWith(QLatin1Char('{')))
            return SubtractionGame::read(rule);
        if (rule.startsWith(QLatin1String("graph")))
            return GraphGame::read(rule);
        if (OctalGame::looksLikeOne(rule))
            return OctalGame::read(rule);
        const char* const expected = QT_TRANSLATE_NOOP(
            "SgRule",
            "a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” or a graph such as “graph "
            "1>0;2>0” is expected");
        return NotationError{{"SgRule", expected, {}}, 1};
    }();
    if (auto* error = std::get_if<NotationError>(&read))
        error->column += first;
    return read;
}

std::shared_ptr<const SgGame> sgGame(const QString& rule)
{
    auto read = readSgRule(rule);
    auto* game = std::get_if<std::shared_ptr<const SgGame>>(&read);
    Q_ASSERT(game); // as REQUIRED
    return *game;
}

teaching::Family sgFamily()
{
    const auto read = [](QStringView rule, qsizetype offset) -> teaching::GameRead {
        auto game = readSgRule(rule);
        if (auto* error = std::get_if<NotationError>(&game)) {
            error->column += offset;
            return *error;
        }
        return std::get<std::shared_ptr<const SgGame>>(std::move(game));
    };
    return {QStringLiteral("sg"), read};
}

} // namespace laststone::games
