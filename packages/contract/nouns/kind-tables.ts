import * as contract from "../src/index.ts";

/** The calls for each kind of service stand in tables. Each table is one method, whose first argument is the kind. */
export const tables = {
  createService: { calls: contract.createService, kinds: "Kind" },
  getService: { calls: contract.getService, kinds: "ReadableKind" },
  updateService: { calls: contract.updateService, kinds: "ReadableKind" },
  reportService: { calls: contract.reportService, kinds: "ReportedKind" },
} as const;

/** The IDs of the calls in the tables. */
export const tableCallIds: ReadonlySet<string> = new Set(
  Object.values(tables).flatMap((table) => Object.values(table.calls).map(({ id }) => id)),
);

/** The types of the calls in the tables, for any kind `K`. */
export const kindTypes: Readonly<Record<keyof typeof tables, { query?: string; body?: string; answer: string }>> = {
  createService: { body: "NewServiceOf<K>", answer: "ServiceOf<K>" },
  getService: { answer: "ServiceOf<ReadBy<K>>" },
  updateService: { body: "ServiceChangesOf<ReadBy<K>>", answer: "ServiceOf<ReadBy<K>>" },
  reportService: { body: "ReportBody", answer: "Report" },
};
