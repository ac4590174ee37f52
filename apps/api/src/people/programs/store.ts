import type { ProgramBudget, ProgramScope } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Programs } from "../../platform/db/tables.ts";
import type { ProgramId, ProgramSecretId } from "../../platform/ids.ts";

export const listPrograms = (db: Queries, page: PageRequest) =>
  listRows(
    db.selectFrom("programs").selectAll(),
    { sort: "created_at", id: "id", direction: "desc", kind: "moment" },
    page,
  );

export const findProgram = (db: Queries, id: ProgramId) =>
  db.selectFrom("programs").selectAll().where("id", "=", id).executeTakeFirst();

export const lockProgram = (tx: Tx, id: ProgramId) =>
  tx.selectFrom("programs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type ProgramRow = NonNullable<Awaited<ReturnType<typeof findProgram>>>;

export async function insertProgram(tx: Tx, program: Insertable<Programs>): Promise<void> {
  await tx.insertInto("programs").values(program).returning("id").execute();
}

/** What a decision of two administrators gives to a program. */
export interface Access {
  readonly scopes: readonly ProgramScope[];
  readonly budget: ProgramBudget;
}

/** Gives a program access, or takes all of it away. */
export const setAccess = (tx: Tx, id: ProgramId, access: Access | null): Promise<ProgramRow> =>
  tx
    .updateTable("programs")
    .set((of) => ({
      scopes: JSON.stringify(access?.scopes ?? []),
      budget: access?.budget ?? null,
      is_active: access !== null,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the secrets of programs that still work, newest first. */
export const secretsOf = (db: Queries, programs: readonly ProgramId[], now: Date) =>
  db
    .selectFrom("program_secrets")
    .select(["id", "program_id", "created_at", "last_used_at", "expires_at"])
    .where("program_id", "=", sql<ProgramId>`any(${programs})`)
    .where((of) => of.or([of("expires_at", "is", null), of("expires_at", ">", now.toISOString())]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export type SecretRow = Awaited<ReturnType<typeof secretsOf>>[number];

interface NewSecret {
  readonly id: ProgramSecretId;
  readonly program_id: ProgramId;
  readonly secret_hash: string;
  readonly created_at: Date;
}

/** Adds a secret. The one before it works until `earlierUntil`, and all others stop working now. */
export async function addSecret(
  tx: Tx,
  secret: NewSecret,
  earlierUntil: Date,
): Promise<{ readonly hasEarlier: boolean }> {
  const { program_id, created_at } = secret;
  const [earlier, ...older] = await secretsOf(tx, [program_id], created_at);
  const ids = older.map(({ id }) => id);
  await tx.deleteFrom("program_secrets").where("id", "=", sql<ProgramSecretId>`any(${ids})`).execute();
  if (earlier?.expires_at === null)
    await tx.updateTable("program_secrets").set({ expires_at: earlierUntil }).where("id", "=", earlier.id).execute();
  await tx.insertInto("program_secrets").values(secret).execute();
  await tx
    .updateTable("programs")
    .set((of) => ({ version: of("version", "+", 1) }))
    .where("id", "=", program_id)
    .returning("id")
    .execute();
  return { hasEarlier: earlier !== undefined };
}

/** Ends all secrets and tokens of a program. */
export async function endCredentials(tx: Tx, program_id: ProgramId): Promise<void> {
  await tx.deleteFrom("program_tokens").where("program_id", "=", program_id).execute();
  await tx.deleteFrom("program_secrets").where("program_id", "=", program_id).execute();
}

/**
 * Returns the program to which a secret belongs, if both may be used. The program stays locked, so that nobody can end its
 * access until the transaction is over.
 */
export const programOfSecret = (tx: Tx, { id, secret_hash, now }: { id: ProgramId; secret_hash: string; now: Date }) =>
  tx
    .selectFrom("programs")
    .innerJoin("program_secrets", "program_secrets.program_id", "programs.id")
    .select(["programs.id", "programs.scopes", "program_secrets.id as secret"])
    .where("programs.id", "=", id)
    .where("programs.is_active", "=", true)
    .where("program_secrets.secret_hash", "=", secret_hash)
    .where((of) =>
      of.or([of("program_secrets.expires_at", "is", null), of("program_secrets.expires_at", ">", now.toISOString())]),
    )
    .forShare()
    .executeTakeFirst();

interface NewToken {
  readonly token_hash: string;
  readonly program_id: ProgramId;
  readonly scopes: readonly ProgramScope[];
  readonly expires_at: Date;
}

/** Adds a token, and deletes those of the program that have expired. */
export async function addToken(tx: Tx, { scopes, ...token }: NewToken, secret: ProgramSecretId, now: Date) {
  await tx
    .deleteFrom("program_tokens")
    .where("program_id", "=", token.program_id)
    .where("expires_at", "<=", now.toISOString())
    .execute();
  await tx
    .insertInto("program_tokens")
    .values({ ...token, scopes: JSON.stringify(scopes) })
    .execute();
  await tx.updateTable("program_secrets").set({ last_used_at: now }).where("id", "=", secret).execute();
}

/** Returns the program of a token that is still valid, with what both may read. */
export const findToken = (db: Queries, token_hash: string, now: Date) =>
  db
    .selectFrom("program_tokens")
    .innerJoin("programs", "programs.id", "program_tokens.program_id")
    .select(["programs.id", "programs.budget", "programs.scopes", "program_tokens.scopes as token_scopes"])
    .where("program_tokens.token_hash", "=", token_hash)
    .where("program_tokens.expires_at", ">", now.toISOString())
    .where("programs.is_active", "=", true)
    .executeTakeFirst();
