import { brotliCompressSync } from "node:zlib";
import { formatCedis } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { costItemTitles, kinds, usualCost } from "@kwan/domain/kinds";
import { describe, expect, it } from "vitest";
import { neededFor } from "../kind-facts/documents.ts";
import { themeScript } from "../page/theme-choice.ts";
import { guideKinds } from "./guide-kinds.ts";
import { askForPosition } from "./own-position.ts";
import { listedPaths } from "./pages.ts";
import { registration } from "./practice-offline.ts";
import { addresses, render } from "./render.tsx";
import { branch, data, htmlOf, textOf } from "./rendered.ts";

const everyPath = [...listedPaths(data), "branches/AS3", "practice/road-sign/1", "search", "nothing"];

describe("every page of the guide [R-PUB-07]", () => {
  /** The scripts of each page. The practice pages have another one, which registers their worker, and the page of branches one for the position. */
  const scripts = (path: string) => [
    themeScript,
    ...(/^practice(\/|$)/.test(path) ? [registration] : []),
    ...(path === "branches" ? [askForPosition] : []),
  ];

  it.each(everyPath)("/guide/%s has no script but those for the theme, for practice and for the position", (path) => {
    const written = [...htmlOf(path).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const run = written.filter(([, attributes]) => !attributes?.includes("application/ld+json"));
    expect(run.map(([, attributes, text]) => [attributes, text])).toEqual(scripts(path).map((script) => ["", script]));
    expect(htmlOf(path)).not.toMatch(/ on[a-z]+="/);
  });

  it.each(everyPath)("/guide/%s has no style attribute, and loads nothing", (path) => {
    const html = htmlOf(path);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<(img|link rel="stylesheet"|iframe|script src)/);
  });

  it.each(everyPath)("/guide/%s has a button only in a form, or for a popover", (path) => {
    const outside = htmlOf(path).replace(/<form\b.*?<\/form>/gs, "");
    const buttons = [...outside.matchAll(/<button\b[^>]*>/g)].map(([button]) => button);
    expect(buttons.filter((button) => !button.includes("popovertarget") && !button.includes("popoverTarget"))).toEqual(
      [],
    );
  });

  it.each(everyPath)("/guide/%s weighs less than 15 kB without the styles, compressed, and 30 kB with them", (path) => {
    expect(brotliCompressSync(htmlOf(path)).length).toBeLessThan(15_000);
  });

  it.each(everyPath)("/guide/%s links only to pages that exist", (path) => {
    const links = [...htmlOf(path).matchAll(/href="(\/guide[^"#?]*)/g)].map(([, href = ""]) => href);
    const dead = links.filter((href) => {
      const rendered = render(href.replace(/^\/guide\/?/, ""), new URLSearchParams(), data);
      return "movedTo" in rendered || rendered.status !== 200;
    });
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });

  it.each(everyPath)("/guide/%s has one first heading, and leaves out no level", (path) => {
    const levels = [...htmlOf(path).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

it("the first page leads by need to every service, and to prices, branches, practice, the check of a licence, help and the log-in [R-PUB-01]", () => {
  const html = htmlOf("");
  for (const { kind } of guideKinds) expect(html).toContain(`href="/guide/${kind}"`);
  for (const path of ["prices", "branches", "practice", "check", "help", "search"])
    expect(html).toMatch(new RegExp(`(href|action)="/guide/${path}"`));
  for (const path of ["/verify", "/auth/login", "/auth/signup"]) expect(html).toContain(`href="${path}"`);
});

describe("the page of a service [R-PUB-02]", () => {
  it.each(guideKinds.map((row) => [row.kind, row] as const))("%s says what the row says", (kind, row) => {
    const text = textOf(htmlOf(kind));
    expect(text).toContain(row.title);
    expect(text).toContain(row.summary);
    for (const { title, hint } of neededFor(row)) expect(text).toContain(`${title} ${hint}`);
    expect(htmlOf(kind)).toContain(`href="/services/add?kind=${encodeURIComponent(kind)}"`);
  });

  it("has the words for every case in which a document is needed", () => {
    for (const row of guideKinds) {
      const always = row.documents.filter(
        ({ is_required, asked_if, asked_unless, with_any }) => is_required && !asked_if && !asked_unless && !with_any,
      );
      const conditional = neededFor(row).filter(({ hint }) => /^(If|Optional)/.test(hint));
      expect(conditional, row.kind).toHaveLength(
        row.documents.length - always.length + always.filter(({ document }) => document === "translation").length,
      );
    }
  });

  it("shows what recent applications took, or the usual time if there are too few", () => {
    expect(textOf(htmlOf("drivers-renewal"))).toContain("9 of 10 people had it within 4 working days");
    expect(textOf(htmlOf("learners-license"))).toContain("It usually takes 1 to 3 working days");
  });

  it("is where the code of the service leads, in capital or small letters", () => {
    expect(render("LLAS", new URLSearchParams(), data)).toEqual({ movedTo: "/guide/learners-license" });
    expect(render("llas", new URLSearchParams(), data)).toEqual({ movedTo: "/guide/learners-license" });
    expect(render("rev", new URLSearchParams(), data)).toMatchObject({ status: 404 });
  });

  it("exists for every service that citizens can apply for, and for no other", () => {
    for (const { kind, filed_by } of Object.values(kinds))
      expect(render(kind, new URLSearchParams(), data)).toMatchObject({ status: filed_by === "applicant" ? 200 : 404 });
  });
});

describe("prices [R-PUB-03]", () => {
  it.each(guideKinds.map((row) => [row.kind, row] as const))(
    "of %s are shown with every part and the first day",
    (kind, row) => {
      for (const text of [textOf(htmlOf("prices")), textOf(htmlOf(kind))]) {
        for (const { item, pesewas } of row.prices) {
          expect(text).toContain(costItemTitles[item]);
          expect(text).toContain(formatCedis(pesewas));
        }
        const total = usualCost(row, data.today);
        expect(text).toContain(total === 0 ? "Free" : formatCedis(total));
      }
      expect(row.prices.every(({ from_day }) => from_day)).toBe(true);
      const [since] = row.prices
        .flatMap(({ from_day }) => from_day ?? [])
        .toSorted()
        .reverse();
      if (since) expect(textOf(htmlOf(kind))).toContain(`Valid since ${formatDate(since, "long")}.`);
    },
  );
});

describe("branches", () => {
  it("are found by town, service and distance, and the list leaves out those that are closed", () => {
    const codes = (query: string) =>
      [...htmlOf("branches", query).matchAll(/href="\/guide\/branches\/(\w+)"/g)].map(([, code]) => code);
    expect(codes("")).toEqual(["AS1", "AS2"]);
    expect(codes("q=as2")).toEqual(["AS2"]);
    expect(codes("near=Place AS2")).toEqual(["AS2", "AS1"]);
    expect(codes("service=license-revocation")).toEqual([]);
  });

  it("are found by distance from the reader's own position, which comes by POST [R-PUB-05]", () => {
    const codes = (form: string) => {
      const rendered = render("branches", new URLSearchParams("service=amendment"), data, new URLSearchParams(form));
      const html = "html" in rendered ? rendered.html : "";
      return {
        codes: [...html.matchAll(/href="\/guide\/branches\/(\w+)"/g)].map(([, code]) => code),
        says: html.includes("Sorted by distance from your position"),
        action: /<form id="own-position"[^>]* action="([^"]+)"/.exec(html)?.[1],
      };
    };
    const action = "/guide/branches?service=amendment";
    expect(codes("lat=6.91&lon=-1.60")).toEqual({ codes: ["AS2", "AS1"], says: true, action });
    expect(codes("lat=6.69&lon=-1.60")).toEqual({ codes: ["AS1", "AS2"], says: true, action });
    for (const bad of ["lat=6.91", "lat=6.9123&lon=-1.6", "lat=96.00&lon=1.00", "lat=1e1&lon=<b>"])
      expect(codes(bad), bad).toEqual({ codes: ["AS1", "AS2"], says: false, action });
    expect(htmlOf("branches")).toMatch(/<form id="own-position"[^>]* hidden=""/);
  });

  it("keep their page when they are closed, and it names others", () => {
    const text = textOf(htmlOf("branches/AS3"));
    expect(text).toContain("This branch is closed until further notice");
    expect(text).toContain("Place AS1");
    expect(render("branches/XX9", new URLSearchParams(), data)).toMatchObject({ status: 404 });
  });

  it("show a telephone number only if there is one", () => {
    expect(htmlOf("branches/AS1")).toContain('href="tel:+233302123456"');
    const none = { ...data, branches: [branch("AS1", { phone_number: null })] };
    expect(htmlOf("branches/AS1", "", none)).not.toContain("tel:");
    expect(textOf(htmlOf("branches/AS1", "", none))).not.toContain("Telephone");
  });
});

describe("practice [R-PUB-05]", () => {
  it("asks one question at a time, and gives no answer away", () => {
    const text = textOf(htmlOf("practice/road-sign/1"));
    expect(text).toContain("question 1 of 2");
    expect(text).toContain("Answer d of road_sign");
    expect(text).not.toContain("The rule of road_sign");
    expect(text).not.toContain("Correct");
  });

  it("says whether the answer is right, gives the rule, and leads to the next question", () => {
    expect(textOf(htmlOf("practice/road-sign/1", "answer=b"))).toContain("Correct The rule of road_sign.");
    const wrong = htmlOf("practice/road-sign/1", "answer=a");
    expect(textOf(wrong)).toContain("The correct answer is: Answer b of road_sign");
    // The answer that was given is still marked.
    expect(wrong).toMatch(/<input[^>]* checked=""[^>]* value="a"/);
    expect(wrong).toContain('href="/guide/practice/road-sign/2"');
    expect(htmlOf("practice/road-sign/2", "answer=b")).not.toContain("/road-sign/3");
  });

  it("asks again if the answer is none of the question's own", () => {
    expect(textOf(htmlOf("practice/road-sign/1", "answer=z"))).not.toContain("The rule of road_sign");
    expect(render("practice/road-sign/3", new URLSearchParams(), data)).toMatchObject({ status: 404 });
    expect(render("practice/road-sign/0", new URLSearchParams(), data)).toMatchObject({ status: 404 });
  });

  it("shows every sign with its name and rule", () => {
    const text = textOf(htmlOf("practice/signs"));
    expect(text).toContain("Answer b of b The rule of b.");
  });
});

describe("the search", () => {
  const first = (text: string): string | undefined =>
    /<\/form>.*?<li><a[^>]*href="([^"]+)"/s.exec(htmlOf("search", new URLSearchParams({ q: text }).toString()))?.[1];
  it.each([
    ["my card is lost", "/guide/help#lost-card"],
    ["replace a stolen licence", "/guide/lost-damaged-license/lost"],
    ["driver renewing", "/guide/drivers-renewal"],
    ["learn to drive", "/guide/learners-license"],
    ["price", "/guide/prices"],
    ["foreign", "/guide/foreign-license-conversion"],
    ["AS2", "/guide/branches/AS2"],
  ])("finds the page for %s", (text, address) => {
    expect(first(text)).toBe(address);
  });

  it("escapes what was typed, and says what to do if nothing fits", () => {
    const html = htmlOf("search", new URLSearchParams({ q: "<b>zzz" }).toString());
    expect(html).not.toContain("<b>zzz");
    expect(textOf(html)).toContain("We found nothing for");
    expect(html).toContain("/guide/learners-license");
  });
});

describe("search engines", () => {
  it("get absolute links in every language, and facts about services and branches", () => {
    const html = htmlOf("branches/AS1");
    expect(html).toContain('<link rel="canonical" href="https://portal.example/guide/branches/AS1">');
    expect(html).toContain('hreflang="fr" href="https://portal.example/fr/guide/branches/AS1"');
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
    expect(JSON.parse(facts)).toMatchObject({ "@type": "GovernmentOffice", telephone: "+233302123456" });
    expect(addresses(data)).toContain("/guide/branches/AS1");
    expect(addresses(data)).not.toContain("/guide/branches/AS3");
  });

  it("are told to stay away from invented people, and from the results of a search", () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(htmlOf("prices", "", { ...data, isInvented: true })).toContain(noindex);
    expect(htmlOf("search", "q=card")).toContain(noindex);
    expect(htmlOf("prices")).not.toContain(noindex);
  });
});
