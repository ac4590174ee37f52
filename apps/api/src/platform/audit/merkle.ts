import { createHash } from "node:crypto";

/**
 * Returns the hash of a leaf. Leaves and pairs are hashed with different prefixes, so that one cannot pass for the
 * other (RFC 9162).
 */
export const leafHash = (text: string): string => createHash("sha256").update("\0").update(text).digest("hex");

const pairHash = (left: string, right: string): string =>
  createHash("sha256")
    .update("\x01")
    .update(Buffer.from(left + right, "hex"))
    .digest("hex");

/** A step from a leaf to the root: the sibling's hash, and which side it is on. */
export interface Step {
  readonly side: "left" | "right";
  readonly hash: string;
}

/** Hashes a level in pairs. An unpaired last hash moves up unchanged. */
const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left = "", right] = level.slice(2 * index, 2 * index + 2);
    return right === undefined ? left : pairHash(left, right);
  });

/** Computes the root hash of all leaves, in order. */
export function rootOf(leaves: readonly string[]): string {
  let level = leaves;
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? "";
}

/** Returns the inclusion path of a leaf: the hashes needed to compute the root from it. */
export function pathTo(leaves: readonly string[], place: number): Step[] {
  const steps: Step[] = [];
  let [level, at] = [leaves, place];
  while (level.length > 1) {
    const side = at % 2 === 0 ? "right" : "left";
    const hash = level[side === "right" ? at + 1 : at - 1];
    if (hash !== undefined) steps.push({ side, hash });
    [level, at] = [levelAbove(level), at >> 1];
  }
  return steps;
}

export const rootFrom = (leaf: string, path: readonly Step[]): string =>
  path.reduce((hash, step) => (step.side === "left" ? pairHash(step.hash, hash) : pairHash(hash, step.hash)), leaf);
