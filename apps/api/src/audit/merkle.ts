import { createHash } from "node:crypto";

/** The hash of a leaf and the hash of a pair begin differently, so that one never passes for the other (RFC 9162). */
export const leafHash = (text: string): string => createHash("sha256").update("\0").update(text).digest("hex");

const pairHash = (left: string, right: string): string =>
  createHash("sha256")
    .update("\x01")
    .update(Buffer.from(left + right, "hex"))
    .digest("hex");

/** A step from a leaf to the root: the hash on the other side of the pair, and which side that is. */
export interface Step {
  readonly side: "left" | "right";
  readonly hash: string;
}

/** The next level: hashes in pairs; one that is left over moves up as it is. */
const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left = "", right] = level.slice(2 * index, 2 * index + 2);
    return right === undefined ? left : pairHash(left, right);
  });

/** The one hash that stands for all leaves in their order. */
export function rootOf(leaves: readonly string[]): string {
  let level = leaves;
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? "";
}

/** What somebody needs who has only the leaf at a place, to arrive at the root. */
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

/** The root that a leaf leads to. */
export const rootFrom = (leaf: string, path: readonly Step[]): string =>
  path.reduce((hash, step) => (step.side === "left" ? pairHash(step.hash, hash) : pairHash(hash, step.hash)), leaf);
