import { afterEach, expect, test, vi } from "vitest";
import { findOrInstall } from "./programs.ts";

afterEach(() => vi.unstubAllEnvs());

test("a program that is missing and cannot be installed is named, with what to install", async () => {
  vi.stubEnv("PATH", "");
  const looked = findOrInstall({ names: ["firefox-esr"], packages: ["firefox-esr"] });
  await expect(looked).rejects.toThrow("It is not installed. Install firefox-esr.");
});

test("an installed program is found by the first of its names, if what it needs is installed too", async () => {
  const find = (names: string[], needs: string[] = []) => findOrInstall({ names, needs, packages: ["nothing"] });
  expect(await find(["no-such-browser", "sh"], ["env"])).toMatch(/\/sh$/);
});
