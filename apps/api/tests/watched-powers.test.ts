import { calls } from "@kwan/contract";
import { expect, it } from "vitest";
import { beyondPower, type WatchedRequest } from "./watched-powers.ts";

const request = (id: string, written: readonly string[], more: Partial<WatchedRequest> = {}): WatchedRequest => ({
  call: calls.find((call) => call.id === id) as NonNullable<WatchedRequest["call"]>,
  written: new Set(written),
  ...more,
});

it("notices each column that the power of a call does not name [R-AUT-19]", () => {
  const step = request("recordStep", ["service_steps.state", "services.version", "audit+", "licenses.expires_on"]);
  expect(beyondPower(step)).toEqual(["licenses.expires_on"]);
  const narrowed = request("updateStaff", ["users.is_active", "users.updated_at", "users.role"]);
  expect(beyondPower(narrowed)).toEqual(["users.role"]);
});

it("goes by the action and by the kind of decision", () => {
  const written = ["licenses.expires_on", "services.status"];
  expect(beyondPower(request("moveService", written, { body: { action: "approve" } }))).toEqual([]);
  expect(beyondPower(request("moveService", written, { body: { action: "cancel" } }))).toEqual(["licenses.expires_on"]);
  const decided = ["decisions.state", "licenses+"];
  expect(beyondPower(request("decideDecision", decided, { answer: { kind: "enter_licence" } }))).toEqual([]);
  expect(beyondPower(request("decideDecision", decided, { answer: { kind: "change_contact" } }))).toEqual([
    "licenses+",
  ]);
});
