import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import type * as reports from "./calls.ts";

const november = { from: "2026-11-01", to: "2026-11-30" } as const;

export const reportExamples: ExamplesOf<typeof reports> = {
  getRevenue: {
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "kind" },
    answer: {
      from: "2026-11-01",
      to: "2026-11-30",
      total: "210.00",
      currency: "GHS",
      receipts: 1,
      groups: [{ key: "drivers-renewal", label: "Driver's licence renewal", total: "210.00", receipts: 1 }],
    },
  },
  countApplications: {
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "kind" },
    answer: {
      ...november,
      total: 5,
      groups: [
        { key: "amendment", label: "Record amendment", count: 2 },
        { key: "drivers-renewal", label: "Driver's licence renewal", count: 3 },
      ],
    },
  },
  getWaitingTimes: {
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "kind" },
    answer: {
      ...november,
      decision: { count: 12, median: 3, ninetieth: 9 },
      hand_over: { count: 10, median: 8, ninetieth: 15 },
      groups: [
        {
          key: "drivers-renewal",
          label: "Driver's licence renewal",
          decision: { count: 12, median: 3, ninetieth: 9 },
          hand_over: { count: 10, median: 8, ninetieth: 15 },
        },
      ],
    },
  },
  getBacklog: {
    body: { group_by: "kind" },
    answer: {
      on: "2026-11-21",
      total: 9,
      bands: [
        { from: 0, to: 5, count: 6 },
        { from: 6, to: 10, count: 2 },
        { from: 11, to: 20, count: 1 },
        { from: 21, to: 40, count: 0 },
        { from: 41, to: null, count: 0 },
      ],
      groups: [{ key: "drivers-renewal", label: "Driver's licence renewal", count: 9, by_age: [6, 2, 1, 0, 0] }],
    },
  },
  getPassRates: {
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "branch" },
    answer: {
      ...november,
      theory: { taken: 40, passed: 30 },
      practical: { taken: 20, passed: 12 },
      groups: [
        {
          key: ids.branch,
          label: "Kumasi",
          theory: { taken: 40, passed: 30 },
          practical: { taken: 20, passed: 12 },
        },
      ],
    },
  },
  countRejections: {
    body: { from: "2026-11-01", to: "2026-11-30", group_by: "ground" },
    answer: {
      ...november,
      total: 4,
      by_ground: [
        { ground: "documents", count: 3 },
        { ground: "no_reply", count: 1 },
      ],
      groups: [
        { key: "documents", label: "The documents are missing or not valid", count: 3 },
        { key: "no_reply", label: "The applicant did not reply", count: 1 },
      ],
    },
  },
  downloadReport: {
    body: { report: "drivers-renewal", from: "2026-11-01", to: "2026-11-30" },
  },
};
