import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Server } from "../context.ts";
import { anchorOf, type SignedHead } from "./batch-head.ts";
import { lastBatch } from "./store.ts";

/**
 * Appends the signed head of a batch to a file outside the database. Call this after the batch has been committed. Each
 * process can have its own file, because a head covers all earlier batches too.
 */
function addAnchor(file: string, head: SignedHead): void {
  const descriptor = openSync(file, "a", 0o600);
  try {
    writeSync(descriptor, `${anchorOf(head)} ${head.sealed_at}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Appends a head to the configured file, if there is one. The server's log also contains the head, so an error such as
 * a full disk is only logged.
 */
export function anchor({ config, log }: Pick<Server, "config" | "log">, head: SignedHead): void {
  if (config.auditAnchorFile === undefined) return;
  try {
    addAnchor(config.auditAnchorFile, head);
  } catch (error) {
    log.error({ err: error }, "the head of the audit log could not be written to its file");
  }
}

/**
 * Appends the last head when the server starts, in case a crash prevented that earlier. Throws if the file cannot be
 * written.
 */
export async function anchorLast({ config, db }: Pick<Server, "config" | "db">): Promise<void> {
  const { auditAnchorFile: file } = config;
  const last = await lastBatch(db.kysely);
  if (file !== undefined && last) addAnchor(file, last);
}

/** Returns the heads in a file, without duplicates. */
export const anchorsIn = (file: string): string[] => [
  ...new Set([...readFileSync(file, "utf8").matchAll(/^(\d+:[0-9a-f]{64}) /gm)].map(([, head = ""]) => head)),
];
