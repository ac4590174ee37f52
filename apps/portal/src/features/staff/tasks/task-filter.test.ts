import { expect, test } from "vitest";
import { claimFilterOf, countOf, pageQuery, queryOf, taskFilterOf } from "./task-filter.ts";

const read = (address: string) => taskFilterOf(new URLSearchParams(address));

test("an address has several kinds and statuses, and what it does not know is left out [R-AUT-09]", () => {
  const filter = read("kind=verify_identity,review_application,gone&status=paid,sent&due=never&sort=name");
  expect(filter).toEqual({
    kinds: ["review_application", "verify_identity"],
    statuses: ["paid"],
    whose: "",
    branch: "",
    due: "",
    sort: "due",
  });
  expect(queryOf(filter)).toEqual({ kind: "review_application,verify_identity", status: "paid" });
  expect(countOf(filter)).toBe(2);
});

test.each([
  ["whose=mine", { mine: "true" }],
  ["whose=free", { mine: "false" }],
  ["whose=usr_1&due=overdue&sort=-branch", { assignee: "usr_1", due: "overdue", sort: "-branch" }],
  ["branch=brn_1", { branch: "brn_1" }],
  ["", {}],
])("%s asks the server for %o [R-AUT-09]", (address, query) => {
  expect(queryOf(read(address))).toEqual(query);
});

test("the next task is one of the same records, whoever has taken it or when it is due [R-AUT-09]", () => {
  expect(claimFilterOf(read("kind=verify_identity&branch=brn_1&whose=usr_1&due=overdue"))).toEqual({
    kind: "verify_identity",
    branch: "brn_1",
  });
});

test("another page of the list has the same filters and its own cursor [R-AUT-09]", () => {
  const address = new URLSearchParams("whose=mine&cursor=c1");
  expect(pageQuery(address, "/api/tasks?limit=50&cursor=c2")).toBe("whose=mine&cursor=c2");
  expect(pageQuery(address, null)).toBeUndefined();
  expect(address.get("cursor")).toBe("c1");
});
