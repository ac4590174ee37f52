// Renders a @kwan/ui form on a server, and checks the contrast of the themes.
import { Button, Form, type FormError, TextInput } from "@kwan/ui";
import { contrast, pairsOf, themes } from "@kwan/ui/themes";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const errors: FormError[] = [{ field: "name", message: "Enter your name" }];
const html = renderToString(
  createElement(
    Form,
    { errors },
    createElement(TextInput, { id: "name", label: "Name", name: "name" }),
    createElement(Button, { type: "submit" }, "Continue"),
  ),
);
const [, element] = /<(button)[^>]*type="submit"/.exec(html) ?? [];
const readable = Object.values(themes).every(({ colour }) =>
  pairsOf(colour).every(({ front, back, least }) => contrast(front, back) >= least),
);
console.log(
  `${element} ${html.includes("Continue") ? "Continue" : "nothing"}, ${readable ? "all themes can be read" : "unreadable"}`,
);
// react-dom keeps the runtime running after the last line, so the program exits explicitly.
(globalThis as { process?: { exit(code: number): never } }).process?.exit(0);
