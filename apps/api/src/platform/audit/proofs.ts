import type { KeyObject } from "node:crypto";
import type { Queries } from "../db/open.ts";
import { isSignedBy, type SignedHead } from "./batch-head.ts";
import { type LeafText, leafOf, leafTextOf } from "./leaf-text.ts";
import { pathTo, rootFrom, type Step } from "./merkle.ts";
import { batchesNumbered, rowsAbout, sealsOf } from "./store.ts";
import { type Person, subjectOf } from "./subjects-store.ts";

/** The data with which anyone who has the authority's public key can check that a row is in the log. */
export interface Proof {
  readonly row: LeafText;
  readonly path: readonly Step[];
  readonly head: SignedHead;
}

/**
 * An entry that says which role changed or read someone's data, and when. An entry without a proof has not been sealed
 * yet.
 */
export interface AccessEntry extends Pick<LeafText, "at" | "actor_role" | "action" | "entity"> {
  readonly proof: Proof | null;
}

/** Returns the rows about a person, each with its proof if it has been sealed. */
export async function entriesAbout(db: Queries, person: Person): Promise<AccessEntry[]> {
  const rows = await rowsAbout(db, await subjectOf(db, [person]));
  const numbers = [...new Set(rows.flatMap(({ batch }) => batch ?? []))];
  const sealed = new Map<number, { head: SignedHead; leaves: string[]; places: ReadonlyMap<number, number> }>();
  for (const head of await batchesNumbered(db, numbers)) {
    const seals = await sealsOf(db, head.number);
    const places = new Map(seals.map(({ seq }, place) => [seq, place]));
    sealed.set(head.number, { head, leaves: seals.map(({ leaf }) => leaf), places });
  }
  return rows.map(({ batch, ...row }) => {
    const { at, actor_role, action, entity } = row;
    const { head, leaves, places } = sealed.get(batch ?? 0) ?? {};
    const place = places?.get(row.seq);
    const isSealed = head !== undefined && leaves !== undefined && place !== undefined;
    const proof = isSealed ? { row: leafTextOf(row), path: pathTo(leaves, place), head } : null;
    return { at, actor_role, action, entity, proof };
  });
}

/** Whether a proof leads to a head signed with one of these keys. */
export const isProven = ({ row, path, head }: Proof, keys: readonly KeyObject[]): boolean =>
  rootFrom(leafOf(row), path) === head.root && isSignedBy(head, keys);
