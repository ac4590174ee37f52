import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type DrawingId, drawings, signSvg, stop, svgOf } from "../src/index.ts";
import { all, read } from "./picture.ts";

const every = drawings.map(({ id }) => [id]) satisfies [DrawingId][];

describe("every drawing as text", () => {
  test.each(every)(
    "%s is well-formed, contains only svg and path elements on the shared grid, and has no external references",
    (id) => {
      const markup = signSvg(id, { title: "A title", size: 64 });
      const picture = read(markup);
      expect(picture.attributes).toEqual({
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 96 96",
        width: "64",
        height: "64",
        role: "img",
      });
      expect(picture.children[0]).toMatchObject({ name: "title", text: "A title" });
      const paths = picture.children.slice(1);
      expect(new Set(paths.map(({ name }) => name))).toEqual(new Set(["path"]));
      const attributeNames = ["d", "fill", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-width", "transform"];
      for (const { attributes, children } of paths) {
        expect(children).toEqual([]);
        expect(attributeNames).toEqual(expect.arrayContaining(Object.keys(attributes)));
        expect(attributes.d).toMatch(/^M[-\d. MLHVCSQAZmlhvcsqaz]+$/);
        expect(attributes.transform ?? "rotate(0)").toMatch(/^((translate|rotate|scale)\([-\d. ]+\) ?)+$/);
        for (const paint of [attributes.fill, attributes.stroke ?? "none"])
          expect(paint).toMatch(/^(none|#[\da-f]{3,6})$/);
      }
      expect(markup.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
        /NaN|undefined|url\(|href|http|style|script| id=/,
      );
    },
  );

  test.each(every)("%s is small, and its numbers are short", (id) => {
    const markup = signSvg(id);
    expect(gzipSync(markup).length).toBeLessThan(1_400);
    expect(markup).not.toMatch(/\d\.\d{4}/);
  });

  test.each(every)("%s has a white rim at the bottom", (id) => {
    expect(read(signSvg(id)).children[0]?.attributes.fill).toBe("#fff");
  });
});

describe("the title", () => {
  test("names the picture; without one, or with an empty one, the picture is decorative", () => {
    for (const markup of [
      svgOf(stop),
      svgOf(stop, {}),
      svgOf(stop, { title: "" }),
      svgOf(stop, { title: undefined }),
    ]) {
      const { attributes, children } = read(markup);
      expect(attributes).toEqual({ xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 96 96", "aria-hidden": "true" });
      expect(children.map(({ name }) => name)).not.toContain("title");
    }
  });

  test.each([
    "</title><script>alert(1)</script>",
    "\"><img src=x onerror='alert(1)'>",
    "a & b &amp; <!-- c --> ]]> 'd'",
    "Akɔneaba – gyina 🛑",
  ])("is text and stays text: %s", (title) => {
    const picture = read(svgOf(stop, { title }));
    expect(picture.children[0]?.text).toBe(title);
    expect(all(picture).filter(({ name }) => !["svg", "title", "path"].includes(name))).toEqual([]);
  });

  test("loses only the characters that XML cannot contain", () => {
    expect(read(svgOf(stop, { title: "a\u0000b\u001fc\ud800d\uffffe" })).children[0]?.text).toBe("abcde");
  });
});

test("a size that is not a number cannot break out of its attribute", () => {
  const size = '1" onload="alert(1)' as unknown as number;
  expect(read(svgOf(stop, { size })).attributes).not.toHaveProperty("onload");
});
