// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { EndorsementKind, LicenseStatus } from "@kwan/domain/kinds";
import type { DriverId, ShareId } from "../ids.ts";

export type LicenseClass = {
  /** Class letter. */
  letter: ClassLetter;
  /** The date from which the class has been held. */
  since: PlainDate;
};

export type LicenseEndorsement = {
  /** Whether the holder is revoked, disqualified or suspended. */
  kind: EndorsementKind;
  /** The first day. */
  from: PlainDate;
  /** The last day. Null for a revocation, which has no end. */
  until: PlainDate | null;
};

export type LicenseLearnersLicense = {
  /** Number of the learner's licence. */
  number: string;
  /** Class letters. */
  classes: ClassLetter[];
  /** Date of issue. */
  issued_on: PlainDate;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
};

export type LicenseInternationalPermit = {
  /** Number of the permit. */
  number: string;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
};

export type LicenseHazardPermit = {
  /** Number of the permit. */
  number: string;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
};

export type License = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** The name on the record to which the licence belongs. */
  holder: string;
  /**
   * Whether the licence is linked to the account provisionally: it was claimed, and nobody has verified the claimer's
   * identity yet. Until then, the claimer does not see the licence.
   */
  is_provisional: boolean;
  /** Number of the licence. */
  number: string | null;
  /** The number of the card, from 1. Each new card has the next one, and only the latest counts. Null without a licence. */
  issue: number | null;
  /** Whether the card was reported lost or stolen, and has not been replaced yet. */
  is_card_blocked: boolean;
  /** The status of the record. */
  status: LicenseStatus | null;
  /** Class letters. */
  classes: LicenseClass[];
  /** True if the holder can drive commercially. */
  is_commercial: boolean;
  /** Date of issue. */
  issued_on: PlainDate | null;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate | null;
  /** The dates on which the card was renewed. */
  renewed_on: PlainDate[];
  /** When the next renewal is due. Null if there are no more renewals. */
  next_renewal_on: PlainDate | null;
  /** Branch that keeps the record. Null if there is none. */
  processing_centre: string | null;
  /** Number of the certificate. */
  certificate_number: string | null;
  /** The restrictions on the licence, such as wearing glasses. */
  restrictions: string[];
  /**
   * What takes the right to drive from the holder today. It also applies to the learner's licence and the permits. Null
   * if the holder may drive.
   */
  endorsement: LicenseEndorsement | null;
  /** Learner's licence. Null if there is none. */
  learners_license: LicenseLearnersLicense | null;
  /** International driving permit. Null if there is none. */
  international_permit: LicenseInternationalPermit | null;
  /** Hazardous goods permit. Null if there is none. */
  hazard_permit: LicenseHazardPermit | null;
};

export type ShareCheck = {
  /** When the licence was checked. */
  checked_at: string;
  /** The person who checked the licence, if known. */
  checked_by: string;
};

export type Share = {
  /** Opaque ID. */
  id: ShareId;
  /** The code to give to the person who checks the licence. */
  code: string;
  /** The URL of the page where the code can be checked. */
  url: string;
  /** When the record was created. */
  created_at: string;
  /** The time at which the code expires. */
  expires_at: string;
  /** True if the holder has cancelled the code. */
  is_withdrawn: boolean;
  /** Who used the code to check the licence, and when. */
  checks: ShareCheck[];
};

export type SharedLicense = {
  /** The status of the record. */
  status: LicenseStatus;
  /** Class letters. */
  classes: ClassLetter[];
  /** True if the holder can drive commercially. */
  is_commercial: boolean;
  /** The number of the holder's latest card. A card with a lower number no longer counts. */
  issue: number;
  /** Whether this card was reported lost or stolen, so that the holder has no card that counts. */
  is_card_blocked: boolean;
  /** Date of issue. */
  issued_on: PlainDate;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
  /** When the licence was checked. */
  checked_at: string;
};

export type ListSharesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};
