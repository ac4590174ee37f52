import type { AnswerOf, getDriverFile, searchDrivers } from "@kwan/contract";
import { displayName, ownEmail, type PlainDate, reduceClasses, wireFromPesewas } from "@kwan/domain";
import { decisionKinds, decisionRow } from "@kwan/domain/decisions";
import { type Endorsement, type Kind, licenseStatus } from "@kwan/domain/kinds";
import { m } from "#messages";
import { titleOf } from "../../money/invoices/present.ts";
import type { claimOn, openDisputes } from "../../people/drivers/claims-store.ts";
import type { DriverRow, LicenseRow } from "../../people/drivers/store.ts";
import type { Actor } from "../../platform/context.ts";
import { may } from "../../platform/scopes.ts";
import type { applicationsOf, FileInvoice, FilePayment, messagesOf } from "./file-store.ts";
import type { FoundDriver } from "./search-store.ts";

type DriverFile = AnswerOf<typeof getDriverFile>;
type DriverMatch = AnswerOf<typeof searchDrivers>["results"][number];
type Rows<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;

export const presentFound =
  (today: PlainDate) =>
  (row: FoundDriver): DriverMatch => {
    const { number, classes, issued_on, expires_on, renewed_on } = row;
    const license =
      number !== null && classes && issued_on && expires_on && renewed_on
        ? { number, classes, issued_on, expires_on, renewed_on }
        : null;
    return {
      id: row.id,
      name: displayName(row),
      date_of_birth: row.date_of_birth,
      phone_number: row.account_phone_number ?? row.phone_number,
      id_number: row.id_number,
      is_id_verified: row.is_id_verified,
      license_number: number,
      license_status: license && licenseStatus(license, row.endorsements, today),
      classes: license ? reduceClasses(license.classes.map(({ letter }) => letter)) : [],
      has_account: row.account_id !== null,
      open_applications: Number(row.open_applications ?? 0),
    };
  };

export const presentApplications = (rows: Rows<typeof applicationsOf>): DriverFile["applications"] =>
  rows.map((row) => ({ ...row, kind: row.kind as Kind, title: titleOf(row.kind) }));

const presentPayment = (row: FilePayment): DriverFile["invoices"][number]["payments"][number] => ({
  id: row.id,
  reference: row.reference,
  channel: row.channel,
  status: row.status,
  amount: wireFromPesewas(row.received_pesewas ?? row.amount_pesewas),
  started_at: row.started_at,
  flag: row.mismatch,
  is_resolved: row.flag_resolved_at !== null,
});

export const presentInvoices = (
  invoices: readonly FileInvoice[],
  payments: readonly FilePayment[],
): DriverFile["invoices"] =>
  invoices.map((row) => ({
    id: row.id,
    number: row.number,
    service: row.application_id,
    service_number: row.service_number,
    service_title: titleOf(row.kind),
    status: row.status,
    total: wireFromPesewas(row.total_pesewas),
    currency: "GHS",
    issued_at: row.issued_at,
    paid_at: row.paid_at,
    payments: payments.filter(({ invoice_id }) => invoice_id === row.id).map(presentPayment),
  }));

const stateOf = (state: string): DriverFile["messages"][number]["state"] =>
  state === "sent" ? "sent" : state === "dead" ? "failed" : "waiting";

export const presentMessages = (rows: Rows<typeof messagesOf>): DriverFile["messages"] =>
  rows.map((row) => ({
    id: row.id,
    purpose: m.messages_purpose({ purpose: row.purpose }),
    channel: row.channel === "sms" ? "sms" : "email",
    state: stateOf(row.state),
    created_at: row.created_at,
  }));

type Claim = NonNullable<Awaited<ReturnType<typeof claimOn>>>;

export const presentClaim = (
  claim: Claim,
  disputes: Awaited<ReturnType<typeof openDisputes>>,
): NonNullable<DriverFile["claim"]> => ({
  claimed_by: displayName(claim),
  claimed_at: claim.claimed_at,
  is_alike: claim.is_alike,
  name_on_licence: claim.source_last_name === null ? null : `${claim.source_first_name} ${claim.source_last_name}`,
  others: disputes.map(({ email, phone_number, made_at, ...name }) => ({
    name: displayName(name),
    email: ownEmail(email),
    phone_number,
    made_at,
  })),
});

/** Returns the warnings about a person for an officer, most important first. */
export function flagsOf({
  isOwn,
  isNamesake,
  isProvisional,
  disputes,
  driver,
  account,
  license,
  endorsement,
  invoices,
  decisions,
  today,
}: {
  readonly isOwn: boolean;
  /** Whether the name is like the reader's, and no two people have confirmed the identity. */
  readonly isNamesake: boolean;
  /** Whether the licence was claimed and the holder's identity has not been verified yet. */
  readonly isProvisional: boolean;
  /** Later claims of the same licence. */
  readonly disputes: readonly unknown[];
  readonly driver: DriverRow;
  readonly account: DriverFile["account"];
  readonly license: LicenseRow | undefined;
  readonly endorsement: Endorsement | null;
  readonly invoices: DriverFile["invoices"];
  readonly decisions: DriverFile["decisions"];
  readonly today: PlainDate;
}): DriverFile["flags"] {
  const status = license && licenseStatus(license, [], today);
  const isFlagged = invoices.some(({ payments }) => payments.some(({ flag, is_resolved }) => flag && !is_resolved));
  const flags: readonly (false | DriverFile["flags"][number])[] = [
    isOwn && "own_record",
    isNamesake && "own_namesake",
    !driver.is_id_verified && "identity_unverified",
    driver.id_expires_on !== null && driver.id_expires_on < today && "identity_expired",
    disputes.length > 0 && "licence_disputed",
    isProvisional && "licence_provisional",
    account === null && "no_account",
    account?.is_active === false && "account_ended",
    endorsement?.kind === "revoked" && "licence_revoked",
    endorsement?.kind === "disqualified" && "driver_disqualified",
    endorsement?.kind === "suspended" && "licence_suspended",
    status === "expired" && "licence_expired",
    isFlagged && "payment_flagged",
    decisions.some(({ state }) => state === "proposed") && "decision_proposed",
  ];
  return flags.filter((flag) => flag !== false);
}

/**
 * Returns the kinds of decision about a person that the caller has permission to propose and that suit the record.
 * Nobody can propose a decision about themselves. All other rules are only checked when a decision is proposed.
 */
export function proposable(
  actor: Actor,
  {
    isOwn,
    driver,
    account,
    license,
    isDisputed,
    certificate,
  }: {
    readonly isOwn: boolean;
    readonly isDisputed: boolean;
    readonly driver: DriverRow;
    readonly account: DriverFile["account"];
    readonly license: LicenseRow | undefined;
    readonly certificate: unknown;
  },
): DriverFile["may_propose"] {
  const isUnchecked = driver.id_number !== null && !driver.is_id_verified;
  const fits: Readonly<Partial<Record<DriverFile["may_propose"][number], boolean>>> = {
    verify_identity: isUnchecked && !isDisputed,
    refuse_identity: isUnchecked,
    settle_claim: isDisputed,
    change_contact: account !== null,
    enter_licence: license === undefined,
    correct_licence: license !== undefined,
    withdraw_certificate: certificate !== undefined,
  };
  return isOwn
    ? []
    : decisionKinds.filter((kind) => {
        const { subject, scope } = decisionRow(kind);
        return subject === "driver" && may(actor, scope) && fits[kind] !== false;
      });
}
