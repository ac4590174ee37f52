import { type Kind, kindForms, type ReadableKind, type ReportedKind } from "@kwan/domain/kinds";
import { call } from "../call.ts";
import { lazyTable } from "../lazily.ts";
import { report, reportFilter } from "../reports/shapes.ts";
import { newServiceOf, serviceChangesOf } from "../services/drafts.ts";
import { type ReadBy, serviceOf } from "../services/shapes.ts";

export type { ReadableKind, ReportedKind };

const forms = Object.values(kindForms);
/** Turns "hazard-permit/renew" into "HazardPermitRenew". */
const pascal = (kind: string): string => kind.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
type Requirement = `R-API-${string}`;
type Requirements = { create: Requirement; get?: Requirement; update?: Requirement; report?: Requirement };

/**
 * The IDs of the requirements for the calls of each kind of service in the specification. The calls of any other kind
 * are additions.
 */
const requirements: { readonly [K in Kind]?: Requirements } = {
  "learners-license": { create: "R-API-C01", get: "R-API-G01", update: "R-API-U01", report: "R-API-R01" },
  "license-application": { create: "R-API-C02", get: "R-API-G02", update: "R-API-U02", report: "R-API-R02" },
  "license-application/commercial": { create: "R-API-C03" },
  "drivers-renewal": { create: "R-API-C04", get: "R-API-G03", update: "R-API-U03", report: "R-API-R03" },
  "expired-drivers-license-replacement": {
    create: "R-API-C05",
    get: "R-API-G04",
    update: "R-API-U04",
    report: "R-API-R04",
  },
  "foreign-license-conversion": { create: "R-API-C06", get: "R-API-G05", update: "R-API-U05", report: "R-API-R05" },
  "international-driving-permit": { create: "R-API-C07", get: "R-API-G06", update: "R-API-U06", report: "R-API-R06" },
  "center-change": { create: "R-API-C08", get: "R-API-G07", update: "R-API-U07" },
  "license-revocation": { create: "R-API-C09", get: "R-API-G08", update: "R-API-U08", report: "R-API-R07" },
  "lost-damaged-license": { create: "R-API-C10", get: "R-API-G09", update: "R-API-U09", report: "R-API-R08" },
  "lost-damaged-license/lost": { create: "R-API-C11" },
  "old-drivers-license-replacement": {
    create: "R-API-C12",
    get: "R-API-G10",
    update: "R-API-U10",
    report: "R-API-R09",
  },
  "upgrading-drivers-license": { create: "R-API-C13", get: "R-API-G11", update: "R-API-U11", report: "R-API-R10" },
  "learners-license-renewal": { create: "R-API-C14", get: "R-API-G12", update: "R-API-U12", report: "R-API-R11" },
  "hazard-permit": { create: "R-API-C15", get: "R-API-G13", update: "R-API-U13" },
  "hazard-permit/renew": { create: "R-API-C16" },
  amendment: { create: "R-API-C17", get: "R-API-G14", update: "R-API-U14" },
  "proficiency-test": { create: "R-API-C18", get: "R-API-G15", update: "R-API-U15" },
  "additional-class": { create: "R-API-C19", get: "R-API-G16", update: "R-API-U16" },
};

/**
 * Returns who can create and change applications for a kind of service. Officers can do so for every kind, on behalf of
 * people without an account.
 */
const filedBy = (kind: Kind): readonly ["applications.work"] | readonly ["owner", "applications.work"] =>
  kindForms[kind].filed_by === "office" ? ["applications.work"] : ["owner", "applications.work"];

const createOf = <K extends Kind>(kind: K) =>
  call({
    id: `create${pascal(kind)}`,
    requirement: requirements[kind]?.create ?? "addition",
    method: "POST",
    path: `/service/${kind}/`,
    body: newServiceOf<K>(kindForms[kind]),
    answer: serviceOf([kind]),
    status: 201,
    errors: ["not_eligible", "already_open"],
    access: filedBy(kind),
    power: "file_application",
  });

const getOf = <K extends ReadableKind>(kind: K) =>
  call({
    id: `get${pascal(kind)}`,
    requirement: requirements[kind]?.get ?? "addition",
    method: "GET",
    path: `/service/${kind}/{id}/`,
    answer: serviceOf(readBy(kind)),
    errors: ["reason_required"],
    access: ["owner", "applications.work"],
    audit: "service",
  });

const updateOf = <K extends ReadableKind>(kind: K) =>
  call({
    id: `update${pascal(kind)}`,
    requirement: requirements[kind]?.update ?? "addition",
    method: "PATCH",
    path: `/service/${kind}/{id}/`,
    body: serviceChangesOf<ReadBy<K>>(),
    answer: serviceOf(readBy(kind)),
    errors: ["state_forbids"],
    access: filedBy(kind),
    power: "fill_in_application",
  });

const reportOf = <K extends ReportedKind>(kind: K) =>
  call({
    id: `report${pascal(kind)}`,
    requirement: requirements[kind]?.report ?? "addition",
    kind: "read",
    method: "POST",
    path: `/service/${kind}/report/`,
    body: reportFilter,
    answer: report,
    access: ["reports.read"],
  });

const readBy = <P extends Kind>(parent: P): ReadBy<P>[] =>
  forms.filter((form) => form.parent === parent).map((form) => form.kind as ReadBy<P>);

const readable = forms.filter((form) => form.can.read).map((form) => form.kind as ReadableKind);
const reported = forms.filter((form) => form.can.report).map((form) => form.kind as ReportedKind);

type CreateCall<K extends Kind> = ReturnType<typeof createOf<K>>;
type GetCall<K extends ReadableKind> = ReturnType<typeof getOf<K>>;
type UpdateCall<K extends ReadableKind> = ReturnType<typeof updateOf<K>>;
type ReportCall<K extends ReportedKind> = ReturnType<typeof reportOf<K>>;

/** The types of the tables below, which contain the calls for each kind of service. */
export type CreateServiceCalls = { readonly [K in Kind]: CreateCall<K> };
export type GetServiceCalls = { readonly [K in ReadableKind]: GetCall<K> };
export type UpdateServiceCalls = { readonly [K in ReadableKind]: UpdateCall<K> };
export type ReportServiceCalls = { readonly [K in ReportedKind]: ReportCall<K> };

/**
 * Creates an application. The kind of service determines the fields of the body.
 *
 * @sdk services.create
 * @example
 * const service = await kwan.services.create("learners-license", application);
 */
export const createService = /* @__PURE__ */ lazyTable(
  forms.map((form) => form.kind),
  createOf,
) as unknown as CreateServiceCalls;

/**
 * Returns an application for the given kind of service.
 *
 * @sdk services.get
 * @example
 * const service = await kwan.services.get("drivers-renewal", id);
 */
export const getService = /* @__PURE__ */ lazyTable(readable, getOf) as unknown as GetServiceCalls;

/**
 * Changes an application while its status allows it.
 *
 * @sdk services.update
 * @example
 * await kwan.services.update("drivers-renewal", service.id, { ...changes }, { ifMatch: service });
 */
export const updateService = /* @__PURE__ */ lazyTable(readable, updateOf) as unknown as UpdateServiceCalls;

/**
 * Counts the applications for a kind of service and its variants over a period. For officers.
 *
 * @sdk services.report
 * @example
 * const report = await kwan.services.report("learners-license", { from: "2026-01-01", to: "2026-06-30" });
 */
export const reportService = /* @__PURE__ */ lazyTable(reported, reportOf) as unknown as ReportServiceCalls;
