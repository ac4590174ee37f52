import type * as reports from "../calls/reports.ts";
import type { ExamplesOf } from "./example.ts";

export const reportExamples: ExamplesOf<typeof reports> = {
  getRevenue: {
    summary: "Report on revenue",
    description: "The total is the sum of the receipts of the period.",
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
  downloadReport: {
    summary: "Download a report as CSV",
    body: { what: "drivers-renewal", from: "2026-11-01", to: "2026-11-30" },
  },
};
