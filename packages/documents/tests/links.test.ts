import { expect, test } from "vitest";
import { deadLinks } from "../src/links.ts";

const faults = (first: string, more: Record<string, string> = {}) =>
  deadLinks({
    base: "/docs/",
    pages: new Map(Object.entries({ "": first, "errors/": '<h2 id="412">412</h2>', ...more })),
    files: new Set(["assets/style-1a2b.css"]),
    elsewhere: ["/"],
  });

test.each([
  '<a href="/docs/errors/">errors</a>',
  '<a href="/docs/errors/#412">412</a>',
  '<a href="/docs/errors/?q=a&amp;b=c">errors</a>',
  '<p id="here"><a href="#here">here</a></p>',
  '<a href="/">the portal</a>',
  '<a href="https://example.org/">elsewhere</a>',
  '<link rel="stylesheet" href="/docs/assets/style-1a2b.css">',
])("accepts %s [R-DOC-01]", (html) => {
  expect(faults(html)).toEqual([]);
});

test.each([
  ['<a href="/docs/gone/">gone</a>', "there is no such page"],
  ['<a href="/docs/errors/#413">413</a>', "that page has no such part"],
  ['<a href="#gone">gone</a>', "that page has no such part"],
  ['<a href="/services">services</a>', "neither a page of this site"],
  ['<a href="errors/">errors</a>', "neither a page of this site"],
  ['<script src="https://example.org/a.js"></script>', "on another host"],
  ['<form action="/docs/gone/">', "there is no such page"],
  ['<img alt="" src="/docs/assets/gone.png">', "there is no such page"],
])("catches %s [R-DOC-01] [R-DOC-04]", (html, fault) => {
  expect(faults(html)).toEqual([expect.stringContaining(fault)]);
});
