import { describe, expect, it } from "vitest";
import { examples } from "../src/examples.ts";
import { calls, matchCall } from "../src/index.ts";
import { moreSpecific } from "../src/match-call.ts";

const addressOf = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));

/** Returns whether a path could match both templates. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [a.split("/"), b.split("/")];
  const isFree = (segment: string) => segment.startsWith("{");
  return (
    left.length === right.length &&
    left.every((segment, index) => segment === right[index] || isFree(segment) || isFree(right[index] ?? ""))
  );
}

describe("finding the call for a path", () => {
  it.each(calls.map((call) => [call.method, call.path, call] as const))(
    "%s %s is found by its own path",
    (method, path, call) => {
      const params = examples[call.id]?.params ?? {};
      expect(matchCall(calls, method, addressOf(path, params))).toEqual({ call, params });
    },
  );

  it("never leaves two calls that match a path equally well", () => {
    const pairs = calls.flatMap((a, index) => calls.slice(index + 1).map((b) => [a, b] as const));
    const undecided = pairs.filter(
      ([a, b]) => a.method === b.method && overlap(a.path, b.path) && moreSpecific(a.path, b.path) === 0,
    );
    expect(undecided.map(([a, b]) => `${a.path} and ${b.path}`)).toEqual([]);
  });

  it("prefers a literal segment to a parameter, whatever the order of the list", () => {
    for (const list of [calls, calls.toReversed()]) {
      expect(matchCall(list, "GET", "/service/overview/")?.call.id).toBe("getServiceOverview");
      expect(matchCall(list, "GET", "/service/drv_1/")?.call.id).toBe("listServices");
      expect(matchCall(list, "GET", "/service/update-request/")?.call.id).toBe("listUpdateRequests");
      expect(matchCall(list, "POST", "/users/verify/reset/")?.call.id).toBe("verifyPasswordReset");
      expect(matchCall(list, "POST", "/users/verify/ama@mail.example/")?.call.id).toBe("verifyTarget");
    }
  });

  it.each([
    ["GET", "/nowhere/"],
    ["GET", "/dvla/branch//"],
    ["GET", "/dvla/branch/b1"],
    ["GET", "/dvla/branch/b1/extra/"],
    ["DELETE", "/dvla/branch/b1/"],
    ["GET", ""],
    ["GET", "/"],
  ])("finds nothing for %s %s", (method, path) => {
    expect(matchCall(calls, method, path)).toBeUndefined();
  });

  it("decodes a parameter, and keeps a stray percent sign", () => {
    expect(matchCall(calls, "POST", "/users/verify/a%40b.example/")?.params).toEqual({ target: "a@b.example" });
    expect(matchCall(calls, "POST", "/users/verify/100%/")?.params).toEqual({ target: "100%" });
  });
});
