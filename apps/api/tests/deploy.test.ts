import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { requireFillable } from "../src/main/backups/load.ts";
import { installQueue } from "../src/main/jobs/open-queue.ts";
import { StoreWatch } from "../src/platform/blobs/store-watch.ts";
import { DatabaseRefusedError } from "../src/platform/db/errors.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { Metrics } from "../src/platform/http/metrics.ts";
import { settingNames } from "../src/platform/settings.ts";
import { administer } from "./start-databases.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const deploy = readdirSync(new URL("deploy/", root));
const units = deploy.filter((name) => /\.(service|timer)$/.test(name));

/** Names in the documentation that look like settings but are not, such as other programs' variables. */
const others = new Set([
  "FOLDER",
  "SIGTERM",
  "POST",
  "KEY",
  "FILE",
  "UTC",
  "GET",
  "JSON",
  "COMMAND",
  "NODE_NO_WARNINGS",
  "INIT_CWD",
]);
const settingsIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g)].map(([, name = ""]) => name);

describe("the names of settings [R-OPS-03]", () => {
  it("are all in the example of the environment, and no others", () => {
    const lines = read("deploy/kwan.env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm);
    const refused = /^# Refused in production: (.*)\.$/m.exec(read("deploy/kwan.env.example"))?.[1]?.split(", ") ?? [];
    expect([...[...lines].map(([, name]) => name), ...refused].sort()).toEqual([...settingNames].sort());
  });

  it.each(["docs/operations.md", "apps/api/README.md"])("are all in %s, and no others", (path) => {
    const text = read(path);
    for (const name of settingNames) expect(text, name).toMatch(new RegExp(`\`${name}[\`=]`));
    const table = text
      .split("\n")
      .filter((line) => /^\| `[A-Z]/.test(line))
      .map((line) => line.split("|")[1] ?? "");
    expect(table.flatMap(settingsIn).filter((name) => !settingNames.includes(name) && !others.has(name))).toEqual([]);
  });

  it("in the container file and the services exist", () => {
    const set = [...read("deploy/Containerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = ""]) =>
      pairs.split(" ").map((pair) => pair.split("=")[0] ?? ""),
    );
    const used = units.flatMap((name) =>
      [...read(`deploy/${name}`).matchAll(/\$\{(\w+)\}/g)].map(([, each = ""]) => each),
    );
    expect([...set, ...used].length).toBeGreaterThan(3);
    for (const name of [...set, ...used]) expect(settingNames).toContain(name);
  });
});

describe("the files for an installation [R-OPS-03]", () => {
  it("have a rule for each alert in docs/operations.md, on metrics that the server has", async () => {
    const rules = read("deploy/alerts.yml");
    const each = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name]) => name);
    expect(each(/^\| `(Kwan\w+)`/gm, read("docs/operations.md"))).toEqual(each(/alert: (\w+)$/gm, rules));
    const metrics = await new Metrics(new StoreWatch({ check: async () => {} }, () => new Date())).text();
    const used = each(/\b(kwan_\w+)/g, rules);
    expect(used).toHaveLength([...rules.matchAll(/expr: /g)].length);
    for (const name of used) expect(metrics).toMatch(new RegExp(`^${name} `, "m"));
  });

  it("are all mentioned in docs/operations.md, and run programs that exist", () => {
    const text = read("docs/operations.md");
    for (const name of deploy.filter((each) => !units.includes(each))) expect(text, name).toContain(name);
    for (const name of units.filter((each) => each.endsWith(".service"))) {
      const [program = ""] = /src\/\w+\.ts/.exec(read(`deploy/${name}`)) ?? [];
      expect(existsSync(new URL(`apps/api/${program}`, root)), name).toBe(true);
    }
  });

  it("the image is only ever built from a base image that is pinned by its digest", () => {
    const builds = read("docs/operations.md").match(/^podman build .*$/gm) ?? [];
    expect(builds.length).toBeGreaterThan(0);
    for (const build of builds) expect(build).toContain("NODE_IMAGE=docker.io/library/node@sha256:");
  });

  it("docs/operations.md says how to look for known vulnerabilities, with scripts that exist", () => {
    const [, section = ""] = read("docs/operations.md").split(/^## Known vulnerabilities$/m);
    const commands = /```sh\n([^`]*)```/.exec(section)?.[1] ?? "";
    expect(commands).toMatch(/^npx -y pnpm@\S+ audit /m);
    expect(commands).toMatch(/^osv-scanner .* sbom\.cdx\.json$/m);
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
    expect(commands).toMatch(/^npx -y pnpm@\S+ materials$/m);
    expect(scripts.materials).toContain("--out sbom.cdx.json");
    expect(read("SECURITY.md")).toContain("docs/operations.md#known-vulnerabilities");
  });

  it("services stop restarting when a person has to act, and leave time for requests in progress", () => {
    const text = read("deploy/kwan.service");
    expect(text).toContain("RestartPreventExitStatus=78");
    const of = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(read("deploy/kwan.env.example"))?.[1]);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(
      of("LEAVE_SECONDS") + of("DRAIN_SECONDS"),
    );
  });

  it.skipIf(!existsSync("/usr/bin/systemd-analyze"))("services are valid for systemd", () => {
    const paths = units.map((name) => new URL(`deploy/${name}`, root).pathname);
    const output = execFileSync("sh", ["-c", 'systemd-analyze verify --man=no "$@" 2>&1 || true', "sh", ...paths], {
      encoding: "utf8",
    });
    const ours = output.split("\n").filter((line) => line.includes("kwan") && !line.includes("is not executable"));
    expect(ours).toEqual([]);
  });

  it("the container pins its base, runs as another account than root, and has a health check and a command", () => {
    const lines = read("deploy/Containerfile")
      .replaceAll(/\\\n/g, " ")
      .split("\n")
      .filter((line) => /^[A-Z]+ /.test(line));
    const of = (word: string) => lines.filter((line) => line.startsWith(`${word} `));
    expect(of("ARG")).toEqual([expect.stringMatching(/^ARG NODE_IMAGE=\S+:\d+\.\d+\.\d+-\w+-slim$/)]);
    for (const from of of("FROM")) expect(from).toMatch(/^FROM \$\{NODE_IMAGE\}( AS \w+)?$/);
    expect(of("USER").at(-1)).toBe("USER node");
    expect(lines.indexOf("USER node")).toBeLessThan(lines.findIndex((line) => line.startsWith("CMD ")));
    expect([of("HEALTHCHECK").length, of("CMD").length, of("ADD").length]).toEqual([1, 1, 0]);
    expect(read("deploy/Containerfile")).not.toMatch(/\b(SECRET|PASSWORD|KEY)=/);
    expect(read("deploy/Containerfile")).toContain(
      `node:${/^ {2}node: (\d+\.\d+\.\d+)$/m.exec(read("pnpm-workspace.yaml"))?.[1]}-`,
    );
  });
});

const { postgres } = inject("templates");

describe.skipIf("missing" in postgres)("the roles of the database [R-OPS-03]", () => {
  it("let the server write rows, and neither change nor drop a table", { timeout: 90_000 }, async () => {
    const base = "url" in postgres ? postgres.url : "";
    // The database's name and locale differ from production, because tests share a server.
    const script = `${read("deploy/roles.sql")}${read("deploy/database.sql")}`
      .replaceAll(/^--.*$/gm, "")
      .replaceAll(/:'\w+_password'/g, "'a-password'")
      .replaceAll(/\bkwan_owner\b/g, "roles_test_owner")
      .replaceAll(/\bkwan\b/g, "roles_test");
    const [before = "", inside = ""] = script.split("\\connect roles_test");
    const address = (role?: string) => {
      const url = new URL(base);
      url.pathname = "roles_test";
      if (role) url.username = role;
      return url.href;
    };
    const drop = async () => {
      await administer(base, "drop database if exists roles_test with (force)");
      for (const role of ["roles_test", "roles_test_owner"]) await administer(base, `drop role if exists ${role}`);
    };
    await drop();
    for (const statement of before.split(";").filter((each) => each.trim())) await administer(base, statement);
    const inDatabase = new pg.Client({ connectionString: address() });
    await inDatabase.connect();
    await inDatabase.query(inside);
    await inDatabase.end();

    // With the server's own role, what makes tables is refused with a sentence, and a dry run is refused, too.
    const server = await openDatabase({ url: address("roles_test"), acceptsLoss: true });
    for (const work of [() => migrate(server, migrations), () => requireFillable(server.kysely)]) {
      await expect(work()).rejects.toBeInstanceOf(DatabaseRefusedError);
      await expect(work()).rejects.toThrow(/^The role of this address may not .+ kwan --as-owner/);
    }
    await server.close();

    const owner = await openDatabase({ url: address("roles_test_owner"), acceptsLoss: true });
    await migrate(owner, migrations);
    await installQueue(owner);
    await owner.close();

    const db = await openDatabase({ url: address("roles_test"), acceptsLoss: true });
    expect(await migrate(db, migrations)).toEqual([]);
    await installQueue(db);
    await db.kysely.insertInto("counters").values({ name: "invoice", year: 2026, value: 1 }).execute();
    await db.executeSql("insert into audit (at, action, entity, entity_id, salt) values (now(), 'a', 'b', 'c', 'd')");
    for (const forbidden of [
      "drop table users",
      "alter table audit disable trigger all",
      "create table public.mine (id int)",
      "truncate counters",
      "drop schema jobs cascade",
    ])
      await expect(db.executeSql(forbidden), forbidden).rejects.toThrow(/must be owner|permission denied/);
    await db.close();
    await drop();
  });
});

it("the proxy shows a page that needs nothing else while no process answers, in every language", () => {
  expect(read("deploy/nginx.conf")).toMatch(/error_page 502 504 \/unavailable\.html;/);
  const page = read("deploy/unavailable.html");
  expect(page).not.toMatch(/<(script|link|img)|https?:/);
  expect(page).toContain("do not pay again");
  expect(page).toContain('lang="fr"');
});
