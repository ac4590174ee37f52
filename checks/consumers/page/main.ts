import { Button, createToaster, Toasts } from "@kwan/ui";
import { createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";

const toaster = createToaster();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");

createRoot(root).render(
  createElement(
    Fragment,
    null,
    createElement(Button, { onClick: () => toaster.add({ type: "success", message: "It works." }) }, "Press me"),
    createElement(Toasts, { toaster }),
  ),
);
