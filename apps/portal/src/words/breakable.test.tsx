import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakable } from "./breakable.tsx";

test("an email address breaks after @ and dots, and its text stays the same", () => {
  const html = renderToStaticMarkup(<p>{breakable("ama.mensah@mail.example")}</p>);
  expect(html).toBe("<p>ama.<wbr/>mensah@<wbr/>mail.<wbr/>example</p>");
});
