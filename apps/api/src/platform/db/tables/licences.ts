import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { EndorsementKind } from "@kwan/domain/kinds";
import type { Generated } from "kysely";
import type { AccountId, DecisionId, DisputeId, DriverId } from "../../ids.ts";
import type { Day, Flag, Json, Maybe, MaybeDay, MaybeMoment, Moment } from "./columns.ts";

export interface Permits {
  id: string;
  driver_id: DriverId;
  permit: string;
  number: string;
  classes: Json<ClassLetter[]>;
  issued_on: Day;
  expires_on: Day;
}

export interface Licenses {
  driver_id: DriverId;
  number: string;
  /** The number of the card, from 1. Each new card of the same licence has the next one. */
  issue: Generated<number>;
  /** Whether the card was reported lost or stolen, and has not been replaced yet. */
  is_card_blocked: Flag;
  classes: Json<{ letter: ClassLetter; since: PlainDate }[]>;
  is_commercial: Flag;
  issued_on: Day;
  expires_on: Day;
  renewed_on: Json<PlainDate[]>;
  processing_centre: string | null;
  certificate_number: string | null;
  restrictions: Json<string[]>;
}

/** An entry on a person's record that takes away the right to drive. */
export interface Endorsements {
  decision_id: DecisionId;
  driver_id: DriverId;
  kind: EndorsementKind;
  from_on: Day;
  until_on: MaybeDay;
  order_number: string;
  ordered_on: Day;
  /** What the person was told. */
  notice: string;
  made_at: Moment;
  /** When the open applications of the person were stopped. */
  begun_at: MaybeMoment;
  withdrawn_at: MaybeMoment;
}

export interface LicenseClaims {
  driver_id: DriverId;
  account_id: AccountId;
  /** The record that had the licence, if the licence was moved to the holder's own record. */
  from_driver_id: Maybe<DriverId>;
  license_number: string;
  /** Whether the claimer's name sounds like the name on the record. */
  is_alike: Flag;
  claimed_at: Moment;
}

/** A later claim of a licence that another account has claimed. */
export interface ClaimDisputes {
  id: DisputeId;
  /** The record that has the licence. */
  driver_id: DriverId;
  /** The account that claims it, too. */
  account_id: AccountId;
  license_number: string;
  made_at: Moment;
  /** When two people decided whose licence it is. */
  settled_at: MaybeMoment;
}
