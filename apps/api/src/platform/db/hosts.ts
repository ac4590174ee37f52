import pg from "pg";
import { toDatabaseError } from "./errors.ts";

/**
 * Splits an address that names several servers into one address for each server.
 *
 * @example
 * addressesIn("postgres://kwan@one,two/kwan"); // ["postgres://kwan@one/kwan", "postgres://kwan@two/kwan"]
 */
export function addressesIn(url: string): readonly [string, ...string[]] {
  const [, start, hosts, end] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  const [first, ...others] = (hosts ?? "").split(",").map((host) => `${start ?? ""}${host}${end ?? ""}`);
  return start === undefined || first === undefined ? [url] : [first, ...others];
}

/**
 * Finds which of several servers accepts writes. It searches at startup, and again whenever the current server cannot
 * be reached or has become a standby. New connections then go to the server that it found.
 */
export class Hosts {
  readonly #addresses: readonly string[];
  readonly #waitMs: number;
  #electing: Promise<void> | undefined;
  current: string;

  constructor(url: string, waitMs: number) {
    const [first, ...others] = addressesIn(url);
    this.#addresses = [first, ...others];
    this.#waitMs = waitMs;
    this.current = first;
  }

  get areSeveral(): boolean {
    return this.#addresses.length > 1;
  }

  /** Finds the server that accepts writes. If none does, keeps the current server and throws the last error. */
  elect(): Promise<void> {
    this.#electing ??= this.#lookAround().finally(() => {
      this.#electing = undefined;
    });
    return this.#electing;
  }

  async #lookAround(): Promise<void> {
    let failure: unknown;
    for (const address of this.#addresses)
      try {
        if (!(await takesWrites(address, this.#waitMs))) continue;
        this.current = address;
        return;
      } catch (error) {
        failure = error;
      }
    throw toDatabaseError(
      failure ?? Object.assign(new Error("every server of the address is a standby"), { code: "25006" }),
    );
  }
}

async function takesWrites(connectionString: string, connectionTimeoutMillis: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, application_name: "kwan" });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
    return rows[0]?.transaction_read_only === "off";
  } finally {
    await client.end();
  }
}
