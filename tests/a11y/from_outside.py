# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays and reads the program from outside, over AT-SPI, as a screen reader and its user would.

usage: from_outside.py PROGRAM   on a display with a window manager, in a session bus of its own
"""
import re
import sys
import unittest

from outside import INTERACTIVE, Atspi, Program, act, actions, is_focusable

PROGRAM = sys.argv.pop(1)
LANGUAGES = ("English", "简体中文", "繁體中文")
LESSONS = 5


class FromOutside(unittest.TestCase):
    def setUp(self):
        self.program = Program(PROGRAM, "nim: 7 9 15 12", "--language", "en")
        self.addCleanup(self.program.close)

    def board(self):
        """The list whose items have the three actions of a part."""
        return next((each for each in self.program.shown_nodes() if self.is_board(each)), None)

    @staticmethod
    def is_board(node):
        return (node.get_role() == Atspi.Role.LIST and node.get_child_count()
                and "Increase" in actions(node.get_child_at_index(0)))

    def labels(self):
        return [each.get_name().replace("\u00a0", " ") for each in self.program.shown_nodes()
                if each.get_role() == Atspi.Role.LABEL]

    def parts(self):
        board = self.board()
        return [board.get_child_at_index(i) for i in range(board.get_child_count())]

    def names(self):
        return [part.get_name() for part in self.parts()]

    def text_of_list(self, name):
        found = self.program.shown(Atspi.Role.LIST, name)
        return [found.get_child_at_index(i).get_name() for i in range(found.get_child_count())]

    def focused(self, since):
        """The next object that has been given the focus."""
        return self.program.event("object:state-changed:focused", lambda each: each.on, since)

    def to_board(self):
        """From elsewhere, as the board has the focus at the start; gives what is focused first."""
        program = self.program
        since = len(program.events)
        program.press_key("Tab")
        self.focused(since)
        since = len(program.events)
        program.press_key("Ctrl+B")
        first = self.focused(since)
        program.event("object:state-changed:focused", lambda each: each.name.startswith("Heap 1"), since)
        return first

    def test_the_board_can_be_read_and_played(self):
        program = self.program
        self.assertEqual(self.board().get_name(), "Nim board")
        self.assertEqual(self.names(), [f"Heap {i}, stones: {n}" for i, n in enumerate((7, 9, 15, 12), 1)])
        heap = self.parts()[3]
        self.assertEqual(actions(heap), ["Press", "Increase", "Decrease"])
        self.assertEqual((Atspi.Value.get_minimum_value(heap), Atspi.Value.get_maximum_value(heap)), (0, 12))
        self.assertEqual(Atspi.Value.get_current_value(heap), 0)
        self.assertIn("Enter", heap.get_description())
        self.assertTrue(any(label.startswith("N-position, nim-sum 13") for label in self.labels()))

        since = len(program.events)
        self.assertTrue(Atspi.Value.set_current_value(heap, 10))
        act(heap, "Increase")
        self.assertEqual(Atspi.Value.get_current_value(heap), 11)
        program.event("object:property-change:accessible-value",
                      lambda each: each.name.startswith("Heap 4"), since)
        take = program.shown(Atspi.Role.SPIN_BUTTON, "Number of stones to take")
        self.assertEqual(Atspi.Value.get_current_value(take), 11)

        since = len(program.events)
        act(heap, "Press")
        told = program.announced("You: took 11 from heap 4, leaving nim: 7 9 15 1", since=since)
        self.assertIn("P-position", told)
        program.event("object:property-change:accessible-name",
                      lambda each: each.name == "Heap 4, stones: 1", since)
        self.assertIn("Right: ", told)
        # The program answers by itself.
        answer = program.announced("Opponent: took ", since=since)
        taken, heap_taken, left = re.match(r"Opponent: took (\d+) from heap (\d), leaving nim: ([\d ]+)",
                                           answer).groups()
        sizes = [7, 9, 15, 1]
        sizes[int(heap_taken) - 1] -= int(taken)
        self.assertEqual(left.split(), [str(size) for size in sizes])
        self.assertEqual(len(self.text_of_list("Moves made")), 3)

    def test_a_disabled_move_changes_nothing(self):
        heap = self.parts()[0]
        self.assertTrue(Atspi.Value.set_current_value(heap, 1))
        before = self.names()
        Atspi.Value.set_current_value(heap, 1000)
        self.assertEqual(Atspi.Value.get_current_value(heap), 0)
        self.assertEqual(self.names(), before)

    def test_steps_are_read_and_announced(self):
        program = self.program
        steps = self.text_of_list("Explanation")
        self.assertGreater(len(steps), 5)
        for number, step in enumerate(steps, 1):
            self.assertTrue(step.startswith(f"{number}. "), step)
        for number in (1, 2, 3):
            since = len(program.events)
            program.press_key("PageDown")
            told = program.announced(f"Step {number} of {len(steps)}", since=since)
            self.assertIn(steps[number - 1].splitlines()[0].removeprefix(f"{number}. "), told)
        self.assertIn(f"Step 3 of {len(steps)}", self.labels())

    def test_a_position_is_typed_over_the_window(self):
        program = self.program
        since = len(program.events)
        program.press_key("Ctrl+L")
        self.assertEqual(self.focused(since).name, "Position")
        for key in "345":
            program.press_key(key)
            program.press_key(" ")
        since = len(program.events)
        program.press_key("Enter")
        self.assertTrue(self.focused(since).name)
        self.assertEqual(self.names(), [f"Heap {i}, stones: {n}" for i, n in enumerate((3, 4, 5), 1)])

    def test_tab_goes_round_and_every_stop_has_a_name(self):
        program = self.program
        start = self.to_board()
        stops = [start]
        while True:
            since = len(program.events)
            program.press_key("Tab")
            stop = self.focused(since)
            if stop.source == start.source:
                break
            stops.append(stop)
            self.assertLess(len(stops), 60, "Tab does not come round")
        names = [stop.name for stop in stops]
        self.assertTrue(all(names), names)
        first = names.index("Position")
        names = names[first:] + names[:first]
        # A list that is reached gives the focus on to its current item.
        wanted = ["Position", "Show", "Hint", "Hide the verdict", "Nim board", "Number of stones to take", "Take",
                  "Board picture", "1. ", "Next step", "Copy", "P-positions", "Reset chart", "Save chart…"]
        places = [next((i for i, name in enumerate(names) if name.startswith(each)), each) for each in wanted]
        self.assertEqual([each for each in places if isinstance(each, str)], [], names)
        self.assertEqual(places, sorted(places), names)
        self.assertEqual(names[-1], "Nim", "the tabs of the lessons come before the page")

    def test_the_board_is_played_by_keys_and_follows_the_focus(self):
        program = self.program
        self.to_board()
        since = len(program.events)
        program.press_key("Down")
        program.event("object:state-changed:focused", lambda each: each.name.startswith("Heap 2"), since)
        program.press_key("Right")
        program.press_key("Right")
        program.event("object:property-change:accessible-value",
                      lambda each: each.name.startswith("Heap 2"), since)
        program.press_key("Enter")
        program.announced("You: took 2 from heap 2, leaving nim: 7 7 15 12", since=since)

    def test_menus_can_be_walked_and_used(self):
        program = self.program
        bar = program.child(program.window, Atspi.Role.MENU_BAR)
        menus = {bar.get_child_at_index(i).get_name(): bar.get_child_at_index(i)
                 for i in range(bar.get_child_count())}
        self.assertEqual(list(menus), ["File", "Lesson", "Game", "View", "Language", "Help"])
        entries = program.menu_entries()
        self.assertGreater(len(entries), 40)
        for entry in entries:
            self.assertTrue(entry.get_name() and "&" not in entry.get_name())
        since = len(program.events)
        hint = next(each for each in entries if each.get_name() == "Hint")
        act(hint, "Press")
        told = program.announced("Hint: ", since=since)
        self.assertIn(told, self.labels())

    def test_every_lesson_in_every_language_has_names(self):
        program = self.program
        seen = set()
        tabs = [each for each in program.shown_nodes() if each.get_role() == Atspi.Role.PAGE_TAB_LIST][-1]
        for language in LANGUAGES:
            act(next(each for each in program.menu_entries() if each.get_name() == language), "Press")
            for lesson in range(LESSONS):
                program.press_key(f"Ctrl+{lesson + 1}")
                # The list of tabs has the name of the one in front.
                program.wait_for("another lesson", lambda: (
                    tabs.get_name() == tabs.get_child_at_index(lesson).get_name()))
                for each in program.shown_nodes():
                    if each.get_role() in INTERACTIVE and is_focusable(each):
                        self.assertTrue(each.get_name(),
                                        f"{language}, {lesson}: a {each.get_role_name()} without a name")
                        if self.is_board(each):
                            seen.add(each.get_name())
        # Each board says its own name, in each language.
        self.assertEqual(len(seen), LESSONS * len(LANGUAGES), seen)

    def test_the_program_ends_well(self):
        self.program.press_key("Ctrl+Q")
        self.program.wait_for("end of the program", lambda: self.program.process.poll() is not None)
        self.assertEqual(self.program.process.returncode, 0)


if __name__ == "__main__":
    # Atspi calls the functions of an interface old, but has no others in Python.
    unittest.main(verbosity=2, warnings="ignore")
