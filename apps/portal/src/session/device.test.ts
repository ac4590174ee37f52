import type { User } from "@kwan/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedViews } from "../features/staff/tasks/saved-views.ts";
import { keptForm } from "../forms/kept-form.ts";
import { session } from "./session.ts";

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const ama = { username: "ama.mensah", driver: "drv_ama" } as User;
const address = keptForm("address");

test("after a session has ended, the device does not show whose data is on it [R-STA-02]", () => {
  session.begin(ama);
  address.keep({ city: "Kumasi" });
  savedViews.write([{ name: "Mine", search: "?taken=me" }]);
  session.end();
  expect(JSON.stringify([...stored])).not.toContain("ama.mensah");
});

test("text that was typed before a session ended is there after the same person's next login, and not for others", () => {
  session.begin(ama);
  address.keep({ city: "Kumasi" });
  session.end();
  expect(address.get()).toBeUndefined();
  session.begin(ama);
  expect(address.get()).toEqual({ city: "Kumasi" });
  session.end();
  session.begin({ ...ama, username: "kofi.mensah", driver: "drv_kofi" });
  expect(address.get()).toBeUndefined();
});
