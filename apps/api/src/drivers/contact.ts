import { isEmail } from "@kwan/domain";
import { readPhone } from "../accounts/targets.ts";
import { invalidField } from "../domain-error.ts";

/** A contact as it is stored: the phone number in full, the e-mail in small letters; what is not given stays so. */
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
    ...(email !== undefined && { email: email ? email.toLowerCase() : null }),
  };
}
