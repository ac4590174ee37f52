import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** The source of Storybook's own pages, and of the components with their stories. */
const texts = ["apps/storybook/pages", "packages/ui/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(mdx|tsx)$/.test(path))
    // The date field accepts dates in formats other than ours, so its tests contain them.
    .filter((path) => !path.startsWith("date-input/"))
    .map((path) => [path, readFileSync(join(root, folder, path), "utf8")] as const),
);

const months = "January|February|March|April|May|June|July|August|September|October|November|December";

test.each([
  // The page on writing explains that GHS is used in an SMS, where the ₵ sign would halve the number of characters that
  // fit.
  ["an amount in another form than GH₵120.00", /GHS (?!120\.00, because)|GH₵ |GH₵[\d,]+(?![\d.,])/g],
  ["a date in another form than November 21, 2026", new RegExp(`\\b\\d{1,2} (${months}) (19|20)\\d\\d`, "g")],
])("[R-ENT-12] no page and no story shows %s", (_, pattern) => {
  const matches = texts.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`));
  expect(matches).toEqual([]);
});
