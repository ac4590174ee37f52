import { isOpen } from "@kwan/domain";
import type { Kind, Tier } from "@kwan/domain/kinds";
import { fixedOncePaid, isEditable } from "@kwan/domain/kinds";
import { isCitizen, partsFor, rowOf, seeApplication, touch } from "./application-state.ts";
import { requireVersion } from "./present-application.ts";
import { invalidField, NotSimulated, Refused } from "./refused.ts";
import type { Account, Application, MockState } from "./state.ts";
import { submitApplication } from "./submit-application.ts";

/** The properties that can be sent when creating or changing an application of any kind. */
export interface Filing {
  readonly branch?: string | null | undefined;
  readonly tier?: string | undefined;
  readonly delivery_location?: string | null | undefined;
  readonly submit?: boolean | undefined;
  readonly details?: object | undefined;
}

function checkPlaces(
  state: MockState,
  { branch, tier, delivery_location }: Filing,
  tiers: readonly string[],
  present: string | null,
): void {
  if (delivery_location) throw new NotSimulated("addresses for delivery");
  if (branch && branch !== present) {
    const row = state.branches.find(({ id }) => id === branch);
    if (!row) throw invalidField("branch", "There is no such branch.");
    if (!row.is_open) throw invalidField("branch", "This branch is closed.");
  }
  if (tier && !tiers.includes(tier)) throw invalidField("tier", `Choose one of these speeds: ${tiers.join(", ")}.`);
}

const openOf = (state: MockState, driver: string): Application[] =>
  [...state.applications.values()].filter((each) => each.driver === driver && isOpen(each.status));

function requireNoOther(state: MockState, kind: Kind, driver: string): void {
  const { title, effect } = rowOf({ kind });
  const open = openOf(state, driver);
  const other = open.find((each) => rowOf(each).effect.does === effect.does && effect.does === "issue_license");
  if (other && other.kind !== kind)
    throw new Refused("already_open", `Your application for ${rowOf(other).title} is open.`);
  if (open.some((each) => each.kind === kind))
    throw new Refused("already_open", `You already have an open application for ${title}.`);
}

/** Creates an application, either as a draft or for immediate submission. */
export function fileApplication(state: MockState, account: Account, kind: Kind, filing: Filing): Application {
  const { tiers } = rowOf({ kind });
  if (!isCitizen(account)) throw new NotSimulated("applications that officers make for somebody at the counter");
  const { driver } = account;
  if (!driver) throw new Refused("state_forbids", "Complete your profile first.");
  checkPlaces(state, filing, tiers, null);
  requireNoOther(state, kind, driver);
  const now = state.now().toISOString();
  const application: Application = {
    id: state.newId("srv"),
    number: state.nextNumber("APP"),
    kind,
    driver,
    filed_by: account.id,
    created_at: now,
    updated_at: now,
    status: "draft",
    branch: filing.branch ?? null,
    tier: (filing.tier ?? "standard") as Tier,
    details: { ...filing.details },
    submitted_at: null,
    version: 1,
    steps: [],
    history: [],
    submitted: null,
    submitted_before: null,
    reason: null,
    settlement: null,
  };
  // A refused submission leaves no draft behind, as on the server, where both are one transaction.
  if (filing.submit) submitApplication(state, account, application, "submit", null);
  state.applications.set(application.id, application);
  return application;
}

function requireSamePurchase({ status, tier, details }: Application, changes: Filing): void {
  if (status === "draft" || status === "awaiting_payment") return;
  const fields: Record<string, string[]> = {};
  if (changes.tier !== undefined && changes.tier !== tier) fields.tier = ["You have paid for another speed."];
  for (const [name, value] of Object.entries(changes.details ?? {}))
    if (fixedOncePaid.some((each) => each === name) && value !== details[name])
      fields[`details.${name}`] = ["You have paid for another class."];
  if (Object.keys(fields).length > 0) throw new Refused("state_forbids", { fields });
}

/** Changes a draft, or an application that the office has sent back. Answers are merged field by field. */
export function changeApplication(
  state: MockState,
  account: Account,
  id: string | undefined,
  changes: Filing,
  version: number | null,
): Application {
  const application = seeApplication(state, account, id);
  requireVersion(state, account, application, version);
  if (!partsFor(account, application).includes("applicant"))
    throw isCitizen(account) ? new Refused("forbidden") : new Refused("state_forbids", "The applicant does this.");
  if (!isEditable(application.status)) throw new Refused("state_forbids", "This application has been submitted.");
  requireSamePurchase(application, changes);
  checkPlaces(state, changes, rowOf(application).tiers, application.branch);
  if (changes.branch !== undefined) application.branch = changes.branch;
  if (changes.tier !== undefined) application.tier = changes.tier as Tier;
  application.details = { ...application.details, ...changes.details };
  touch(state, application);
  return application;
}
