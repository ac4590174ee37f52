import { describe, expect, test } from "vitest";
import { faultOf, sizeInWords } from "./check-file.ts";

const faults = {
  wrongType: () => "type",
  tooLarge: (_: string, most: string) => `over ${most}`,
  empty: () => "empty",
  size: sizeInWords,
};
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const accept = "image/*, application/pdf,.heic";

describe("a chosen file", () => {
  test.each([
    [file("a.jpg", "image/jpeg"), undefined],
    [file("a.pdf", "application/pdf"), undefined],
    [file("A.HEIC", ""), undefined],
    [file("a.exe", "application/x-msdownload"), "type"],
    [file("a.pdf.txt", "text/plain"), "type"],
    [file("a.jpg", "image/jpeg", 0), "empty"],
    [file("a.jpg", "image/jpeg", 5001), "over 5 kB"],
  ])("%s has the fault %s", (chosen, fault) => {
    expect(faultOf(chosen, { accept, maxBytes: 5000 }, faults)).toBe(fault);
  });

  test("may be anything without limits", () => {
    expect(faultOf(file("a.bin", "", 9_000_000), {}, faults)).toBeUndefined();
  });
});

test.each([
  [1, "1 kB"],
  [230_400, "230 kB"],
  [1_400_000, "1.4 MB"],
  [5_000_000, "5 MB"],
])("%d bytes are shown as %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
