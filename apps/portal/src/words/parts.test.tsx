import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withParts } from "./parts.tsx";

const shown = (text: string, parts: Parameters<typeof withParts>[1]) => renderToStaticMarkup(withParts(text, parts));

test("[R-WRD-01] an element stands where the sentence of each language wants it", () => {
  const link = <a href="/branches">the branches</a>;
  expect(shown("See {link}.", { link })).toBe('See <a href="/branches">the branches</a>.');
  expect(shown("{link}", { link })).toBe('<a href="/branches">the branches</a>');
});

test("[R-WRD-01] other text in braces stays as it is", () => {
  expect(shown("Your file {scan}.pdf, {link}", { link: "here" })).toBe("Your file {scan}.pdf, here");
});
