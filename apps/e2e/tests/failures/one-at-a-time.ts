import { test } from "vitest";
import { journeys } from "../browser.ts";

const { context } = journeys();

test("a journey that passes", async () => {
  await (await context()).newPage();
});

test("a journey that fails", async () => {
  const page = await (await context()).newPage();
  await page.setContent("<p>This page is in the trace.</p>");
  throw new Error("It fails on purpose.");
});

test("a journey that fails after its pages were closed", async () => {
  await (await context()).close();
  throw new Error("It fails on purpose.");
});

test("a journey after one that failed", async () => {
  await (await context()).newPage();
});
