import { describe, expect, it } from "vitest";
import type { GuideData } from "./guide-data.ts";
import { render } from "./render.tsx";
import { branch, data, htmlOf, textOf } from "./rendered.ts";

/** The day of the data is Monday, 30 November 2026. Friday is Farmers' Day. */
const today = { from: "2026-11-30", until: "2026-12-01", reason: "Repairs after the flood" } as const;
const later = { from: "2026-12-08", until: "2026-12-08", reason: "Training" } as const;
const closed: GuideData = {
  ...data,
  branches: [branch("AS1", { closures: [today, later] }), branch("AS2", { lat: 6.9 }), branch("AS4", { lat: 7.9 })],
};

describe("a branch that is closed for some days [R-PUB-05]", () => {
  it("says on its page and in the list when and why", () => {
    for (const path of ["branches", "branches/AS1"]) {
      const text = textOf(htmlOf(path, "", closed));
      expect(text).toContain("Closed from November 30, 2026 to December 01, 2026: Repairs after the flood");
      expect(text).toContain("Closed on December 08, 2026: Training");
    }
    expect(textOf(htmlOf("branches/AS2", "", closed))).not.toContain("Repairs");
  });

  it("lists weekends, holidays and closures of four weeks together", () => {
    const text = textOf(htmlOf("branches/AS1", "", closed));
    expect(text).toMatch(
      /Closed in the next four weeks\s+Monday, November 30 to Tuesday, December 1\s+Repairs after the flood\s+Friday, December 4\s+Public holiday\s+Saturday, December 5 to Sunday, December 6\s+Weekend\s+Tuesday, December 8\s+Training/,
    );
    expect(text).toMatch(/Sunday, December 27\s+Weekend\s+Monday, December 28\s+Public holiday/);
    const always = { ...data, branches: [branch("AS1", { hours: "always" })] };
    expect(textOf(htmlOf("branches/AS1", "", always))).toContain("Days without appointments in the next four weeks");
  });

  it("tells search engines, which know a day that opens and closes at midnight as closed", () => {
    const html = htmlOf("branches/AS1", "", closed);
    const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
    expect(facts).toMatchObject({
      openingHoursSpecification: { opens: "08:00", closes: "17:00" },
      specialOpeningHoursSpecification: [
        { validFrom: "2026-11-30", validThrough: "2026-12-01", opens: "00:00", closes: "00:00" },
        { validFrom: "2026-12-08", validThrough: "2026-12-08" },
      ],
    });
    expect(htmlOf("branches/AS2", "", closed)).not.toContain("specialOpeningHours");
  });

  it("is not named as the nearest, neither by the check nor by another branch, until it is open again", () => {
    const nearest = (from: GuideData) => {
      const form = new URLSearchParams("licence=yes&learners=no&town=Place AS1");
      const rendered = render("check", new URLSearchParams("want=name"), from, form);
      const html = "html" in rendered ? rendered.html : "";
      return [...html.matchAll(/href="\/guide\/branches\/(\w+)"/g)].map(([, code]) => code);
    };
    expect(nearest(closed)).toEqual(["AS2", "AS4"]);
    expect(htmlOf("branches/AS2", "", closed)).not.toContain('href="/guide/branches/AS1"');
    const tomorrow: GuideData = { ...closed, today: "2026-12-02" };
    expect(nearest(tomorrow)).toEqual(["AS1", "AS2"]);
    expect(htmlOf("branches/AS2", "", tomorrow)).toContain('href="/guide/branches/AS1"');
  });
});
