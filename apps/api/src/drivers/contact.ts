import { isEmail, ownEmail } from "@kwan/domain";
import { readPhone } from "../accounts/targets.ts";
import { invalidField } from "../domain-error.ts";

/**
 * A contact as it is stored: the phone number in full, the email in lower case, and no placeholder for an email. What is not
 * given stays as it is.
 */
export function readContact({
  phone_number,
  email,
}: {
  phone_number?: string | undefined;
  email?: string | null | undefined;
}) {
  if (email && !isEmail(email)) throw invalidField("email", "Invalid email address");
  return {
    ...(phone_number && { phone_number: readPhone(phone_number) }),
    ...(email !== undefined && { email: ownEmail(email)?.toLowerCase() ?? null }),
  };
}
