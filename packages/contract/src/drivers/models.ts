// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { EndorsementKind, TrainingGap } from "@kwan/domain/kinds";
import type { DriverId } from "../ids.ts";

export type Address = {
  /** GhanaPost digital address. */
  digital_address?: string | null | undefined;
  /** Plus Code of the place. */
  plus_code?: string | null | undefined;
  /** The whole address on one line. */
  address?: string | null | undefined;
  /** Town, suburb or neighbourhood. */
  town?: string | null | undefined;
  /** Street. */
  street_name?: string | null | undefined;
  /** City or large town. */
  city?: string | null | undefined;
  /** Country of the address. */
  country?: string | null | undefined;
  /** Postcode. */
  post_code?: string | null | undefined;
  /** Latitude in degrees. */
  lat?: number | null | undefined;
  /** Longitude in degrees. */
  lon?: number | null | undefined;
};

export type AvailableService = {
  /** Kind of service, as it is spelled in its path. */
  kind: string;
  /** Code of the service. */
  code: string;
  /** Title to display. */
  title: string;
  /** Who the service is for. */
  summary: string;
  /** True if the driver can apply now. */
  is_eligible: boolean;
  /** Every reason why the driver is not eligible. Empty if the driver is eligible. */
  reasons: AvailableServiceReason[];
  /** The first day on which the driver can be eligible. Null if one of the conditions cannot be met. */
  earliest: PlainDate | null;
  /** Price in Ghana cedis, with two decimal places. */
  price: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The minimum number of working days that the service takes. */
  min_days: number;
  /** The maximum number of working days that the service takes. */
  max_days: number;
  /** The documents that the service asks for, including optional ones. */
  documents: string[];
};

export type AvailableServiceReasonRemedy = {
  /** Code of the next step, such as `wait` or `apply`. */
  do: string;
  /** Text to display. */
  text: string;
  /** The first day on which the condition can be met. Null if it cannot be met. */
  ready_on: PlainDate | null;
  /** A more suitable kind of service. Null if there is none. */
  instead?: string | null | undefined;
};

export type AvailableServiceReason = {
  /** Code of the condition that is not met. */
  code: string;
  /** Text to display to the person. */
  message: string;
  /** How to meet the condition. */
  remedy: AvailableServiceReasonRemedy;
};

export type DriverNationality = {
  /** Country code. */
  value: string;
  /** Text to display. */
  label: string;
};

export type Driver = {
  /** Date of birth. */
  date_of_birth: PlainDate | null;
  /** Country code and demonym. Null if the nationality is not known. */
  nationality: DriverNationality | null;
  /** Sex, as printed on the card. */
  sex: string | null;
  /** Phone number, in the form +233… */
  phone_number: string;
  /** True if the phone number has been verified with a code. */
  is_phone_verified: boolean;
  /** Email address. */
  email: string | null;
  /** True if the email address has been verified with a code. */
  is_email_verified: boolean;
  /** The driver's home address. */
  address: Address | null;
  /** Occupation. */
  occupation: string | null;
  /** Blood group. Optional, because it is health data. */
  blood_group: string | null;
  /** Class letters. */
  classes: ClassLetter[];
  /** When the record was created. */
  created_at: string;
  /** When the record was last changed. */
  updated_at: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Other names. Null if there are none. */
  other_name: string | null;
  /** Opaque ID. */
  id: DriverId;
};

export type DriverRecordLearnersLicense = {
  /** The classes that the driver may learn. */
  classes: ClassLetter[];
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
};

export type DriverRecordLicense = {
  /** Number of the licence. */
  number: string;
  /** The classes, each with the day since which it has been held. */
  classes: DriverRecordLicenseClass[];
  /** When the current card was issued. */
  issued_on: PlainDate;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
  /** The dates on which the card was renewed. */
  renewed_on: PlainDate[];
};

export type DriverRecordLicenseClass = {
  /** Class letter. */
  letter: ClassLetter;
  /** The date from which the class has been held. */
  since: PlainDate;
};

export type DriverRecordEndorsement = {
  /** Whether the driver is revoked, disqualified or suspended. */
  kind: EndorsementKind;
  /** The first day. */
  from: PlainDate;
  /** The last day. Null if it has no end. */
  until: PlainDate | null;
};

export type DriverRecordTheory = {
  /** When the part about road signs was last passed. Null if it was not. */
  road_sign: PlainDate | null;
  /** When the part about road traffic was last passed. Null if it was not. */
  road_traffic: PlainDate | null;
};

export type DriverRecordEyeTest = {
  /** When the eyes were tested. */
  tested_on: PlainDate;
  /** Whether the test was passed. */
  is_passed: boolean;
};

export type DriverRecordHazardPermit = {
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate;
};

