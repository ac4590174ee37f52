import pg from "pg";
import { toDatabaseError } from "./errors.ts";

/**
 * One address for each server that an address names: `postgres://kwan@one:5432,two:5433/kwan` names two.
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
 * The server, of several, that takes writes. It is looked for at the start, and again whenever the present one can't be
 * reached or has become a standby; connections that are opened afterwards go to the new one.
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

  /** Finds the server that takes writes. Where none does, the present one stays, and the last error is thrown. */
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
