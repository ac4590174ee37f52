import { pesewas } from "@kwan/domain";
import type { Server } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { type ListedPayment, ProviderDownError } from "../../../platform/payment-provider.ts";
import { booksId, lockBooks, noteComparison } from "../../entries/books-store.ts";
import {
  type BookedPayment,
  bookedPayments,
  endDifference,
  insertDifference,
  type NewDifference,
  openDifferences,
} from "../../entries/differences-store.ts";
import { lookUpPayment } from "./look-up-payment.ts";

const dayMs = 24 * 60 * 60_000;
/** How far back the lists are compared: longer than a provider can take to settle a payment. */
const periodMs = 40 * dayMs;
/** The longest period in which we still look for a difference that has not ended. */
const maxPeriodMs = 400 * dayMs;
/** How long a payment can be on its way to the provider's list, or to us. */
const lagMs = 60 * 60_000;

/**
 * Compares the books with the provider's own list, by reference and amount. The day does not count, because we enter a
 * payment on the day on which we learn of it. Payments that differ are looked up first, which settles those that nobody
 * has told us about. What is left are differences, for an accountant to follow up. A difference that is no longer there
 * has ended, and stays in the list.
 */
export async function compareWithProvider(deps: Server): Promise<void> {
  const { db, log, payments } = deps;
  const now = deps.now();
  const oldest = (await openDifferences(db.kysely))[0];
  const reach = oldest ? now.getTime() - Date.parse(oldest.found_at) + periodMs : periodMs;
  const since = new Date(now.getTime() - Math.min(reach, maxPeriodMs));
  try {
    const theirs = new Map((await payments.listSince(since)).map((each) => [each.reference, each]));
    const period = {
      provider: payments.name,
      since: new Date(since.getTime() + lagMs),
      until: new Date(now.getTime() - lagMs),
    };
    const readOurs = () => bookedPayments(db.kysely, { ...period, references: [...theirs.keys()] });
    for (const ours of await readOurs())
      if (differenceOf(ours, theirs.get(ours.reference))) await lookAgain(deps, ours);
    await record(deps, since, differencesIn(await readOurs(), theirs));
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error;
    log.error({ err: error }, "the books could not be compared with the provider's list");
  }
}

/** Looks a payment up. If the provider does not answer, the difference stays. */
async function lookAgain(deps: Server, { reference }: BookedPayment): Promise<void> {
  await lookUpPayment(deps, reference).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

type Found = Pick<NewDifference, "what" | "ours_pesewas" | "theirs_pesewas" | "currency">;

/** Returns how a payment differs from the provider's list, or undefined if it does not. */
function differenceOf(ours: BookedPayment, theirs: ListedPayment | undefined): Found | undefined {
  const { received_pesewas, returned_pesewas, currency, is_due } = ours;
  const received = { ours_pesewas: received_pesewas, theirs_pesewas: theirs?.received_pesewas ?? pesewas(0) };
  if (!theirs) return is_due && received_pesewas > 0 ? { what: "missing_there", currency, ...received } : undefined;
  if (received_pesewas === 0) return { what: "missing_here", currency: theirs.currency, ...received };
  if (received_pesewas !== theirs.received_pesewas || currency !== theirs.currency)
    return { what: "other_amount", currency: theirs.currency, ...received };
  if (returned_pesewas === theirs.returned_pesewas) return undefined;
  return { what: "other_refund", currency, ours_pesewas: returned_pesewas, theirs_pesewas: theirs.returned_pesewas };
}

type Differing = Found & Pick<NewDifference, "reference" | "payment_id">;

function differencesIn(
  booked: readonly BookedPayment[],
  listed: ReadonlyMap<string, ListedPayment>,
): readonly Differing[] {
  const known = new Set(booked.map(({ reference }) => reference));
  const strangers = [...listed.values()].filter(({ reference }) => !known.has(reference));
  return [
    ...booked.flatMap((ours) => {
      const difference = differenceOf(ours, listed.get(ours.reference));
      return difference ? [{ ...difference, reference: ours.reference, payment_id: ours.id }] : [];
    }),
    ...strangers.map(({ reference, received_pesewas, currency }) => ({
      what: "missing_here" as const,
      reference,
      payment_id: null,
      currency,
      ours_pesewas: pesewas(0),
      theirs_pesewas: received_pesewas,
    })),
  ];
}

const keyOf = ({ reference, what, currency, ours_pesewas, theirs_pesewas }: Omit<Differing, "payment_id">): string =>
  [reference, what, currency, ours_pesewas, theirs_pesewas].join(" ");

/** Adds the differences that are new, and ends those that are no longer there. */
const record = (deps: Server, since: Date, differing: readonly Differing[]): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    // Two servers compare one after the other.
    await lockBooks(tx, booksId);
    const now = deps.now();
    const open = await openDifferences(tx);
    const [before, after] = [new Set(open.map(keyOf)), new Set(differing.map(keyOf))];
    // What is older than the provider's list cannot be compared any more.
    for (const each of open)
      if (!after.has(keyOf(each)) && Date.parse(each.found_at) > since.getTime()) await endDifference(tx, each.id, now);
    for (const each of differing)
      if (!before.has(keyOf(each)))
        await insertDifference(tx, { ...each, id: deps.newId("dif"), provider: deps.payments.name, found_at: now });
    if (differing.length > 0)
      deps.log.error({ differences: differing.length }, "the provider's list differs from the books");
    await noteComparison(tx, now);
  });
