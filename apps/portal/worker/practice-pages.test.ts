import { describe, expect, it } from "vitest";
import { documentAt, type Pages } from "./practice-pages.ts";

const pages: Pages = {
  around: ["<title>", "</title><main>", "</main>"],
  pages: {
    "": ["Practise", "Start"],
    "/road-sign/1": ["Question 1", "A question"],
    "/road-sign/1?answer=a%20b": ["Question 1", "Right"],
  },
};
const at = (address: string) => documentAt(pages, "/fr/guide/practice", new URL(`https://portal.example${address}`));

describe("a practice page without a network [R-PUB-05]", () => {
  it.each([
    ["/fr/guide/practice", "Start"],
    ["/fr/guide/practice/", "Start"],
    ["/fr/guide/practice/road-sign/1", "A question"],
    ["/fr/guide/practice/road-sign/1?answer=a%20b&utm_source=x", "Right"],
    ["/fr/guide/practice/road-sign/1?answer=z", "A question"],
  ])("%s", (address, content) => {
    expect(at(address)).toMatch(new RegExp(`^<title>.*</title><main>${content}</main>$`));
  });

  it("is unknown if the server would not know it either", () => {
    expect(at("/fr/guide/practice/road-sign/2")).toBeUndefined();
  });
});
