import { addDays, addYears, type ClassLetter, type PlainDate } from "@kwan/domain";
import { type CurrentRecord, cardExpiry, figures, type Kind, type KindRow, obstacle } from "@kwan/domain/kinds";
import type { DriverId } from "../../platform/ids.ts";
import { insertAll, type SeedContext } from "./store.ts";

interface SeededRecord {
  readonly card?: { readonly issued_on: PlainDate; readonly letter: ClassLetter };
  readonly learners_license_until?: PlainDate;
  readonly hazard_permit_until?: PlainDate;
}

/** The records of the invented applicants, and the last names that tell them apart. */
export const lastNames = {
  holder: "Sampleworth",
  beginner: "Sampleford",
  trucker: "Samplestone",
  carrier: "Sampleridge",
  expired: "Samplebridge",
} as const;
export type RecordName = keyof typeof lastNames;
export const recordNames = Object.keys(lastNames) as readonly RecordName[];

/**
 * Returns the invented records on a day. No single record fits every kind of service: a first licence is for people
 * without a licence, a hazard permit is for drivers of heavy vehicles, and so on.
 */
const recordsOn = (today: PlainDate): Readonly<Record<RecordName, SeededRecord>> => ({
  holder: { card: { issued_on: addDays(today, 30 - 2 * 365), letter: "B" } },
  beginner: { learners_license_until: addDays(today, 20) },
  trucker: { card: { issued_on: addDays(today, -300), letter: "D" } },
  carrier: { card: { issued_on: addDays(today, -400), letter: "D" }, hazard_permit_until: addDays(today, 30) },
  expired: { card: { issued_on: addDays(figures.old_card_before, -30), letter: "C" } },
});

const learnersClasses: readonly ClassLetter[] = ["B"];

const licenseOf = ({ issued_on, letter }: NonNullable<SeededRecord["card"]>, number: string) => ({
  number,
  classes: [{ letter, since: addYears(issued_on, -2) }],
  issued_on,
  expires_on: cardExpiry(issued_on),
  renewed_on: [],
});

const asHeld = ({ card, learners_license_until, hazard_permit_until }: SeededRecord): CurrentRecord => ({
  license: card ? licenseOf(card, "") : null,
  endorsements: [],
  learners_license: learners_license_until ? { classes: learnersClasses, expires_on: learners_license_until } : null,
  hazard_permit: hazard_permit_until ? { expires_on: hazard_permit_until } : null,
});

/** Returns the first record with which an application of this kind can be completed. */
export function recordFor(
  row: KindRow & { readonly kind: Kind },
  letter: ClassLetter | null,
  today: PlainDate,
): RecordName {
  const records = recordsOn(today);
  const fits = recordNames.find((name) => obstacle(row, asHeld(records[name]), today, letter) === null);
  if (!fits) throw new Error(`None of the seed's records fits ${row.kind}.`);
  return fits;
}

/** Adds the licences and permits of the applicants. Returns the licence number of each driver who has a licence. */
export async function seedRecords(
  { db, newId }: SeedContext,
  people: readonly { readonly driver_id: DriverId; readonly record: RecordName }[],
  today: PlainDate,
): Promise<Readonly<Record<string, string>>> {
  const records = recordsOn(today);
  const held = people.map(({ driver_id, record }, index) => ({
    driver_id,
    ...records[record],
    serial: String(index + 1).padStart(6, "0"),
  }));
  const licenses = held.flatMap(({ driver_id, card, serial }) => {
    if (!card) return [];
    const license = licenseOf(card, `KW/${card.issued_on.slice(0, 4)}/${serial}`);
    return [
      {
        ...license,
        driver_id,
        classes: JSON.stringify(license.classes),
        renewed_on: "[]",
        restrictions: "[]",
        processing_centre: "GA1",
        certificate_number: `CC/${license.number.slice(3)}`,
      },
    ];
  });
  await insertAll(db, "licenses", licenses);
  const permits = held.flatMap(({ driver_id, learners_license_until, hazard_permit_until, serial }) => [
    ...(learners_license_until
      ? [
          {
            permit: "learners_license" as const,
            number: `LL/2025/${serial}`,
            classes: JSON.stringify(learnersClasses),
            expires_on: learners_license_until,
            driver_id,
          },
        ]
      : []),
    ...(hazard_permit_until
      ? [
          {
            permit: "hazard" as const,
            number: `HP/2025/${serial}`,
            classes: JSON.stringify([]),
            expires_on: hazard_permit_until,
            driver_id,
          },
        ]
      : []),
  ]);
  await insertAll(
    db,
    "permits",
    permits.map((permit) => ({ ...permit, id: newId("prm"), issued_on: addDays(permit.expires_on, -360) })),
  );
  return Object.fromEntries(licenses.map(({ driver_id, number }) => [driver_id, number]));
}
