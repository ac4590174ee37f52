import { expect, test } from "vitest";
import { french } from "./french.ts";

test("zero and one are singular, and large numbers have a space", () => {
  const count = (options: number) => french.combobox.words.count(options);
  expect([0, 1, 2].map(count)).toEqual(["0 résultat", "1 résultat", "2 résultats"]);
  expect(count(1_250).replace(/\s/g, " ")).toBe("1 250 résultats");
  expect(french.pagination.summary(20, undefined)).toBe("Affichage\u00a0: 20");
  expect(french.pagination.summary(20, 999)).toBe("Affichage\u00a0: 20 sur 999");
  expect(french.notificationBadge.label(1)).toBe("1 non lue");
  expect(french.offlineBanner.words.waiting(2)).toContain("2 éléments");
  expect(french.chart.format(1.5)).toBe("1,5");
});

test("a duration has only the parts that it needs", () => {
  const { durationLabel, leftLabel } = french.countdownTimer;
  expect([0, 1, 60, 90, 3_600, 7_322].map(durationLabel)).toEqual([
    "0 seconde",
    "1 seconde",
    "1 minute",
    "1 minute 30 secondes",
    "1 heure",
    "2 heures 2 minutes 2 secondes",
  ]);
  expect(leftLabel(60)).toBe("Il reste 1 minute");
});

test("a file has its size", () => {
  const { size } = french.fileUpload.words;
  expect([1, 4_200, 999_499, 1_250_000].map((bytes) => size?.(bytes))).toEqual(["1 ko", "4 ko", "999 ko", "1,3 Mo"]);
});

test("characters are counted down, and then up", () => {
  const { countLabel } = french.textArea;
  expect([20, 1, 0, -1, -2].map(countLabel)).toEqual([
    "Il vous reste 20 caractères",
    "Il vous reste 1 caractère",
    "Il vous reste 0 caractère",
    "Vous avez 1 caractère de trop",
    "Vous avez 2 caractères de trop",
  ]);
});

/** Every text of a tree, with those that functions return. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return textsIn((value as (...all: unknown[]) => unknown)(3, 4, "x"));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test("no line can break before a question mark or a colon", () => {
  const texts = textsIn(french);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => / [?!;:»%]|« /.test(text))).toEqual([]);
});
