import { cleanLines, optionalEmail, optionalText, requiredText } from "@kwan/domain";
import { type EnquiryTopicName, topicsOf } from "@kwan/domain/enquiries";
import { isPhone, normalisePhone } from "@kwan/domain/phone";
import * as z from "zod/mini";
import { m } from "#messages";

/** What a form is for: a question to a desk, or a complaint. */
export type EnquiryKind = "question" | "complaint";

const message = requiredText(
  m.enquiries_text,
  4_000,
  (text) => (text.length < 10 ? m.enquiries_text_short() : undefined),
  cleanLines,
);
const phone = optionalText(m.enquiries_phone, 40, (text) => (isPhone(text) ? undefined : m.enquiries_phone_wrong()));

const fields = (kind: EnquiryKind) =>
  z.object({
    topic: z.enum(topicsOf(kind), { error: () => m.enquiries_topic_missing() }),
    about: optionalText(m.enquiries_about, 300),
    branch: optionalText(m.enquiries_branch, 40),
    cited: optionalText(m.enquiries_cited, 40),
    text: message,
    name: optionalText(m.enquiries_name, 150),
    email: optionalEmail(),
    phone_number: phone,
  });

/** The answers of a form, checked. */
export interface EnquiryForm {
  readonly topic: EnquiryTopicName;
  readonly about: string;
  readonly branch: string;
  readonly cited: string;
  readonly text: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone_number: string | null;
}

export type FormErrors = Readonly<Record<string, string>>;

const errorsOf = ({ issues }: z.core.$ZodError): FormErrors =>
  Object.fromEntries(issues.toReversed().map(({ path, message: words }) => [String(path[0]), words]));

/** Reads the form of a question or a complaint. Returns its answers, or what is wrong with each field. */
export function readForm(kind: EnquiryKind, form: URLSearchParams): EnquiryForm | { readonly errors: FormErrors } {
  const read = z.safeParse(fields(kind), Object.fromEntries(form));
  if (!read.success) return { errors: errorsOf(read.error) };
  const { topic, text, ...rest } = read.data;
  const email = rest.email || null;
  const phone_number = rest.phone_number ? normalisePhone(rest.phone_number) : null;
  const texts = { about: rest.about ?? "", branch: rest.branch ?? "", cited: rest.cited ?? "", name: rest.name ?? "" };
  return { topic, text, ...texts, email, phone_number };
}

/** Reads another message from the person. Returns its text, or what is wrong with it. */
export function readMessage(form: URLSearchParams): { readonly text: string } | { readonly errors: FormErrors } {
  const read = z.safeParse(z.object({ text: message }), { text: form.get("text") });
  return read.success ? read.data : { errors: errorsOf(read.error) };
}
