import { type AnyCall, calls } from "@kwan/contract";

/** Who requests a list: a generated driver or learner, or staff. "roaming" is an officer without a branch. */
export type Asker = "driver" | "learner" | "driving_school" | "reviewer" | "officer" | "roaming" | "admin";

const hasCursor = ({ query }: AnyCall): boolean =>
  "cursor" in ((query as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape ?? {});

/** Every call of the contract that returns a list. */
export const lists: readonly AnyCall[] = calls.filter(hasCursor);

/** Records in the database that queries refer to. */
export interface Named {
  readonly driver: string;
  readonly school: string;
  readonly branch: string;
  readonly service: string;
}

/**
 * How each list is requested and by whom: without filters, with each of them, and with several. A test fails if a
 * list is missing.
 */
export const listRequests = ({
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
  listFlaggedPayments: [
    ["officer", ""],
    ["officer", "resolved=true"],
  ],
  listUnverifiedIdentities: [["officer", ""]],
  listAvailableServices: [["driver", ""]],
  listDriverPayments: [
    ["driver", ""],
    ["driver", "status=paid"],
    ["officer", "status=failed"],
  ],
  listShares: [["driver", ""]],
  listEnrolments: [["driving_school", ""]],
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
