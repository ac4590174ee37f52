import { expect, test } from "vitest";
import { bypassesCache, isFromDocs, outdatedOf, scriptsIn, successorsOf } from "./files.ts";

const before = ["/assets/home-1a2b3c4d.js", "/assets/view-_c-d1e2f.js", "/assets/parts-1a1a1a1a.js"];
const build = ["/assets/home-5e6f7a8b.js", "/assets/view-9c0d1e2f.js", "/assets/staff-7e7f7a7b.js", before[2] ?? ""];

test("the scripts that a page names are kept with it [R-ADD-17]", () => {
  const html =
    '<link rel="stylesheet" href="/assets/base-1a2b3c4d.css"><script src="/assets/portal-1a2b3c4d.js"></script>';
  expect(scriptsIn(html)).toEqual(["/assets/portal-1a2b3c4d.js"]);
});

test("files kept from the last build are replaced by those of the next, and pages that were never opened are not stored [R-ADD-17]", () => {
  expect(successorsOf(["/", ...before], build)).toEqual([build[0], build[1], before[2]]);
  // On the first visit, no files have been stored yet.
  expect(successorsOf([], build)).toEqual([]);
});

test("files that neither the build nor the kept page needs are removed, but not the page itself [R-ADD-17]", () => {
  expect(outdatedOf(["/", ...before, ...build], build, [before[1] ?? ""])).toEqual([before[0]]);
});

test("leaves the documentation, and the calls of its explorer, to the network [R-DOC-03]", () => {
  expect(["docs", "docs/", "docs/errors/stale/"].map(bypassesCache)).toEqual([true, true, true]);
  expect(bypassesCache("documents")).toBe(false);
  expect(isFromDocs("https://portal.example/docs/explorer/")).toBe(true);
  expect(
    ["https://portal.example/services", "https://portal.example/x?to=/docs/", "about:client", ""].some(isFromDocs),
  ).toBe(false);
});
