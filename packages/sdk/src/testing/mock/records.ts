import { type AnswerOf, getBranch, getDriver, getLicense, listAvailableServices, listBranches } from "@kwan/contract";
import { type ClassLetter, displayName, isOpen, type PlainDate, reduceClasses, wireFromPesewas } from "@kwan/domain";
import {
  askedDocuments,
  type DriverRecord,
  eligibility,
  isKind,
  type KindRow,
  kindByCode,
  kindRows,
  licenseStatus,
  nextRenewal,
  usualCost,
} from "@kwan/domain/kinds";
import { invalidField, NotSimulated, notFound } from "./refused.ts";
import { accountOf, on, pageOf, Reply, type RequestTo, type Route } from "./routes.ts";
import { type Account, type Driver, driverOf, type MockState } from "./state.ts";

const isCitizen = ({ role }: Account): boolean => role === "learner" || role === "driver";

/** Returns a driver whom the caller may see. To citizens, other people's records do not exist. */
export function seeDriver(state: MockState, account: Account, id: string | undefined): Driver {
  const driver = id !== undefined && (!isCitizen(account) || account.driver === id) ? driverOf(state, id) : undefined;
  if (!driver) throw notFound();
  return driver;
}

/** Returns the data on which a driver's eligibility depends. */
export const recordOf = (state: MockState, driver: Driver): DriverRecord => ({
  date_of_birth: driver.profile.date_of_birth,
  is_identified: true,
  is_provisional: false,
  learners_license: driver.learners_license,
  license: driver.license,
  endorsements: [],
  theory: { road_sign: null, road_traffic: null },
  training_hours: driver.training_hours,
  training_gap: "hours",
  eye_test: driver.eye_test,
  hazard_permit: null,
  open_kinds: [...state.applications.values()]
    .filter((each) => each.driver === driver.profile.id && isOpen(each.status))
    .map(({ kind }) => kind),
});

type Available = AnswerOf<typeof listAvailableServices>["results"][number];

const availableService = (row: (typeof kindRows)[number], record: DriverRecord, today: PlainDate): Available => {
  const { is_eligible, reasons, earliest } = eligibility(row as unknown as KindRow, record, today);
  return {
    kind: row.kind,
    code: row.code,
    title: row.title,
    summary: row.summary,
    is_eligible,
    reasons: reasons.map(({ code, message, remedy }) => ({
      code,
      message,
      remedy: {
        do: remedy.do,
        text: remedy.text,
        ready_on: remedy.ready_on,
        instead: "instead" in remedy ? remedy.instead : null,
      },
    })),
    earliest,
    price: wireFromPesewas(usualCost(row as unknown as KindRow, today)),
    currency: "GHS",
    min_days: row.takes.min_days,
    max_days: row.takes.max_days,
    documents: askedDocuments(row.documents, {}).map(({ document }) => document),
  };
};

function licenceOf(driver: Driver, today: PlainDate): AnswerOf<typeof getLicense> {
  const { license, learners_license, profile } = driver;
  const status = license ? licenseStatus(license, [], today) : null;
  return {
    driver: profile.id,
    holder: displayName(profile),
    is_provisional: false,
    number: license?.number ?? null,
    issue: license ? 1 : null,
    is_card_blocked: license?.is_card_blocked ?? false,
    status,
    classes: [...(license?.classes ?? [])],
    is_commercial: false,
    issued_on: license?.issued_on ?? null,
    expires_on: license?.expires_on ?? null,
    renewed_on: [],
    next_renewal_on: license && (status === "valid" || status === "renewal_overdue") ? nextRenewal(license) : null,
    processing_centre: license?.processing_centre ?? null,
    certificate_number: license?.certificate_number ?? null,
    restrictions: [],
    endorsement: null,
    learners_license: learners_license && { ...learners_license, classes: [...learners_license.classes] },
    international_permit: null,
    hazard_permit: null,
  };
}

function branchesFor({ state, query, url }: RequestTo<typeof listBranches>) {
  if (query.lat !== undefined || query.lon !== undefined) throw new NotSimulated("the distance to a branch");
  const { service, region, search } = query;
  const kind = service && (isKind(service) ? service : kindByCode(service.toUpperCase())?.kind);
  if (service && !kind) throw invalidField("service", "There is no such service.");
  const text = search?.trim().toLowerCase() ?? "";
  const rows = state.branches.filter(
    (branch) =>
      branch.is_open &&
      (!kind || branch.services.includes(kind)) &&
      (!region || branch.region.toLowerCase() === region.trim().toLowerCase()) &&
      [branch.name, branch.city, branch.region, branch.code].some((each) => each.toLowerCase().includes(text)),
  );
  return pageOf(
    rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    query,
    url,
  );
}

export const recordRoutes: readonly Route[] = [
  on(listBranches, branchesFor),
  on(getBranch, ({ state, params }) => {
    const branch = state.branches.find(({ id }) => id === params.id);
    if (!branch) throw notFound();
    return branch;
  }),
  on(getDriver, (request) => {
    const { profile, license, version } = seeDriver(request.state, accountOf(request), request.params.id);
    const classes: ClassLetter[] = license ? reduceClasses(license.classes.map(({ letter }) => letter)) : [];
    return new Reply({ body: { ...profile, classes }, version });
  }),
  on(getLicense, (request) =>
    licenceOf(seeDriver(request.state, accountOf(request), request.params.id), request.state.today()),
  ),
  on(listAvailableServices, (request) => {
    const { state } = request;
    const record = recordOf(state, seeDriver(state, accountOf(request), request.params.id));
    const results = kindRows
      .filter((row) => row.filed_by === "applicant")
      .map((row) => availableService(row, record, state.today()));
    return { count: results.length, next: null, previous: null, results };
  }),
];
