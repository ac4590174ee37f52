import * as m from "../catalogues/messages.js";
import { phoneTextOf } from "../phones/phone-text.ts";
import { cleanLine } from "./clean-text.ts";
import { isEmail } from "./email.ts";
import { requiredText } from "./text.ts";

/** Where a code is sent: an email address, or a phone number as typed. */
export type LoginTarget = { readonly kind: "email" | "phone"; readonly value: string };

/**
 * Reads an email address or a phone number. The address is returned in lower case, and the number without separators.
 * Returns null if the text is neither.
 *
 * @example
 * loginTarget("Ama@Example.com"); // { kind: "email", value: "ama@example.com" }
 * loginTarget("024 412 3456"); // { kind: "phone", value: "0244123456" }
 */
export function loginTarget(text: string): LoginTarget | null {
  if (text.length > 1000) return null;
  const clean = cleanLine(text);
  if (isEmail(clean)) return { kind: "email", value: clean.toLowerCase() };
  const phone = phoneTextOf(clean);
  return phone === null ? null : { kind: "phone", value: phone };
}

/**
 * The schema of a login field that accepts an email address or a phone number.
 *
 * @example
 * z.safeParse(loginTargetText, "024 412 3456").success; // true
 */
export const loginTargetText = /* @__PURE__ */ requiredText(m.forms_login_target, 255, (text) =>
  loginTarget(text) === null ? m.forms_login_target_invalid() : undefined,
);

/**
 * The schema of a six-digit verification code. Spaces between the digits are ignored.
 *
 * @example
 * z.parse(verificationCode, "123 456"); // "123456"
 */
export const verificationCode = /* @__PURE__ */ requiredText(
  m.forms_code,
  255,
  (text) => (/^\d{6}$/.test(text) ? undefined : m.forms_code_invalid()),
  (text) => cleanLine(text).replaceAll(" ", ""),
);
