import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { reportFilter, revenue, revenueFilter } from "../shapes/reports.ts";
import { kindName } from "../shapes/services.ts";

export const getRevenue = call({
  id: "getRevenue",
  requirement: "R-API-S08",
  kind: "read",
  method: "POST",
  path: "/service/payment/agg/",
  body: revenueFilter,
  answer: revenue,
  access: ["reports.read"],
});

export const downloadReport = call({
  id: "downloadReport",
  requirement: "addition",
  kind: "read",
  method: "POST",
  path: "/service/report/csv/",
  body: () => z.extend(reportFilter, { what: z.union([kindName, z.literal("revenue")], { error: m.fields_report }) }),
  answers: "file",
  transaction: "none",
  access: ["reports.read"],
});
