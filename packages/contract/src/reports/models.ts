// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate, Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import type { BranchId } from "../ids.ts";

export type Report = {
  /** The number of applications. */
  total: number;
  /** The number of applications with each status. */
  by_status: {
    status: Status;
    /** The number of applications. */
    count: number;
  }[];
  /** The figures for each group. They add up to the total. */
  groups: {
    /** The number of applications. */
    count: number;
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
  from: PlainDate;
  to: PlainDate;
  kind: string;
};

export type ReportFilter = {
  branch?: BranchId | undefined;
  status?: Status | undefined;
  group_by?: "branch" | "day" | "month" | "status" | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
};

export type Revenue = {
  from: string;
  to: string;
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The number of receipts included in the figure. */
  receipts: number;
  /** The figures for each group. They add up to the total. */
  groups: {
    /** The value that identifies the group. */
    key: string;
    label: string;
    /** Total, in Ghana cedis, with two decimal places. */
    total: string;
    /** The number of receipts included in the figure. */
    receipts: number;
  }[];
};

export type GetRevenueBody = {
  branch?: BranchId | undefined;
  kind?: string | undefined;
  group_by?: "branch" | "channel" | "day" | "kind" | "month" | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type CountApplicationsBody = {
  status?: Status | undefined;
  group_by?: "branch" | "day" | "kind" | "month" | "status" | undefined;
  branch?: BranchId | undefined;
  kind?: Kind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type CountApplicationsAnswer = {
  /** The number of applications. */
  total: number;
  /** The figures for each group. They add up to the total. */
  groups: {
    /** The number of applications. */
    count: number;
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
  from: PlainDate;
  to: PlainDate;
};

export type GetWaitingTimesBody = {
  group_by?: "branch" | "kind" | undefined;
  branch?: BranchId | undefined;
  kind?: Kind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type GetWaitingTimesAnswer = {
  /** The figures for each group. */
  groups: {
    /** From submission to approval or rejection. */
    decision: {
      /** The number of applications. */
      count: number;
      /** Half of the applications took at most this many working days. */
      median: number | null;
      /** Nine out of ten applications took at most this many working days. */
      ninetieth: number | null;
    };
    /** From submission until the card is handed over. */
    hand_over: {
      /** The number of applications. */
      count: number;
      /** Half of the applications took at most this many working days. */
      median: number | null;
      /** Nine out of ten applications took at most this many working days. */
      ninetieth: number | null;
    };
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
  /** From submission to approval or rejection. */
  decision: {
    /** The number of applications. */
    count: number;
    /** Half of the applications took at most this many working days. */
    median: number | null;
    /** Nine out of ten applications took at most this many working days. */
    ninetieth: number | null;
  };
  /** From submission until the card is handed over. */
  hand_over: {
    /** The number of applications. */
    count: number;
    /** Half of the applications took at most this many working days. */
    median: number | null;
    /** Nine out of ten applications took at most this many working days. */
    ninetieth: number | null;
  };
  from: PlainDate;
  to: PlainDate;
};

export type GetBacklogBody = {
  group_by?: "branch" | "kind" | undefined;
  branch?: BranchId | undefined;
  kind?: Kind | undefined;
};

export type GetBacklogAnswer = {
  /** The date of the figures, which is always today. */
  on: PlainDate;
  /** The number of applications. */
  total: number;
  /** The age bands in working days since submission. `to` is null for the last one. */
  bands: {
    /** The lowest number of working days in the band. */
    from: number;
    /** The highest number of working days in the band. Null for the last band. */
    to: number | null;
    /** The number of applications in the band. */
    count: number;
  }[];
  /** The figures for each group. They add up to the total. */
  groups: {
    /** The number of applications in each band, in the order of `bands`. */
    by_age: number[];
    /** The number of applications. */
    count: number;
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
};

export type GetPassRatesBody = {
  group_by?: "branch" | "kind" | "month" | undefined;
  branch?: BranchId | undefined;
  kind?: Kind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type GetPassRatesAnswer = {
  /** The figures for each group. */
  groups: {
    /** The results of theory tests. Each part counts as a separate test. */
    theory: {
      /** The number of tests that were taken. */
      taken: number;
      /** The number of tests that were passed. */
      passed: number;
    };
    /** The results of practical tests. */
    practical: {
      /** The number of tests that were taken. */
      taken: number;
      /** The number of tests that were passed. */
      passed: number;
    };
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
  /** The results of theory tests. Each part counts as a separate test. */
  theory: {
    /** The number of tests that were taken. */
    taken: number;
    /** The number of tests that were passed. */
    passed: number;
  };
  /** The results of practical tests. */
  practical: {
    /** The number of tests that were taken. */
    taken: number;
    /** The number of tests that were passed. */
    passed: number;
  };
  from: PlainDate;
  to: PlainDate;
};

export type CountRejectionsBody = {
  group_by?: "branch" | "ground" | "kind" | "month" | undefined;
  branch?: BranchId | undefined;
  kind?: Kind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type CountRejectionsAnswer = {
  /** The number of rejections. */
  total: number;
  /** The number of rejections for each ground. */
  by_ground: {
    /** The code of the ground for the rejection. `none` if no ground was given. */
    ground:
      | "documents"
      | "duplicate"
      | "identity"
      | "no_reply"
      | "none"
      | "not_eligible"
      | "other"
      | "suspected_fraud"
      | "tests";
    /** The number of rejections. */
    count: number;
  }[];
  /** The figures for each group. They add up to the total. */
  groups: {
    /** The number of applications. */
    count: number;
    /** The value that identifies the group. */
    key: string;
    label: string;
  }[];
  from: PlainDate;
  to: PlainDate;
};

export type DownloadReportBody = {
  /** The report to download. */
  report:
    | "additional-class"
    | "amendment"
    | "applications"
    | "backlog"
    | "center-change"
    | "drivers-renewal"
    | "expired-drivers-license-replacement"
    | "foreign-license-conversion"
    | "hazard-permit"
    | "hazard-permit/renew"
    | "international-driving-permit"
    | "learners-license-renewal"
    | "learners-license"
    | "license-application"
    | "license-application/commercial"
    | "license-revocation"
    | "lost-damaged-license"
    | "lost-damaged-license/lost"
    | "old-drivers-license-replacement"
    | "pass_rates"
    | "proficiency-test"
    | "rejections"
    | "revenue"
    | "upgrading-drivers-license"
    | "waiting_times";
  branch?: BranchId | undefined;
  status?: Status | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Limits the report to one kind of service. Applies only to reports on the office's work. */
  kind?: Kind | undefined;
  group_by?: "branch" | "day" | "ground" | "kind" | "month" | "status" | undefined;
};

export type ReportBody = {
  branch?: BranchId | undefined;
  status?: Status | undefined;
  group_by?: "branch" | "day" | "month" | "status" | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
