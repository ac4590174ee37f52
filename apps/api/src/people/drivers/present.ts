import type { AnswerOf, getDriver, getEyeTest, getIdentification, getLicense } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { addDays, type ClassLetter, displayName, nationalityOption, reduceClasses } from "@kwan/domain";
import { countryByCode } from "@kwan/domain/countries";
import { endorsementOn, figures, licenseStatus, nextRenewal } from "@kwan/domain/kinds";
import type { DriverId } from "../../platform/ids.ts";
import type { Held } from "./held.ts";
import type { IdentityFile } from "./identity-files-store.ts";
import type { accountOf, DriverRow, LicenseRow, lastEyeTest } from "./store.ts";

type Account = Awaited<ReturnType<typeof accountOf>>;
type IdType = "ghana_card" | "passport" | "non_citizen_card";

/**
 * Returns a nationality in the reader's language. If its code is not in the list, returns the label with which it was
 * entered.
 */
export function nationalityInWords({
  nationality,
  nationality_label,
}: Pick<DriverRow, "nationality" | "nationality_label">): string | null {
  const country = countryByCode(nationality ?? "");
  return country ? nationalityOption(country).label : (nationality_label ?? nationality);
}

export const presentDriver = (
  driver: DriverRow,
  account: Account,
  license: LicenseRow | undefined,
): AnswerOf<typeof getDriver> => ({
  id: driver.id,
  first_name: driver.first_name,
  last_name: driver.last_name,
  other_name: driver.other_name,
  date_of_birth: driver.date_of_birth,
  nationality: driver.nationality
    ? { value: driver.nationality, label: nationalityInWords(driver) ?? driver.nationality }
    : null,
  sex: driver.sex,
  // Prefer the account's contact details, because messages go to them.
  phone_number: (account ?? driver).phone_number ?? "",
  is_phone_verified: account?.is_phone_verified === true,
  email: (account ?? driver).email,
  is_email_verified: account?.is_email_verified === true,
  address: driver.address as AnswerOf<typeof getDriver>["address"],
  occupation: driver.occupation,
  blood_group: driver.blood_group,
  classes: license ? reduceClasses(license.classes.map((held) => held.letter)) : [],
  created_at: driver.created_at,
  updated_at: driver.updated_at,
});

export const presentIdentityFile = ({ id, name, type, uploaded_at, is_owners }: IdentityFile) => ({
  id,
  name,
  type,
  uploaded_at,
  is_owners,
});

export const presentIdentification = (
  driver: DriverRow,
  files: readonly IdentityFile[],
): AnswerOf<typeof getIdentification> => ({
  driver: driver.id,
  id_type: driver.id_type as IdType | null,
  id_number: driver.id_number,
  issued_on: driver.id_issued_on,
  expires_on: driver.id_expires_on,
  is_verified: driver.is_id_verified,
  updated_at: driver.id_updated_at,
  files: files.map(presentIdentityFile),
});

export function presentLicense(
  driver: Pick<DriverRow, "id" | "first_name" | "last_name" | "other_name">,
  { license, permits, endorsements, is_provisional }: Held,
  today: PlainDate,
): AnswerOf<typeof getLicense> {
  const permit = (name: string) => permits.find((each) => each.permit === name);
  const status = license ? licenseStatus(license, endorsements, today) : null;
  const [learners, international, hazard] = [permit("learners_license"), permit("international"), permit("hazard")];
  return {
    driver: driver.id,
    holder: displayName(driver),
    is_provisional,
    number: license?.number ?? null,
    issue: license?.issue ?? null,
    is_card_blocked: license?.is_card_blocked ?? false,
    status,
    classes: license?.classes ?? [],
    is_commercial: license?.is_commercial ?? false,
    issued_on: license?.issued_on ?? null,
    expires_on: license?.expires_on ?? null,
    renewed_on: license?.renewed_on ?? [],
    next_renewal_on: license && (status === "valid" || status === "renewal_overdue") ? nextRenewal(license) : null,
    processing_centre: license?.processing_centre ?? null,
    certificate_number: license?.certificate_number ?? null,
    restrictions: license?.restrictions ?? [],
    endorsement: endorsementOn(endorsements, today),
    learners_license: learners
      ? {
          number: learners.number,
          classes: learners.classes as ClassLetter[],
          issued_on: learners.issued_on,
          expires_on: learners.expires_on,
        }
      : null,
    international_permit: international ? { number: international.number, expires_on: international.expires_on } : null,
    hazard_permit: hazard ? { number: hazard.number, expires_on: hazard.expires_on } : null,
  };
}

export const presentEyeTest = (
  driver: DriverId,
  test: Awaited<ReturnType<typeof lastEyeTest>>,
): AnswerOf<typeof getEyeTest> => ({
  driver,
  tested_on: test?.tested_on ?? null,
  is_passed: test?.is_passed ?? null,
  needs_glasses: test?.needs_glasses ?? null,
  acuity: test?.acuity ?? null,
  centre: test?.centre ?? null,
  valid_until: test?.is_passed ? addDays(test.tested_on, figures.eye_test_days) : null,
});