export type DriverRecord = {
  /** Date of birth. */
  date_of_birth: PlainDate | null;
  /** Whether the driver has given an identity document, such as a Ghana Card. */
  is_identified: boolean;
  /**
   * Whether the licence is linked provisionally: it was claimed, and nobody has verified the claimer's identity yet. Until
   * then, the record does not contain the licence.
   */
  is_provisional: boolean;
  /** The learner's licence. Null if there is none. */
  learners_license: DriverRecordLearnersLicense | null;
  /** The driver's licence. Null if there is none. */
  license: DriverRecordLicense | null;
  /** What takes the right to drive from the driver, with what has ended or begins later. */
  endorsements: DriverRecordEndorsement[];
  /** The theory test. */
  theory: DriverRecordTheory;
  /** The hours of training for the class that the driver is learning. */
  training_hours: number;
  /** Why the training is not complete. Null if it is. */
  training_gap: TrainingGap | null;
  /** The latest eye test. Null if there is none. */
  eye_test: DriverRecordEyeTest | null;
  /** The permit to carry hazardous goods. Null if there is none. */
  hazard_permit: DriverRecordHazardPermit | null;
  /** The kinds of service for which an application is in progress. */
  open_kinds: string[];
};

export type EyeTest = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Date of the test. */
  tested_on: PlainDate | null;
  /** Whether the test was passed. Null if there is no result. */
  is_passed: boolean | null;
  /** Whether the driver needs glasses or lenses to drive. Null if we do not know. */
  needs_glasses: boolean | null;
  /** Visual acuity, as recorded by the test centre. */
  acuity: string | null;
  /** Where the eye test was taken. */
  centre: string | null;
  /** The last day on which the eye test is valid. Null if there is no eye test. */
  valid_until: PlainDate | null;
};

export type IdentificationFile = {
  /** Opaque ID. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Media type of the file, detected from its content. */
  type: "application/pdf" | "image/jpeg" | "image/png";
  /** When the file was uploaded. */
  uploaded_at: string;
  /** Whether the file came from the person's own account, and not from staff. */
  is_owners: boolean;
};

export type Identification = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport" | null;
  /** Number of the identity document. */
  id_number: string | null;
  /** Date of issue. */
  issued_on: PlainDate | null;
  /** The last day on which the document, licence or permit is valid. */
  expires_on: PlainDate | null;
  /** Whether an officer has verified the identity document. */
  is_verified: boolean;
  /** When the record was last changed. */
  updated_at: string | null;
  /** The files of the document that officers have not checked yet. We delete a file that nobody checks within 180 days. */
  files: IdentificationFile[];
};

export type CreateDriverBodyNationality = {
  /** Country code. */
  value: string;
  /** Text to display. */
  label: string;
};

export type CreateDriverBodyAddress = {
  /** GhanaPost digital address. */
  digital_address?: string | null | undefined;
  /** Plus Code of the place. */
  plus_code?: string | null | undefined;
  /** The whole address on one line. */
  address?: string | null | undefined;
  /** Town, suburb or neighbourhood. */
  town?: string | null | undefined;
  /** Street. */
  street_name?: string | null | undefined;
  /** City or large town. */
  city?: string | null | undefined;
  /** Country of the address. */
  country?: string | null | undefined;
  /** Postcode. */
  post_code?: string | null | undefined;
  /** Latitude in degrees. */
  lat?: number | null | undefined;
  /** Longitude in degrees. */
  lon?: number | null | undefined;
};

export type CreateDriverBody = {
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Date of birth. */
  date_of_birth: string;
  /** Country code and demonym. */
  nationality: CreateDriverBodyNationality;
  /** Other names. Null if there are none. */
  other_name?: string | null | undefined;
  /** Sex, as printed on the card. */
  sex?: "female" | "male" | null | undefined;
  /** Phone number, in the form +233… */
  phone_number?: string | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** The driver's home address. */
  address?: CreateDriverBodyAddress | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group?: string | null | undefined;
};

export type ClaimLicenceBody = {
  /** Licence number. */
  license_number: string;
  /** Date of birth. */
  date_of_birth: string;
  /** Date of issue. */
  issued_on: string;
};

export type ClaimLicenceAnswer = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Whether the driver must wait for an officer to verify their identity before they can apply for or change anything. */
  is_provisional: boolean;
  /** Text to display to the person. */
  message: string;
};

export type UpdateDriverBody = {
  /** Phone number, in the form +233… */
  phone_number?: string | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Sex, as printed on the card. */
  sex?: "female" | "male" | null | undefined;
  /** The driver's home address. */
  address?: CreateDriverBodyAddress | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group?: string | null | undefined;
};

export type PutIdentificationBody = {
  /** Kind of identity document. */
  id_type: "ghana_card" | "non_citizen_card" | "passport";
  /** Number of the identity document. */
  id_number: string;
  /** Date of issue. */
  issued_on?: string | null | undefined;
  /** The last day on which the document, licence or permit is valid. */
  expires_on?: string | null | undefined;
};

export type RecordEyeTestBody = {
  /** Date of the test. */
  tested_on: string;
  /** Whether the test was passed. */
  is_passed: boolean;
  /** Whether the driver needs glasses or lenses to drive. */
  needs_glasses: boolean;
  /** Where the eye test was taken. */
  centre: string;
  /** Visual acuity, as recorded by the test centre. */
  acuity?: string | null | undefined;
  /** Why the person has another eye test on the same day. Required if there is one. */
  reason?: string | null | undefined;
};

export type ListAvailableServicesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListDriverPaymentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items with this status. */
  readonly status?: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting" | null | undefined;
};
