import { describe, expect, test } from "vitest";
import { bundled, programs } from "../bench/bundles.ts";

describe("a bundle of one noun", () => {
  test("weighs less than 25 kB with ky and zod/mini, and holds no other noun's path", async () => {
    const { text, gzip } = await bundled(programs["createKwanWith and one noun"]);
    expect(gzip).toBeLessThan(25_000);
    expect(text).toContain("/dvla/branches/");
    for (const path of ["/users/", "/service/", "/staff/", "/document/", "/learner/", "/appointment/", "/license/"])
      expect(text).not.toContain(path);
  });

  test("holds nothing of Node", async () => {
    const { text } = await bundled(programs["createKwan, every noun"]);
    expect(text).not.toMatch(/\bprocess\.|\bBuffer\b|from"node:|require\(/);
  });
});
