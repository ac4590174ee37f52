import { afterEach, expect, test, vi } from "vitest";
import { deviceStorage, workStorage } from "./browser-storage.ts";
import { forgetPersonalData } from "./forget-personal-data.ts";

afterEach(() => {
  forgetPersonalData();
  vi.unstubAllGlobals();
});

/** A storage that rejects every new value once it is full. */
class Full {
  [key: string]: unknown;
  constructor(entries: Readonly<Record<string, string>>) {
    Object.assign(this, entries);
  }
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(): never {
    throw new DOMException("Full", "QuotaExceededError");
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

test("work that a full storage rejects is kept in memory, over its earlier version [R-ADD-02]", () => {
  vi.stubGlobal("localStorage", new Full({ "kwan.unsaved.srv_1.one": "a" }));
  workStorage.set("kwan.unsaved.srv_1.one", "b");
  workStorage.write("kwan.unsaved.srv_1.two", { is: true });
  expect(workStorage.get("kwan.unsaved.srv_1.one")).toBe("b");
  expect(workStorage.read("kwan.unsaved.srv_1.two")).toEqual({ is: true });
  expect(workStorage.keys("kwan.unsaved.srv_1.").toSorted()).toEqual([
    "kwan.unsaved.srv_1.one",
    "kwan.unsaved.srv_1.two",
  ]);
  workStorage.set("kwan.unsaved.srv_1.one", undefined);
  expect(workStorage.keys("kwan.unsaved.srv_1.")).toEqual(["kwan.unsaved.srv_1.two"]);
});

test("without any storage, work is kept until the person logs out, and choices are not kept [R-ADD-02]", () => {
  vi.stubGlobal("localStorage", undefined);
  workStorage.set("kwan.payment.inv_1", "KWP-1");
  deviceStorage.set("kwan.theme", "dark");
  expect([workStorage.get("kwan.payment.inv_1"), deviceStorage.get("kwan.theme")]).toEqual(["KWP-1", undefined]);
  forgetPersonalData();
  expect(workStorage.get("kwan.payment.inv_1")).toBeUndefined();
});

test("once the storage has room again, it replaces the memory", () => {
  vi.stubGlobal("localStorage", new Full({}));
  workStorage.set("kwan.unsaved.srv_1.one", "a");
  const roomy = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => roomy.get(key) ?? null,
    setItem: (key: string, text: string) => roomy.set(key, text),
    removeItem: (key: string) => roomy.delete(key),
  });
  workStorage.set("kwan.unsaved.srv_1.one", "b");
  roomy.set("kwan.unsaved.srv_1.one", "c");
  expect(workStorage.get("kwan.unsaved.srv_1.one")).toBe("c");
});
