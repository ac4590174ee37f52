import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Server } from "../deps.ts";
import { anchorOf, type SignedHead } from "./heads.ts";
import { lastBatch } from "./store.ts";

/**
 * Adds a head to the file outside the database. Call this after its batch has been committed. Each process can have its
 * own file, because a head commits to all earlier ones.
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
 * Adds a head to the file, if a file is configured. The server's log also has the head, so an error such as a full disk
 * is only logged.
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
 * Adds the last head when the server starts, because a crash may have kept it out of the file. Throws if the file
 * cannot be written.
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
