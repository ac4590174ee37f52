import { hydrateRoot } from "react-dom/client";
import { applyTheme } from "./frame/theme-choice.ts";
import { PublicApp } from "./public/PublicApp.tsx";
import { publicPageAt } from "./public/pages.ts";

applyTheme();
const root = document.getElementById("root");
const path = location.pathname.replace(/(.)\/$/, "$1");
const load = publicPageAt(path);
if (!root || !load) throw new Error(`There is no page at ${path}.`);

const Page = await load();
hydrateRoot(root, <PublicApp first={{ path, Page }} />);
