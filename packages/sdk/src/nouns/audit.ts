// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { downloadAudit, downloadRecordsAccessed, listAudit, listRecordsAccessed } from "@kwan/contract";
import type { Answering, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions } from "../requests/options.ts";

/**
 * The audit log: who did what, when and to whose record. For administrators.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { audit });
 */
/* @__NO_SIDE_EFFECTS__ */
export const audit = (send: Send) => ({
  /**
   * Lists the rows of the audit log, newest first.
   *
   * @example
   * const { results } = await kwan.audit.list({ person: driver.id, looks: "true" });
   */
  list: method(
    listAudit,
    (query?: Query<typeof listAudit>, options?: CallOptions): Answering<typeof listAudit> =>
      send(listAudit, { query }, options),
  ),
  /**
   * Downloads all matching rows of the audit log as CSV.
   *
   * @example
   * const file = await kwan.audit.download({ from: "2026-11-01", to: "2026-11-30" });
   */
  download: method(
    downloadAudit,
    (query?: Query<typeof downloadAudit>, options?: CallOptions): Answering<typeof downloadAudit> =>
      send(downloadAudit, { query }, options),
  ),
  /**
   * Lists the people whose records an account has opened, with the number of times, and the first and last time.
   *
   * @example
   * for await (const { name, times } of kwan.audit.accessed({ actor })) console.log(name, times);
   */
  accessed: method(
    listRecordsAccessed,
    (query: Query<typeof listRecordsAccessed>, options?: CallOptions): Answering<typeof listRecordsAccessed> =>
      send(listRecordsAccessed, { query }, options),
  ),
  /**
   * Downloads the list of opened records as CSV.
   *
   * @example
   * const file = await kwan.audit.downloadAccessed({ actor });
   */
  downloadAccessed: method(
    downloadRecordsAccessed,
    (query: Query<typeof downloadRecordsAccessed>, options?: CallOptions): Answering<typeof downloadRecordsAccessed> =>
      send(downloadRecordsAccessed, { query }, options),
  ),
});
