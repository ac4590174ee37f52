import { enquiryTopicNames, enquiryTopics, topicsOf } from "@kwan/domain/enquiries";
import { Form, Select, TextArea } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Enquiry, kwan, readAgain } from "./queries.ts";

type PassFormProps = { enquiry: Enquiry; onDone: () => void };

/** Passes a question to another desk or branch. A complaint keeps its branch, and stays a complaint. */
export function PassForm({ enquiry, onDone }: PassFormProps) {
  const client = useQueryClient();
  const isComplaint = enquiry.desk === "complaints";
  const branches = useQuery(allBranches()).data?.results ?? [];
  const { errors, field, isSending, onSubmit } = useSend({
    schema: z.object({
      topic: z.enum(enquiryTopicNames, { error: () => m.enquiries_choose_topic() }),
      branch: z.optional(z.string()),
      reason: reasonText,
    }),
    send: async ({ topic, branch, reason }) => {
      const to = isComplaint ? enquiry.branch : branch;
      await kwan.enquiries.pass(enquiry.id, { topic, ...(to && { branch: to }), reason }, { ifMatch: enquiry });
      toaster.add({ type: "success", message: m.enquiries_passed() });
      onDone();
      await readAgain(client);
    },
  });
  const topics = isComplaint ? topicsOf("complaint") : enquiryTopicNames;
  return (
    <Form aria-label={m.enquiries_pass()} errors={errors} onSubmit={onSubmit}>
      <Select
        required
        label={m.enquiries_new_topic()}
        hint={isComplaint ? undefined : m.enquiries_new_topic_hint()}
        {...field("topic")}
        emptyLabel={m.enquiries_choose_topic()}
        options={topics.map((value) => ({ value, label: enquiryTopics[value].title }))}
      />
      {!isComplaint && (
        <Select
          required={false}
          label={m.enquiries_branch()}
          {...field("branch")}
          emptyLabel={m.enquiries_no_branch()}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={enquiry.branch ?? ""}
        />
      )}
      <TextArea required label={m.enquiries_reason()} {...field("reason")} limit={1_000} />
      <FormButtons label={m.enquiries_pass()} isSending={isSending} />
    </Form>
  );
}
