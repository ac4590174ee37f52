import { complaintOutcomes, enquiryWords } from "@kwan/domain/enquiries";
import { Form, Heading, RadioGroup, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Enquiry, kwan, readAgain } from "./queries.ts";

const schema = z.object({
  text: z.string().check(z.minLength(10, { error: () => m.enquiries_answer_short() }), z.maxLength(4_000)),
  ends: z.enum(["no", "yes"], { error: () => m.enquiries_choose_end() }),
  outcome: z.optional(z.enum(complaintOutcomes, { error: () => m.enquiries_choose_outcome() })),
});

/** Answers the person, who reads the text, and says whether this ends the matter. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const [ends, setEnds] = useState<string | null>(null);
  const asksOutcome = enquiry.desk === "complaints" && ends === "yes";
  const { errors, field, isSending, onSubmit } = useSend({
    schema: schema.check((context) => {
      if (asksOutcome && context.value.outcome === undefined)
        context.issues.push({
          code: "custom",
          input: context.value,
          path: ["outcome"],
          message: m.enquiries_choose_outcome(),
        });
    }),
    send: async ({ text, ends: end, outcome }) => {
      const closes = end === "yes";
      const body = { text, closes, ...(closes && asksOutcome && outcome && { outcome }) };
      await kwan.enquiries.answer(enquiry.id, body, { ifMatch: enquiry });
      const isTold = enquiry.email ?? enquiry.phone_number;
      toaster.add({ type: "success", message: isTold ? m.enquiries_answered_told() : m.enquiries_answered() });
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.enquiries_answer()} errors={errors} onSubmit={onSubmit}>
      <Heading level={2}>{m.enquiries_answer()}</Heading>
      <TextArea
        required
        label={m.enquiries_answer_text()}
        hint={m.enquiries_answer_hint()}
        {...field("text")}
        rows={6}
        limit={4_000}
      />
      <RadioGroup
        label={m.enquiries_ends()}
        {...field("ends")}
        onValueChange={setEnds}
        options={[
          { value: "no", label: m.enquiries_stays_open(), hint: m.enquiries_stays_open_hint() },
          { value: "yes", label: m.enquiries_close(), hint: m.enquiries_close_hint() },
        ]}
      />
      {asksOutcome && (
        <RadioGroup
          label={m.enquiries_how_it_ends()}
          {...field("outcome")}
          options={complaintOutcomes.map((value) => ({ value, label: enquiryWords.outcomes[value] }))}
        />
      )}
      <FormButtons label={m.enquiries_send()} isSending={isSending} />
    </Form>
  );
}
