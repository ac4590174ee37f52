import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { hasAdmin } from "../../../people/accounts/store.ts";
import { hashToken, newToken } from "../../../people/accounts/tokens.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lockSetup, putSetup } from "../store.ts";

const openForMs = 24 * 60 * 60_000;

/** Returns the path of the file with the set-up secret. */
const secretFile = ({ config }: Pick<Server, "config">): string => join(resolve(config.dataFolder), "setup-secret");

/** Removes the set-up secret, which nobody needs once the set-up is finished. */
export const removeSecret = (deps: Pick<Server, "config">): void => rmSync(secretFile(deps), { force: true });

/** Writes a new file that only the server's account can read. */
function writeSecret(path: string, secret: string): void {
  rmSync(path, { force: true });
  const descriptor = openSync(path, "wx", 0o600);
  try {
    writeSync(descriptor, `${secret}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Opens the set-up of an installation that has no administrator: writes a secret to a file, and stores its hash. A
 * set-up that is already open is not changed until it expires. Returns the file, or null if there is nothing to set up.
 */
export async function openSetup(
  deps: Pick<Server, "db" | "now" | "config">,
): Promise<{ readonly file: string; readonly expiresAt: string } | null> {
  const folder = resolve(deps.config.dataFolder);
  const file = secretFile(deps);
  if (await hasAdmin(deps.db.kysely)) {
    removeSecret(deps);
    return null;
  }
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const present = await lockSetup(tx);
    if (present && present.finished_at === null && Date.parse(present.expires_at) > now.getTime())
      return { file, expiresAt: present.expires_at };
    const expires_at = new Date(now.getTime() + openForMs);
    const secret = newToken();
    await putSetup(tx, { secret_hash: hashToken(secret), opened_at: now, expires_at });
    await recordAudit(systemContext(tx, deps, "open-setup"), {
      action: "open_setup",
      entity: "setup",
      entity_id: "setup",
    });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeSecret(file, secret);
    return { file, expiresAt: expires_at.toISOString() };
  });
}
