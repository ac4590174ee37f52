import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < "160"));
const account = (id: string, role: string, isActive: boolean) => sql`
  insert into users (id, username, email, first_name, last_name, role, is_active, created_at, updated_at)
  values (${id}, ${id}, ${`${id}@test.example`}, 'A', 'B', ${role}, ${isActive}, now(), now())`;

const histories = {
  "one administrator": [false, []],
  "one administrator whose colleague's account has ended": [true, [account("usr_b", "admin", false)]],
  "one administrator whose colleague has become an officer, as the log says": [
    true,
    [
      account("usr_b", "officer", true),
      ...["usr_a", "usr_b"].map(
        (id) => sql`insert into audit (at, actor_id, actor_role, action, entity, entity_id, salt)
          values (now(), ${id}, 'admin', 'log_in', 'user', ${id}, 'salt')`,
      ),
    ],
  ],
} as const;

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test.each(Object.entries(histories))(
    `knows whether there has been a second administrator: %s, on ${name} [R-AUT-19]`,
    { timeout: 60_000 },
    async (_, [isKnown, rows]) => {
      const made = await openEmpty();
      opened.push(made);
      const { kysely } = made.db;
      await migrate(made.db, before);
      await account("usr_a", "admin", true).execute(kysely);
      for (const row of rows) await row.execute(kysely);
      await migrate(made.db, migrations);
      const noted = () => kysely.selectFrom("second_administrator").select("is_only").execute();
      expect(await noted()).toHaveLength(isKnown ? 1 : 0);
      await account("usr_c", "officer", true).execute(kysely);
      expect(await noted()).toHaveLength(isKnown ? 1 : 0);
      await sql`update users set role = 'admin' where id = 'usr_c'`.execute(kysely);
      await sql`update users set is_active = false where id = 'usr_c'`.execute(kysely);
      expect(await noted()).toHaveLength(1);
    },
  );
});
