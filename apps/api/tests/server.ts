import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Role } from "@kwan/domain";
import { dayOf } from "@kwan/domain";
import { createKwan, type Kwan, memoryTokens } from "@kwan/sdk";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type ClientTimeouts, createApp } from "../src/main/app.ts";
import { ports } from "../src/main/connect-ports.ts";
import { completeBooks } from "../src/money/entries/books-store.ts";
import { providerOf } from "../src/money/payments/choose-provider.ts";
import { recountTasks } from "../src/office/tasks/commands/recount-tasks.ts";
import { followWithTasks } from "../src/office/tasks/commands/update-tasks.ts";
import { hashPassword } from "../src/people/accounts/passwords.ts";
import { hashToken, newToken } from "../src/people/accounts/tokens.ts";
import { RefusalWindows } from "../src/platform/audit/refusal-windows.ts";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import type { Server } from "../src/platform/context.ts";
import type { Database } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import {
  type AccountId,
  type BranchId,
  type DriverId,
  idMaker,
  type SchoolId,
  unpredictable,
} from "../src/platform/ids.ts";
import { createLog } from "../src/platform/log.ts";
import { CallBudgets } from "../src/platform/rate-limits/call-budgets.ts";
import { ShortCache } from "../src/platform/short-cache.ts";
import { strangeAuditRows } from "./audit-rows.ts";
import type { TestDatabase } from "./databases.ts";
import { addFileReasons } from "./fixtures/file-reasons.ts";
import { latestVersions } from "./latest.ts";
import { type OwnWrites, ownWrites, watchChanges } from "./own-writes.ts";
import { watchPowers } from "./watched-powers.ts";

export const password = "Kente-Gold-2026";
/** Hashing is deliberately slow, so all test accounts share one hash. */
const passwordHash = hashPassword(password);

/** A test account, and an SDK client that is logged in to it. */
export interface Person {
  readonly id: AccountId;
  readonly driver: DriverId | null;
  readonly email: string;
  readonly phone_number: string;
  readonly token: string;
  readonly kwan: Kwan;
}

/** The properties that a test sets on an account. All other properties get made-up values. */
export interface Like {
  readonly role?: Role;
  /** Whether the account has a driver profile. True by default, except for staff. */
  readonly hasProfile?: boolean;
  readonly date_of_birth?: string;
  /** Whether an officer has verified the identity. False by default, so every driver has a task for an officer. */
  readonly is_id_verified?: boolean;
  readonly branch_id?: BranchId;
  readonly school_id?: SchoolId;
}

/** A test server on a real socket and database, with a clock that the test controls. */
export interface TestServer {
  readonly baseUrl: string;
  readonly deps: Server;
  readonly db: Database;
  /** A new client on each access. It is not logged in. */
  readonly kwan: Kwan;
  readonly clock: { now: Date; forward(ms: number): void };
  readonly log: string[];
  person(like?: Like): Promise<Person>;
  /** Returns the last message sent to an email or phone number. */
  lastMessage(recipient: string): Promise<string | undefined>;
  /** Returns the last verification code sent to an email or phone number. Throws if there is none. */
  lastCode(recipient: string): Promise<string>;
}

/** The embedded databases that servers of a test file have opened. */
const embedded = new WeakMap<object, Promise<Database>>();

/** Opens a database for a server. Only one process uses the embedded one, and opens it once: further servers share it. */
function openOnce(database: Pick<TestDatabase, "open"> & Partial<Pick<TestDatabase, "name">>): Promise<Database> {
  const open = (database.name === "embedded" && embedded.get(database)) || database.open();
  embedded.set(database, open);
  return open;
}

/**
 * Starts a server before a file's tests and stops it after them.
 *
 * @example
 * eachDatabase((database) => {
 *   const server = testServer(database);
 *   it("…", async () => { const { kwan } = await server().person(); … });
 * });
 */
export function testServer(
  database: Pick<TestDatabase, "open"> & Partial<Pick<TestDatabase, "name">>,
  settings: Readonly<Record<string, string>> = {},
  more: Partial<Server> = {},
  timeouts?: ClientTimeouts,
) {
  type Started = TestServer & {
    stop(): Promise<void>;
    checkTasks: OwnWrites["checkTasks"];
    checkPowers(): Promise<void>;
  };
  let started: Started | undefined;
  beforeAll(async () => {
    started = await startServer(
      await openOnce(database),
      readConfig({ NODE_ENV: "test", LOG_LEVEL: "debug", ...settings }),
      more,
      timeouts,
    );
  }, 60_000);
  afterEach(async () => {
    await started?.checkTasks();
    await started?.checkPowers();
  });
  afterAll(async () => {
    await started?.stop();
    await started?.checkTasks({ isLast: true });
    if (started) expect(await strangeAuditRows(started.db), "rows of the audit log").toEqual([]);
  }, 120_000);
  return (): TestServer => {
    if (!started) throw new Error("The server starts before the tests: ask for it inside one.");
    return started;
  };
}

