import { test } from "vitest";
import { journeys } from "../browser.ts";

const { context } = journeys({ isConcurrent: true });

test.concurrent("a journey at the same time as one that fails", async () => {
  await (await context()).newPage();
});

test.concurrent("a journey that fails at the same time as one that passes", async () => {
  await (await context()).newPage();
  throw new Error("It fails on purpose.");
});
