# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader meets it: its tree and its events over AT-SPI, and keys that are pressed.

Nothing here sleeps: what is waited for is an event of the accessibility bus or the program's end, with a
limit after which it counts as missing.
"""
import os
import subprocess
import tempfile
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  the version comes first

LIMIT = 10.0  # seconds for whatever is waited for
EVENTS = ("object:state-changed:focused", "object:state-changed:showing", "object:announcement",
          "object:property-change:accessible-name", "object:property-change:accessible-value",
          "window:activate")
INTERACTIVE = {Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.COMBO_BOX,
               Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.TEXT, Atspi.Role.LIST, Atspi.Role.LIST_ITEM,
               Atspi.Role.PAGE_TAB, Atspi.Role.MENU, Atspi.Role.MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM}

# Keys by what they mean, modifiers by their place on the keyboard.
KEYS = {"Tab": 0xFF09, "Enter": 0xFF0D, "Esc": 0xFF1B, "PageUp": 0xFF55, "PageDown": 0xFF56, "Right": 0xFF53,
        "Left": 0xFF51, "Up": 0xFF52, "Down": 0xFF54}
MODIFIERS = {"Ctrl": 37, "Shift": 50, "Alt": 64}


class Missing(AssertionError):
    """What was waited for has not come."""


class Event:
    """What an event said when it came."""

    def __init__(self, event):
        self.kind = event.type
        self.on = bool(event.detail1)
        self.source = event.source
        try:
            self.name, self.role = event.source.get_name(), event.source.get_role()
        except GLib.Error:  # gone in the meantime
            self.name, self.role = "", Atspi.Role.INVALID

    def __repr__(self):
        return f"{self.kind} {self.name!r}"


class Program:
    """The window, from outside."""

    def __init__(self, program, *arguments):
        self.events = []
        self._home = tempfile.TemporaryDirectory()
        # Somebody who knows the games: else a short one is discovered first.
        folder = os.path.join(self._home.name, "laststone")
        os.makedirs(folder)
        with open(os.path.join(folder, "laststone.ini"), "w", encoding="utf-8") as settings:
            settings.write("[General]\nnewcomer=false\n")
        environment = dict(os.environ, XDG_CONFIG_HOME=self._home.name, XDG_DATA_HOME=self._home.name,
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb")
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in EVENTS:
            self._listener.register(kind)
        self.process = subprocess.Popen([program, *arguments], env=environment)
        application = self.wait_for("the program on the accessibility bus", self._application)
        # Every answer is the program's own.
        application.set_cache_mask(Atspi.Cache.NONE)
        self.window = self.wait_for("its window", lambda: self.child(application, Atspi.Role.FRAME))
        self.wait_for("an active window",
                      lambda: self.window.get_state_set().contains(Atspi.StateType.ACTIVE))

    def close(self):
        for kind in EVENTS:
            self._listener.deregister(kind)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._home.cleanup()

    def _on_event(self, event):
        self.events.append(Event(event))

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def wait_for(self, what, found):
        """Lets events come in until found() gives something."""
        context = GLib.MainContext.default()
        end = time.monotonic() + LIMIT
        # Wakes the loop up for what comes without an event.
        tick = GLib.timeout_add(20, lambda: True)
        try:
            while time.monotonic() < end:
                result = found()
                if result:
                    return result
                if self.process.poll() not in (None, 0):
                    raise Missing(f"the program has ended with {self.process.returncode}")
                context.iteration(True)
        finally:
            GLib.source_remove(tick)
        raise Missing(f"no {what}; the last events: {self.events[-8:]}")

    def event(self, kind, fits, since=0):
        """The first event of a kind that fits, from the event with the number `since` on."""
        return self.wait_for(kind, lambda: next(
            (each for each in self.events[since:] if each.kind.startswith(kind) and fits(each)), None))

    def announced(self, *words, since=0):
        """Waits until all the words have been announced in one message, and gives the message.

        Qt has an event of its own for that since 6.8; before, it is a notification that appears."""
        def is_message(each):
            return each.kind.startswith("object:announcement") or (
                each.kind.startswith("object:state-changed:showing") and each.role == Atspi.Role.NOTIFICATION)
        return self.event("object:", since=since, fits=lambda each: (
            is_message(each) and all(word in each.name for word in words))).name

    def press_key(self, name):
        """Presses a key such as 'Tab' or 'Ctrl+2' in the window system."""
        *modifiers, key = name.split("+")
        for modifier in modifiers:
            Atspi.generate_keyboard_event(MODIFIERS[modifier], None, Atspi.KeySynthType.PRESS)
        Atspi.generate_keyboard_event(KEYS.get(key) or ord(key.lower()), None, Atspi.KeySynthType.SYM)
        for modifier in modifiers:
            Atspi.generate_keyboard_event(MODIFIERS[modifier], None, Atspi.KeySynthType.RELEASE)

    def nodes(self, node):
        """An object and all below it."""
        yield node
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is None:
                continue
            yield from self.nodes(child)

    @staticmethod
    def child(node, role):
        """The child of a role, if there is one."""
        children = (node.get_child_at_index(i) for i in range(node.get_child_count()))
        return next((each for each in children if each and each.get_role() == role), None)

    def menu_entries(self):
        """The entries of all menus, open or not."""
        entries = (Atspi.Role.MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM)
        return [each for each in self.nodes(self.child(self.window, Atspi.Role.MENU_BAR))
                if each.get_role() in entries]

    def shown_nodes(self, under=None):
        """Those that can be seen: what is in a hidden one is hidden, and what is in a box is to be opened."""
        node = under or self.window
        if is_shown(node):
            yield node
            if node.get_role() == Atspi.Role.COMBO_BOX:
                return
            for i in range(node.get_child_count()):
                child = node.get_child_at_index(i)
                if child is not None:
                    yield from self.shown_nodes(child)

    def shown(self, role, name=None):
        """The first of a role and a name that can be seen."""
        return next((each for each in self.shown_nodes()
                     if each.get_role() == role and name in (None, each.get_name())), None)


def is_shown(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def is_focusable(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSABLE)


def actions(node):
    return [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]


def act(node, name):
    """Carries out an action that the program offers by that name."""
    Atspi.Action.do_action(node, actions(node).index(name))
