import type { AnswerOf, getDriverRecord } from "@kwan/contract";
import type { DriverRecord } from "@kwan/domain/kinds";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { isOthersRecord } from "./held.ts";
import { recordOf } from "./record.ts";
import type { DriverRow } from "./store.ts";

/** What the owner of an account does not see of a record that may be about somebody else. */
const hidden = {
  learners_license: null,
  theory: { road_sign: null, road_traffic: null },
  training_hours: 0,
  training_gap: null,
  eye_test: null,
} as const satisfies Partial<DriverRecord>;

/** What the owner of an account does not see while a licence is only linked provisionally. */
const withheld = () => ({ license: null, endorsements: [], hazard_permit: null }) satisfies Partial<DriverRecord>;

/** Returns the record on which a driver's eligibility depends, as its owner may see it. */
export async function recordAsSeenBy(
  db: Queries,
  actor: Actor,
  driver: DriverRow,
): Promise<AnswerOf<typeof getDriverRecord>> {
  const record = await recordOf(db, driver);
  const { license, learners_license: learners, is_provisional = false, training_gap = null } = record;
  const whole = {
    ...record,
    is_provisional,
    training_gap,
    endorsements: [...record.endorsements],
    open_kinds: [...record.open_kinds],
    learners_license: learners && { classes: [...learners.classes], expires_on: learners.expires_on },
    license: license && {
      number: license.number,
      classes: [...license.classes],
      issued_on: license.issued_on,
      expires_on: license.expires_on,
      renewed_on: [...license.renewed_on],
    },
  };
  if (!is_provisional) return whole;
  return { ...whole, ...withheld(), ...((await isOthersRecord(db, actor, driver.id)) && hidden) };
}
