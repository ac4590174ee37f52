import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakable } from "./breakable.ts";

test("an email address breaks after @ and dots, and its text stays the same", () => {
  const html = renderToStaticMarkup(createElement("p", null, breakable("ama.mensah@mail.example")));
  expect(html).toBe("<p>ama.<wbr/>mensah@<wbr/>mail.<wbr/>example</p>");
});
