import { type AnyCall, calls } from "@kwan/contract";
import type { AccountId, ApplicationId, BranchId, DriverId, SchoolId } from "../../src/platform/ids.ts";

/**
 * The caller who requests a list: a generated driver or learner, or staff. "roaming" is an officer without a branch.
 */
export type Asker =
  | "driver"
  | "learner"
  | "driving_school"
  | "reviewer"
  | "officer"
  | "roaming"
  | "accountant"
  | "admin";

const hasCursor = ({ query }: AnyCall): boolean =>
  "cursor" in ((query as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape ?? {});

/** Every call in the contract that returns a list. */
export const lists: readonly AnyCall[] = calls.filter(hasCursor);

/** The IDs of existing records that the requests below use. */
export interface Named {
  readonly account: AccountId;
  readonly driver: DriverId;
  readonly school: SchoolId;
  readonly branch: BranchId;
  readonly service: ApplicationId;
}

/**
 * How each list is requested and by whom: without filters, with each filter, and with several. A test fails if a list
 * is missing.
 */
export const listRequests = ({
  account,
  driver,
  school,
  branch,
  service,
}: Named): Readonly<Record<string, readonly [Asker, string][]>> => ({
  listSessions: [["driver", ""]],
  listStaff: [
    ["admin", ""],
    ["admin", "role=officer"],
    ["admin", "search=thorn"],
  ],
  listUndelivered: [["admin", ""]],
  listAudit: [
    ["admin", ""],
    ["admin", "looks=true"],
    ["admin", `person=${driver}&looks=true`],
    ["admin", `person=${driver}`],
    ["admin", `actor=${account}`],
    ["admin", `actor=${account}&looks=true`],
    ["admin", "act=service_approve"],
    ["admin", "act=file_service"],
    ["admin", "from=2026-06-01&to=2026-06-02&looks=true"],
    ["admin", `person=${driver}&act=file_service&from=2020-06-01&to=2026-12-31`],
  ],
  listRecordsAccessed: [
    ["admin", `actor=${account}`],
    ["admin", `actor=${account}&from=2026-06-01&to=2026-06-30`],
  ],
  listAccess: [["driver", ""]],
  listOwed: [["accountant", ""]],
  listDifferences: [
    ["accountant", ""],
    ["accountant", "ended=false"],
  ],
  listFlaggedPayments: [
    ["officer", ""],
    ["officer", "resolved=true"],
  ],
  listUnverifiedIdentities: [["officer", ""]],
  listDecisions: [
    ["officer", ""],
    ["officer", "state=proposed"],
    ["officer", "mine=true"],
    ["reviewer", `driver=${driver}`],
  ],
  listOwnDecisions: [["driver", ""]],
  listNotes: [
    ["roaming", `service=${service}`],
    ["reviewer", `driver=${driver}`],
  ],
  listEnquiries: [
    ["officer", ""],
    ["roaming", "state=open&desk=branch"],
    ["reviewer", "state=open"],
    ["admin", "number=EN-2026-0000426"],
  ],
  listImports: [["admin", ""]],
  listPrograms: [["admin", ""]],
  listImportRows: [
    ["admin", ""],
    ["reviewer", "outcome=unclear"],
  ],
  searchDrivers: [
    ["officer", "search=akua+thornwood"],
    ["officer", "search=acua+tornwud"],
    ["reviewer", "search=invented.4242%40people.example"],
    ["reviewer", "search=024+123+4567"],
    ["reviewer", "search=KW-2026-0001234"],
  ],
  listAvailableServices: [["driver", ""]],
  listDriverPayments: [
    ["driver", ""],
    ["driver", "status=paid"],
    ["officer", "status=failed"],
  ],
  listShares: [["driver", ""]],
  listEnrolments: [
    ["driving_school", ""],
    ["driving_school", "search=mensah"],
  ],
  listClassRecords: [
    ["learner", ""],
    ["learner", "module=theory&attendance=present&license_class=B"],
    ["learner", "search=hill+start"],
    ["driving_school", ""],
    ["driving_school", "from=2026-06-01&to=2026-06-30"],
    ["driving_school", "search=thornwood"],
    ["driving_school", `learner=${driver}`],
    ["driving_school", "module=practical&attendance=absent"],
    ["officer", ""],
    ["officer", `school=${school}`],
    ["officer", `learner=${driver}`],
    ["officer", "from=2026-06-01&to=2026-06-07"],
    ["officer", "module=theory"],
    ["officer", "attendance=absent"],
    ["officer", "license_class=B"],
    ["officer", "search=akua+thornwood"],
  ],
  listSchools: [
    ["admin", ""],
    ["officer", "search=ridge"],
  ],
  listBranches: [
    ["driver", ""],
    ["driver", "region=Ashanti&service=drivers-renewal"],
    ["driver", "search=tema"],
    ["driver", "lat=5.55&lon=-0.2"],
  ],
  listAppointments: [
    ["driver", ""],
    ["driver", `service=${service}`],
    ["officer", ""],
    ["officer", "from=2026-11-01&to=2026-11-30"],
    ["roaming", ""],
    ["roaming", `branch=${branch}`],
    ["roaming", "from=2026-11-20&to=2026-11-21"],
    ["roaming", `service=${service}`],
  ],
  listSlots: [
    ["driver", ""],
    ["driver", "purpose=eye_test&from=2027-01-10&to=2027-01-12"],
  ],
  listCostItems: [["driver", ""]],
  listServiceCosts: [["driver", ""]],
  listCountries: [["driver", ""]],
  listOfficeQueue: [
    ["officer", ""],
    ["officer", "status=in_review"],
    ["officer", "kind=drivers-renewal"],
    ["officer", "status=in_review&kind=drivers-renewal"],
    ["officer", "to_do=true"],
    ["roaming", "to_do=true"],
    ["officer", "search=akua+thornwood"],
    ["officer", "search=KW-2026-00"],
    ["roaming", ""],
    ["roaming", "status=in_review"],
    ["roaming", "kind=drivers-renewal"],
    ["roaming", `branch=${branch}`],
    ["roaming", "search=akua+thornwood"],
    ["roaming", "search=KW-2026-0001234"],
    ["officer", "open=false"],
    ["officer", "open=all&search=akua+thornwood"],
    ["officer", "open=all&search=0241234567"],
    ["roaming", "open=false"],
    ["roaming", "open=false&status=rejected"],
    ["roaming", "open=all&search=KW-2026-0001234"],
  ],
  listColleagues: [
    ["officer", ""],
    ["roaming", "search=thorn"],
  ],
  listTasks: [
    ["officer", ""],
    ["officer", "mine=true"],
    ["officer", "mine=false&kind=review_application"],
    ["officer", "due=overdue"],
    ["officer", "due=today"],
    ["officer", "kind=review_application,verify_identity&status=paid,approved"],
    ["officer", `assignee=${account}`],
    ["officer", "sort=-due"],
    ["roaming", "sort=branch"],
    ["roaming", "sort=kind"],
    ["reviewer", ""],
    ["roaming", ""],
    ["roaming", `branch=${branch}`],
  ],
  listServices: [
    ["driver", ""],
    ["driver", "open=true"],
    ["driver", "status=completed&kind=drivers-renewal"],
    ["driver", "search=KW-2026"],
    ["officer", ""],
  ],
  listUpdateRequests: [
    ["driver", ""],
    ["reviewer", ""],
    ["reviewer", "status=requested"],
    ["reviewer", "status=approved"],
    ["reviewer", "status=rejected"],
    ["reviewer", `driver=${driver}`],
  ],
  listNotifications: [
    ["driver", ""],
    ["driver", "unread=true"],
    ["driver", "unread=false"],
  ],
});
