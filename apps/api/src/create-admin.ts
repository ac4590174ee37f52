import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { isUniqueViolation } from "./db/errors.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations/index.ts";
import { openDatabase } from "./db/open.ts";
import { exitCodes, exitWith } from "./exit-with.ts";
import { idMaker } from "./ids.ts";
import { AdminRefusedError, createAdmin } from "./staff/commands/create-admin.ts";

const usage =
  "Usage: create-admin --email you@authority.example --username you --first-name Ama --last-name Mensah [--another]";

/** Creates an administrator, so that a new installation can be used. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: "string" },
      username: { type: "string" },
      "first-name": { type: "string" },
      "last-name": { type: "string" },
      another: { type: "boolean", default: false },
    },
  });
  const config = readConfig(process.env);
  const now = () => new Date();
  const db = await openDatabase(config.database);
  try {
    await migrate(db, migrations);
    const { "first-name": first_name, "last-name": last_name, ...rest } = values;
    await createAdmin(
      { db, now, newId: idMaker(now) },
      { ...rest, ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) },
    );
    process.stdout.write(
      `Created the administrator ${values.username}. Set the password at ${config.publicUrl}/auth/forgot-password with the email ${values.email}.\n`,
    );
  } catch (error) {
    const message = isUniqueViolation(error)
      ? "There is already an account with this email or username. Choose another."
      : error instanceof AdminRefusedError
        ? error.message
        : undefined;
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n${usage}\n`);
    process.exitCode = exitCodes.failed;
  } finally {
    await db.close();
  }
}

run().catch(exitWith);