async function startServer(
  opened: Database,
  config: Config,
  more: Partial<Server>,
  timeouts: ClientTimeouts | undefined,
) {
  await addFileReasons(opened);
  // A server has entered everything before it answers.
  await completeBooks(opened.kysely, "2026-01-01");
  const clock = {
    now: new Date("2026-11-21T09:00:00.000Z"),
    forward(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const now = () => clock.now;
  const log: string[] = [];
  const newId = idMaker(now);
  const watch = watchChanges(followWithTasks({ now, newId }));
  const powers = watchPowers(opened);
  const db = { ...opened, kysely: powers.kysely, followUp: watch.followUp };
  const deps: Server = {
    db,
    config,
    now,
    today: () => dayOf(now().toISOString()),
    newId,
    random: unpredictable,
    cache: new ShortCache(0),
    refusals: new RefusalWindows(),
    // Tests make far more calls in a minute than people do.
    budgets: new CallBudgets(1_000),
    log: createLog(config.logLevel, { write: (line) => void log.push(line) }),
    queue: { add: async () => {} },
    blobs: folderBlobs(join(config.dataFolder, "blobs")),
    payments: providerOf(config, db, now),
    ports,
    ...more,
  } as Server;
  const own = ownWrites(db, watch, () => inTransaction(db, (tx) => recountTasks({ tx, deps })));
  const app = createApp(deps, timeouts);
  powers.watch(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/api`;
  const kwanOf = (token?: string) =>
    createKwan({ baseUrl, tokens: memoryTokens(token), retries: 0, hooks: latestVersions(db) });
  let made = 0;

  async function person({
    role = "driver",
    hasProfile,
    date_of_birth = "1998-03-14",
    is_id_verified = false,
    ...places
  }: Like = {}): Promise<Person> {
    const [id, number] = [deps.newId("usr"), ++made];
    const isCitizen = role === "learner" || role === "driver";
    const email = `person${number}@mail.example`;
    const phone_number = `+23324${String(1_000_000 + number)}`;
    const names = { first_name: "Ama", last_name: `Person${number}`, other_name: null };
    const at = { created_at: clock.now, updated_at: clock.now };
    const verified = { is_email_verified: true, is_phone_verified: true, password_hash: await passwordHash };
    const driver = isCitizen && hasProfile !== false ? deps.newId("drv") : null;
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto("users")
        .values({
          id,
          username: `person${number}`,
          email,
          phone_number,
          ...names,
          role,
          driver_id: null,
          school_id: null,
          branch_id: null,
          ...places,
          ...verified,
          ...at,
        })
        .execute();
      if (driver) {
        const identity = { id_type: "ghana_card", id_number: `GHA-${String(100_000_000 + number)}-0` };
        await tx
          .insertInto("drivers")
          .values({
            id: driver,
            user_id: id,
            ...names,
            date_of_birth,
            nationality: "GH",
            nationality_label: "Ghanaian",
            phone_number,
            email,
            ...identity,
            is_id_verified,
            ...at,
          })
          .returning(["id", "id_number"])
          .execute();
        await tx.updateTable("users").set({ driver_id: driver }).where("id", "=", id).execute();
      }
    });
    const token = newToken();
    const expires_at = new Date(clock.now.getTime() + 30 * 86_400_000);
    const session = { id: deps.newId("ses"), user_id: id, token_hash: hashToken(token), device: "Chrome/150 Android" };
    await db.kysely
      .insertInto("sessions")
      .values({ ...session, started_at: clock.now, last_used_at: clock.now, expires_at })
      .execute();
    return { id, driver, email, phone_number, token, kwan: kwanOf(token) };
  }

  const lastMessage = async (recipient: string) => {
    const all = db.kysely.selectFrom("messages").select("text").where("recipient", "=", recipient);
    return (await all.orderBy("created_at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst())?.text;
  };
  const lastCode = async (recipient: string) => {
    const code = /\b\d{6}\b/.exec((await lastMessage(recipient)) ?? "")?.[0];
    if (!code) throw new Error(`No code went to ${recipient}.`);
    return code;
  };
  const stop = () => app.close();
  return {
    baseUrl,
    deps,
    db: own.db,
    checkTasks: own.checkTasks,
    checkPowers: powers.check,
    clock,
    log,
    person,
    lastMessage,
    lastCode,
    stop,
    get kwan() {
      return kwanOf();
    },
  };
}
