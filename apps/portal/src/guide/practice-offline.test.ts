import { describe, expect, it } from "vitest";
import { documentAt } from "../../worker/practice-pages.ts";
import type { OfflinePractice } from "./practice-offline.ts";
import { offlinePath, practiceAddresses } from "./practice-offline.ts";
import { data, htmlOf } from "./rendered.ts";

const offline = JSON.parse(htmlOf(offlinePath)) as OfflinePractice;
const contentOf = (html: string | undefined) => /<main\b.*<\/main>/s.exec(html ?? "")?.[0];
const titleOf = (html: string | undefined) => /<title>.*?<\/title>/s.exec(html ?? "")?.[0];

describe("the practice pages without a network [R-PUB-05]", () => {
  it.each(practiceAddresses(data))("%s is what the server renders", (address) => {
    const [path = "", query = ""] = address.split("?");
    const onServer = htmlOf(path, query);
    const offlinePage = documentAt(offline, "/guide/practice", new URL(`https://portal.example/guide/${address}`));
    expect(contentOf(offlinePage)).toBe(contentOf(onServer));
    expect(titleOf(offlinePage)).toBe(titleOf(onServer));
    expect(offlinePage).toMatch(/^<!doctype html>.*<style>.*<\/html>\s*$/s);
  });

  it("has every question with each of its answers", () => {
    expect(Object.keys(offline.pages)).toHaveLength(2 + 3 * 5);
  });
});
