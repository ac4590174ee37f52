import { AnswerError, ApiError, NetworkError } from "@kwan/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draft } from "../../../../stories/draft.ts";
import type { Application, ApplicationChanges } from "../queries.ts";
import { DraftSaving } from "./draft-saving.ts";
import { unsaved } from "./unsaved.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => new NetworkError(new TypeError("Failed to fetch"), undefined);
const refused = (status: number, code: string) =>
  new ApiError({
    response: new Response(null, { status }),
    body: { code, detail: "No." },
    requestId: undefined,
    endpoint: "PATCH /",
    retryAfter: undefined,
  });
const stale = () => refused(412, "stale");

/** Creates a draft on a server that fails with these errors in turn, and then accepts everything. */
function saving(first: Application, ...failures: Error[]) {
  let there = first;
  let version = 0;
  const sent: ApplicationChanges[] = [];
  const made = new DraftSaving(first, {
    read: async () => there,
    change: (base, changes) => {
      sent.push(changes);
      const failure = failures.shift() ?? (base.updated_at === there.updated_at ? undefined : stale());
      if (failure) return Promise.reject(failure);
      version += 1;
      there = { ...there, ...changes, updated_at: `v${version}` } as Application;
      return Promise.resolve(there);
    },
    move: async () => there,
    show: () => undefined,
  });
  const close = made.open();
  return { made, sent, close, elsewhere: (changed: Partial<Application>) => (there = { ...there, ...changed }) };
}

test("typed answers are kept on the device immediately, and sent once typing pauses [R-ADD-07]", async () => {
  const { made, sent } = saving(draft);
  made.change({ branch: "brn_ho" });
  expect(unsaved.get(draft.id)?.changes).toEqual({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(900);
  made.change({ tier: "premium" });
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ branch: "brn_ho", tier: "premium" }]);
  expect(made.state().saving).toBe("saved");
  expect(unsaved.get(draft.id)).toBeUndefined();
});

test("without a connection, saving is retried with growing delays, and nothing is lost [R-ADD-07]", async () => {
  const { made, sent } = saving(draft, lost(), lost(), lost());
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(made.state().saving).toBe("unsaved");
  expect(unsaved.get(draft.id)?.changes).toEqual({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(sent.length).toBe(4);
  expect(made.state().saving).toBe("saved");
});

test("a change that a login page of the network answered is sent again [R-ADD-07]", async () => {
  const page = new AnswerError({ fault: "html", endpoint: "PATCH /", answered: 200, requestId: undefined });
  const { made, sent } = saving(draft, page);
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(made.state().saving).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(2_000);
  expect([sent.length, made.state().saving]).toEqual([2, "saved"]);
});

test("a change that the server rejects is not sent again until it is edited [R-ADD-07]", async () => {
  const { made, sent } = saving(draft, refused(400, "invalid"));
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent.length, made.state().saving]).toEqual([1, "refused"]);
});

test("if the draft was changed elsewhere, nothing is saved until the person chooses [R-ADD-07]", async () => {
  const { made, sent, elsewhere } = saving(draft);
  elsewhere({ branch: "brn_other", updated_at: "v9" });
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made.state().conflict?.mine).toEqual({ branch: "brn_ho" });
  expect(sent.length).toBe(1);
  await made.keepMine();
  expect(made.state()).toMatchObject({ saving: "saved", conflict: undefined, round: 1 });
  expect(made.latest().branch).toBe("brn_ho");
});

test("the person can choose the version from elsewhere [R-ADD-07]", async () => {
  const { made, elsewhere } = saving(draft);
  elsewhere({ branch: "brn_other", updated_at: "v9" });
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  made.takeTheirs();
  expect(made.latest().branch).toBe("brn_other");
  expect(unsaved.get(draft.id)).toBeUndefined();
});

test("a change that was saved although its response was lost causes no conflict [R-ADD-07]", async () => {
  const { made, elsewhere } = saving(draft, lost());
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  elsewhere({ branch: "brn_ho", updated_at: "v9" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(made.state()).toMatchObject({ saving: "saved", conflict: undefined });
});

test("closing the form sends pending changes once, and plans no further attempt [R-ADD-07]", async () => {
  const { made, sent, close } = saving(draft, lost());
  made.change({ branch: "brn_ho" });
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent.length).toBe(1);
  expect(unsaved.get(draft.id)?.changes).toEqual({ branch: "brn_ho" });
});

test("an application is not submitted if somebody else has changed it since it was loaded [R-ADD-07]", async () => {
  const { made, elsewhere } = saving(draft);
  elsewhere({ updated_at: "v9" });
  await expect(made.move("submit")).rejects.toThrow("another device");
});

test("while the person has to choose a version, nothing is sent and saving is refused [R-ADD-07]", async () => {
  const { made, sent, elsewhere } = saving(draft);
  elsewhere({ updated_at: "theirs", branch: "brn_kumasi" });
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(made.state().conflict).toBeDefined();
  expect(sent).toHaveLength(1);
  const saved = made.save({ tier: "premium" });
  await expect(saved).rejects.toMatchObject({ status: 412 });
  expect(sent).toHaveLength(1);
});

test("without a conflict there is nothing to choose", async () => {
  const { made, sent } = saving(draft);
  made.change({ branch: "brn_ho" });
  const before = made.state();
  await made.keepMine();
  made.takeTheirs();
  expect(made.state()).toEqual(before);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(sent).toEqual([{ branch: "brn_ho" }]);
});

test("what is typed while a change is sent is not saved yet, and is sent next", async () => {
  const { made, sent } = saving(draft);
  made.change({ branch: "brn_ho" });
  vi.advanceTimersByTime(1_000);
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual([{ branch: "brn_ho" }]);
  made.change({ tier: "premium" });
  await vi.advanceTimersByTimeAsync(10);
  expect(made.state().saving).toBe("saving");
  await vi.advanceTimersByTimeAsync(1_100);
  expect(sent).toEqual([{ branch: "brn_ho" }, { tier: "premium" }]);
  expect(made.state().saving).toBe("saved");
});

test("an internal error of the server is retried", async () => {
  const { made, sent } = saving(draft, refused(500, "internal"));
  made.change({ branch: "brn_ho" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(made.state().saving).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(2_100);
  expect(sent).toHaveLength(2);
  expect(made.state().saving).toBe("saved");
});
