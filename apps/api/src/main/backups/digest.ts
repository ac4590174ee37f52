import { createHash } from "node:crypto";

/** The number of rows in a table, and the SHA-256 hash of the rows as lines of JSON. */
export interface Digest {
  readonly rows: number;
  readonly sha256: string;
}

export const isSame = (one: Digest, other: Digest): boolean => one.rows === other.rows && one.sha256 === other.sha256;

/** Computes the digest of the lines that pass through it. */
export class Digester {
  readonly #hash = createHash("sha256");
  #rows = 0;

  async *through(lines: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
    for await (const some of lines) {
      for (const line of some) this.#hash.update(line).update("\n");
      this.#rows += some.length;
      yield some;
    }
  }

  end(): Digest {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

export async function digestOf(lines: AsyncIterable<readonly string[]>): Promise<Digest> {
  const digester = new Digester();
  for await (const _ of digester.through(lines));
  return digester.end();
}
