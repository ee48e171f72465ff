#!/usr/bin/python3
"""A bare WebKitGTK browser that is driven by WebKitWebDriver and, unlike WebKit's own MiniBrowser, keeps what sites
store: its home is the folder in SOAK_PROFILE."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

home = os.environ["SOAK_PROFILE"]
kept = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(home, "data"), base_cache_directory=os.path.join(home, "cache")
)
context = WebKit2.WebContext(website_data_manager=kept)
context.set_automation_allowed(True)


def opened(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=900, default_height=740)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", opened)


context.connect("automation-started", started)
Gtk.main()
