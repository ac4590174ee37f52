import { type Kind, kinds, type ReadableKind, type ReportedKind } from "@kwan/domain/kinds";
import { call } from "../call.ts";
import { lazyTable } from "../lazily.ts";
import { report, reportFilter } from "../shapes/reports.ts";
import { newServiceOf, type ReadBy, serviceChangesOf, serviceOf } from "../shapes/services.ts";

export type { ReadableKind, ReportedKind };

const rows = Object.values(kinds);
/** "hazard-permit/renew" gives "HazardPermitRenew". */
const pascal = (kind: string): string => kind.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
/** The ledger's number of the n-th call of a group: "R-API-C07". */
const numbered = (group: string, index: number) => `R-API-${group}${String(index + 1).padStart(2, "0")}` as const;

/** Who files an application of a kind, and so may change it. */
const filedBy = (kind: Kind): readonly ["officer"] | readonly ["owner"] =>
  kinds[kind].filed_by === "office" ? ["officer"] : ["owner"];

const createOf = <K extends Kind>(kind: K, index: number) =>
  call({
    id: `create${pascal(kind)}`,
    requirement: numbered("C", index),
    kind: "write",
    method: "POST",
    path: `/service/${kind}/`,
    body: newServiceOf(kinds[kind]),
    answer: serviceOf([kind]),
    status: 201,
    errors: ["not_eligible", "already_open"],
    access: filedBy(kind),
  });

const getOf = <K extends ReadableKind>(kind: K, index: number) =>
  call({
    id: `get${pascal(kind)}`,
    requirement: numbered("G", index),
    kind: "read",
    method: "GET",
    path: `/service/${kind}/{id}/`,
    answer: serviceOf(readBy(kind)),
    errors: ["reason_required"],
    access: ["owner", "officer"],
    audit: "service",
  });

const updateOf = <K extends ReadableKind>(kind: K, index: number) =>
  call({
    id: `update${pascal(kind)}`,
    requirement: numbered("U", index),
    kind: "write",
    method: "PATCH",
    path: `/service/${kind}/{id}/`,
    body: serviceChangesOf<ReadBy<K>>(),
    answer: serviceOf(readBy(kind)),
    errors: ["state_forbids"],
    access: filedBy(kind),
  });

const reportOf = <K extends ReportedKind>(kind: K, index: number) =>
  call({
    id: `report${pascal(kind)}`,
    requirement: numbered("R", index),
    kind: "read",
    method: "POST",
    path: `/service/${kind}/report/`,
    body: reportFilter,
    answer: report,
    access: ["officer", "admin"],
  });

const readBy = <P extends Kind>(parent: P): ReadBy<P>[] =>
  rows.filter((row) => row.parent === parent).map((row) => row.kind as ReadBy<P>);

const readable = rows.filter((row) => row.can.read).map((row) => row.kind as ReadableKind);
const reported = rows.filter((row) => row.can.report).map((row) => row.kind as ReportedKind);

type CreateCall<K extends Kind> = ReturnType<typeof createOf<K>>;
type GetCall<K extends ReadableKind> = ReturnType<typeof getOf<K>>;
type UpdateCall<K extends ReadableKind> = ReturnType<typeof updateOf<K>>;
type ReportCall<K extends ReportedKind> = ReturnType<typeof reportOf<K>>;

/** The tables of calls below, by kind. */
export type CreateServiceCalls = { readonly [K in Kind]: CreateCall<K> };
export type GetServiceCalls = { readonly [K in ReadableKind]: GetCall<K> };
export type UpdateServiceCalls = { readonly [K in ReadableKind]: UpdateCall<K> };
export type ReportServiceCalls = { readonly [K in ReportedKind]: ReportCall<K> };

/** The calls that file an application, by kind: one for each row of the table. */
export const createService = /* @__PURE__ */ lazyTable(
  rows.map((row) => row.kind),
  createOf,
) as unknown as CreateServiceCalls;

/** The calls that read an application, by the kind whose path it has. */
export const getService = /* @__PURE__ */ lazyTable(readable, getOf) as unknown as GetServiceCalls;

/** The calls that change an application while its state allows it. */
export const updateService = /* @__PURE__ */ lazyTable(readable, updateOf) as unknown as UpdateServiceCalls;

/** The calls that draw up a kind's report. */
export const reportService = /* @__PURE__ */ lazyTable(reported, reportOf) as unknown as ReportServiceCalls;
