// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AuditRow,
  type DownloadAuditQuery,
  type DownloadRecordsAccessedQuery,
  downloadAudit,
  downloadRecordsAccessed,
  type ListAuditQuery,
  type ListRecordsAccessedItem,
  type ListRecordsAccessedQuery,
  listAudit,
  listRecordsAccessed,
  type Page,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions } from "../requests/options.ts";

/** The codes of the errors that `audit.list` can fail with. */
export type AuditListCode = CommonCode | "forbidden" | "invalid";

/** The error of `audit.list`. */
export type AuditListError = KwanError<AuditListCode>;

/** The codes of the errors that `audit.download` can fail with. */
export type AuditDownloadCode = CommonCode | "forbidden" | "invalid";

/** The error of `audit.download`. */
export type AuditDownloadError = KwanError<AuditDownloadCode>;

/** The codes of the errors that `audit.accessed` can fail with. */
export type AuditAccessedCode = CommonCode | "forbidden" | "invalid";

/** The error of `audit.accessed`. */
export type AuditAccessedError = KwanError<AuditAccessedCode>;

/** The codes of the errors that `audit.downloadAccessed` can fail with. */
export type AuditDownloadAccessedCode = CommonCode | "forbidden" | "invalid";

/** The error of `audit.downloadAccessed`. */
export type AuditDownloadAccessedError = KwanError<AuditDownloadAccessedCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the rows of the audit log, newest first. `count` stops at 10,000, because counting millions of rows takes
   * longer than reading a page. Reading the log is itself recorded in the log.
   *
   * @example
   * const { results } = await kwan.audit.list({ person: driver.id, include_reads: "true" });
   */
  list: method(
    listAudit,
    (query?: ListAuditQuery, options?: CallOptions): KwanList<Page<AuditRow>, AuditListError, "listAudit"> =>
      send(listAudit, { query }, options),
  ),
  /**
   * Downloads all rows of the audit log that match the filters, as CSV.
   *
   * @example
   * const file = await kwan.audit.download({ from: "2026-11-01", to: "2026-11-30" });
   */
  download: method(
    downloadAudit,
    (query?: DownloadAuditQuery, options?: CallOptions): KwanPromise<FileAnswer, AuditDownloadError, "downloadAudit"> =>
      send(downloadAudit, { query }, options),
  ),
  /**
   * Lists the people whose records an account has opened, with the number of times, and the first and last time. For
   * investigations.
   *
   * @example
   * for await (const { name, times } of kwan.audit.accessed({ actor })) console.log(name, times);
   */
  accessed: method(
    listRecordsAccessed,
    (
      query: ListRecordsAccessedQuery,
      options?: CallOptions,
    ): KwanList<Page<ListRecordsAccessedItem>, AuditAccessedError, "listRecordsAccessed"> =>
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
    (
      query: DownloadRecordsAccessedQuery,
      options?: CallOptions,
    ): KwanPromise<FileAnswer, AuditDownloadAccessedError, "downloadRecordsAccessed"> =>
      send(downloadRecordsAccessed, { query }, options),
  ),
});

/**
 * The audit log: who did what, when and to whose record. For administrators.
 */
export interface AuditMethods extends ReturnType<typeof withSend> {}

/**
 * The audit log: who did what, when and to whose record. For administrators.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { audit });
 */
export const audit: (send: Send) => AuditMethods = withSend;
