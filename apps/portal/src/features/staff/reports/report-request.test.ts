import { expect, test } from "vitest";
import { groupingsOf, reportRequestIn } from "./report-request.ts";

const today = "2026-11-21";
const read = (text: string) => reportRequestIn(new URLSearchParams(text), today);

test("an address without filters requests the revenue of thirty days, including today [R-ADD-14]", () => {
  expect(read("")).toEqual({
    what: "revenue",
    from: "2026-10-23",
    to: today,
    branch: undefined,
    kind: undefined,
    status: undefined,
    group_by: "kind",
  });
});

test("report, service, period, branch, status and grouping are read from the address [R-ADD-14]", () => {
  const address =
    "what=applications&kind=drivers-renewal&from=2026-01-01&to=2026-06-30&branch=brn_1&status=completed&by=month";
  expect(read(address)).toEqual({
    what: "applications",
    kind: "drivers-renewal",
    from: "2026-01-01",
    to: "2026-06-30",
    branch: "brn_1",
    status: "completed",
    group_by: "month",
  });
});

test.each([
  ["what=pilot-licence", { what: "revenue" }],
  ["what=toString", { what: "revenue" }],
  ["what=applications&kind=pilot-licence", { kind: undefined, group_by: "kind" }],
  ["status=completed&kind=amendment", { status: undefined, kind: undefined }],
  ["what=waiting_times&status=completed", { status: undefined }],
  ["by=status", { group_by: "kind" }],
  ["what=applications&kind=drivers-renewal&by=kind", { group_by: "status" }],
])("filters that are not possible are left out: %s [R-ADD-14]", (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test("a period is kept as it was typed, and a missing end follows from the other [R-ADD-14]", () => {
  expect(read("from=2026-12-24&to=2026-03-10")).toMatchObject({ from: "2026-12-24", to: "2026-03-10" });
  expect(read("from=2026-02-30&to=2026-03-10")).toMatchObject({ from: "2026-02-30", to: "2026-03-10" });
  expect(read("to=2026-03-10")).toMatchObject({ from: "2026-02-09", to: "2026-03-10" });
  expect(read("to=2026-03")).toMatchObject({ from: "2026-10-23", to: "2026-03" });
});

test("an older address, which names a service as its report, shows the applications of that service [R-ADD-14]", () => {
  expect(read("what=drivers-renewal&by=month")).toMatchObject({
    what: "applications",
    kind: "drivers-renewal",
    group_by: "month",
  });
});

test("revenue cannot be grouped by status, nor one service by service [R-ADD-14]", () => {
  expect(groupingsOf("revenue")).toEqual(["kind", "day", "month", "branch", "channel"]);
  expect(groupingsOf("applications", "drivers-renewal")).toEqual(["status", "month", "branch", "day"]);
  expect(groupingsOf("rejections", "amendment")).toEqual(["ground", "branch", "month"]);
});
