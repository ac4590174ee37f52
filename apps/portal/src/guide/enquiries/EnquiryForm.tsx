import { enquiryTopics, topicsOf } from "@kwan/domain/enquiries";
import { Banner, Button, ErrorSummary, RadioGroup, Select, Stack, TextArea, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import type { GuideData } from "../guide-data.ts";
import type { FormState } from "./form-state.ts";

/** What a form is for. */
export type EnquiryKind = "question" | "complaint";

const order = ["topic", "about", "branch", "cited", "text", "name", "email", "phone_number"];

type EnquiryFormProps = {
  kind: EnquiryKind;
  data: GuideData;
  /** What was typed before, or what a link fills in. */
  given: URLSearchParams;
  state: FormState | undefined;
};

/** The form of a question or a complaint. It works without a script, and nothing that was typed is lost. */
export function EnquiryForm({ kind, data, given, state }: EnquiryFormProps) {
  const errors = state?.errors ?? {};
  const wrong = order.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
  const isComplaint = kind === "complaint";
  const text = (name: string) => ({
    name,
    id: name,
    error: errors[name],
    defaultValue: given.get(name) ?? "",
    required: false,
  });
  return (
    <form method="post" action={isComplaint ? guide.complaint : guide.contact} noValidate>
      <input type="hidden" name="key" value={state?.key ?? ""} />
      <Stack space="large">
        {wrong.length > 0 && <ErrorSummary errors={wrong} />}
        {state?.problem && <Banner tone="error">{state.problem}</Banner>}
        <RadioGroup
          label={m.guide_enquiry_topic()}
          name="topic"
          id="topic"
          error={errors.topic}
          options={topicsOf(kind).map((topic) => ({ value: topic, label: enquiryTopics[topic].title }))}
          defaultValue={given.get("topic") ?? undefined}
        />
        {isComplaint && (
          <TextInput
            {...text("about")}
            label={m.guide_enquiry_about()}
            hint={m.guide_enquiry_about_hint()}
            maxLength={300}
          />
        )}
        <TextArea
          {...text("text")}
          required
          label={isComplaint ? m.guide_enquiry_what_happened() : m.guide_enquiry_question()}
          hint={isComplaint ? m.guide_enquiry_what_happened_hint() : m.guide_enquiry_question_hint()}
          rows={8}
          maxLength={4_000}
        />
        <TextInput
          {...text("cited")}
          label={m.guide_enquiry_cited()}
          hint={m.guide_enquiry_cited_hint()}
          width="medium"
          maxLength={40}
        />
        <Select
          label={m.guide_enquiry_branch()}
          name="branch"
          id="branch"
          required={false}
          emptyLabel={m.guide_enquiry_no_branch()}
          options={data.branches.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={given.get("branch") ?? ""}
        />
        <TextInput
          {...text("name")}
          label={m.guide_enquiry_name()}
          hint={isComplaint ? m.guide_enquiry_name_hint() : undefined}
          maxLength={150}
          autoComplete="name"
        />
        <TextInput
          {...text("email")}
          label={m.guide_enquiry_email()}
          hint={m.guide_enquiry_reach_hint()}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextInput
          {...text("phone_number")}
          label={m.guide_enquiry_phone()}
          type="tel"
          width="medium"
          autoComplete="tel"
          maxLength={40}
        />
        <div>
          <Button type="submit">{isComplaint ? m.guide_enquiry_send_complaint() : m.guide_enquiry_send()}</Button>
        </div>
      </Stack>
    </form>
  );
}
