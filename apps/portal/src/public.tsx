import { hydrateRoot } from "react-dom/client";
import { authCalls } from "./features/auth/auth-calls.ts";
import { applyTheme } from "./frame/theme-choice.ts";
import { PublicApp } from "./public/PublicApp.tsx";
import { publicPageAt } from "./public/pages.ts";

applyTheme();
const root = document.getElementById("root");
const path = location.pathname.replace(/(.)\/$/, "$1");
const load = publicPageAt(path);
if (!root || !load) throw new Error(`There is no page at ${path}.`);

// Not awaited: a module that waits keeps the bundler from putting pages together.
void load().then((Page) => hydrateRoot(root, <PublicApp first={{ path, Page }} />));

/** Who types is about to send: the calls to the server come meanwhile. */
const onTyping = () => {
  root.removeEventListener("input", onTyping);
  void authCalls().catch(() => undefined);
};
root.addEventListener("input", onTyping);
