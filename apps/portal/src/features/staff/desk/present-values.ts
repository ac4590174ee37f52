import { ownEmail, phoneInWords } from "@kwan/domain";
import { sexes } from "@kwan/domain/profiles";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { PersonFile } from "./queries.ts";

/** Returns the details on a person's record that a decision can change, by field, formatted for display. */
export const presentValues = ({
  driver,
  license,
}: PersonFile): Readonly<Record<string, string | null | undefined>> => ({
  first_name: driver.first_name,
  last_name: driver.last_name,
  other_name: driver.other_name,
  date_of_birth: driver.date_of_birth && dayInWords(driver.date_of_birth),
  nationality: driver.nationality?.label,
  sex: sexes.find(({ value }) => value === driver.sex)?.label,
  phone_number: driver.phone_number && phoneInWords(driver.phone_number),
  email: ownEmail(driver.email),
  license_number: license.number,
  classes: license.classes.map(({ letter }) => letter).join(", "),
  issued_on: license.issued_on && dayInWords(license.issued_on),
  expires_on: license.expires_on && dayInWords(license.expires_on),
  is_commercial: license.is_commercial ? m.common_yes() : m.common_no(),
  restrictions: license.restrictions.map((code) => m.licences_restriction({ code })).join(", ") || m.desk_none(),
});
