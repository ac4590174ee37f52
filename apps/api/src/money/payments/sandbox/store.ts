import type { Insertable } from "kysely";
import type { Queries } from "../../../platform/db/open.ts";
import type { SandboxPayments } from "../../../platform/db/tables.ts";

export type SandboxStatus = "abandoned" | "pending" | "success" | "failed" | "reversed";

export async function insertSandboxPayment(
  db: Queries,
  row: Omit<Insertable<SandboxPayments>, "status">,
): Promise<void> {
  await db
    .insertInto("sandbox_payments")
    .values({ ...row, status: "abandoned" })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
}

export const findSandboxPayment = (db: Queries, reference: string) =>
  db.selectFrom("sandbox_payments").selectAll().where("reference", "=", reference).executeTakeFirst();

export type SandboxRow = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

export async function setSandboxStatus(
  db: Queries,
  reference: string,
  status: SandboxStatus,
  succeeds_at: Date | null = null,
): Promise<void> {
  await db.updateTable("sandbox_payments").set({ status, succeeds_at }).where("reference", "=", reference).execute();
}
