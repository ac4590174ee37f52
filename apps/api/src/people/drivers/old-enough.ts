import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { classesHeldTooYoung, minimumAgeFor } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { findLicense, permitsOf } from "./store.ts";

/** Throws if a date of birth would make the driver too young for a class or permit that they hold. */
export async function requireOldEnough(db: Queries, driver_id: DriverId, date_of_birth: PlainDate): Promise<void> {
  const license = await findLicense(db, driver_id);
  const permits = (await permitsOf(db, driver_id)).flatMap(({ classes, issued_on }) =>
    classes.map((letter) => ({ letter, since: issued_on })),
  );
  const tooYoung = classesHeldTooYoung(date_of_birth, [...(license?.classes ?? []), ...permits]);
  const [letter] = tooYoung;
  if (letter === undefined) return;
  const born = formatDate(date_of_birth, "long");
  throw new DomainError("state_forbids", m.drivers_was_too_young({ born, age: minimumAgeFor(letter), letter }));
}
