import { endorsementKinds, licenseStatuses } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { classLetter, id, instant, line, plainDate, since } from "../basics.ts";

const heldClass = z.object({
  /** Class letter. */
  letter: classLetter,
  /** The date from which the class has been held. */
  since: plainDate,
});

/** A driver's licence card, with their learner's licence and permits. */
export const license = z.object({
  driver: id,
  /** The name on the record to which the licence belongs. */
  holder: since("1.0", line, ""),
  /**
   * Whether the licence is linked to the account provisionally: it was claimed, and nobody has verified the claimer's
   * identity yet. Until then, the claimer does not see the licence.
   */
  is_provisional: since("1.0", z.boolean(), false),
  /** Number of the licence. */
  number: z.nullable(z.string()),
  /** The number of the card, from 1. Each new card has the next one, and only the latest counts. Null without a licence. */
  issue: since("1.0", z.nullable(z.int()), null),
  /** Whether the card was reported lost or stolen, and has not been replaced yet. */
  is_card_blocked: since("1.0", z.boolean(), false),
  status: z.nullable(z.enum(licenseStatuses)),
  classes: z.array(heldClass),
  /** True if the holder can drive commercially. */
  is_commercial: z.boolean(),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  /** The dates on which the card was renewed. */
  renewed_on: z.array(plainDate),
  /** When the next renewal is due. Null if there are no more renewals. */
  next_renewal_on: z.nullable(plainDate),
  /** Branch that keeps the record. Null if there is none. */
  processing_centre: z.nullable(z.string()),
  /** Number of the certificate. */
  certificate_number: z.nullable(z.string()),
  /** The restrictions on the licence, such as wearing glasses. */
  restrictions: z.array(z.string()),
  /**
   * What takes the right to drive from the holder today. It also applies to the learner's licence and the permits. Null
   * if the holder may drive.
   */
  endorsement: since(
    "1.0",
    z.nullable(
      z.object({
        /** Whether the holder is revoked, disqualified or suspended. */
        kind: z.enum(endorsementKinds),
        /** The first day. */
        from: plainDate,
        /** The last day. Null for a revocation, which has no end. */
        until: z.nullable(plainDate),
      }),
    ),
    null,
  ),
  /** Learner's licence. Null if there is none. */
  learners_license: z.nullable(
    z.object({
      /** Number of the learner's licence. */
      number: z.string(),
      classes: z.array(classLetter),
      issued_on: plainDate,
      expires_on: plainDate,
    }),
  ),
  /** International driving permit. Null if there is none. */
  international_permit: z.nullable(
    z.object({
      /** Number of the permit. */
      number: z.string(),
      expires_on: plainDate,
    }),
  ),
  /** Hazardous goods permit. Null if there is none. */
  hazard_permit: z.nullable(
    z.object({
      /** Number of the permit. */
      number: z.string(),
      expires_on: plainDate,
    }),
  ),
});

export const share = z.object({
  id,
  /** The code to give to the person who checks the licence. */
  code: z.string(),
  /** The URL of the page where the code can be checked. */
  url: z.string(),
  created_at: instant,
  /** The time at which the code expires. */
  expires_at: instant,
  /** True if the holder has cancelled the code. */
  is_withdrawn: z.boolean(),
  /** Who used the code to check the licence, and when. */
  checks: z.array(
    z.object({
      /** When the licence was checked. */
      checked_at: instant,
      /** The person who checked the licence, if known. */
      checked_by: line,
    }),
  ),
});

/** What a person with a share code is shown: the status, classes, card issue and dates, and nothing else. */
export const sharedLicense = z.object({
  status: z.enum(licenseStatuses),
  classes: z.array(classLetter),
  /** True if the holder can drive commercially. */
  is_commercial: z.boolean(),
  /** The number of the holder's latest card. A card with a lower number no longer counts. */
  issue: since("1.0", z.int(), 1),
  /** Whether this card was reported lost or stolen, so that the holder has no card that counts. */
  is_card_blocked: since("1.0", z.boolean(), false),
  issued_on: plainDate,
  expires_on: plainDate,
  /** When the licence was checked. */
  checked_at: instant,
});
