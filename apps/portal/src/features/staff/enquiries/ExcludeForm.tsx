import { Form, Select, Text, TextArea } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { colleagues, type Enquiry, kwan, readAgain } from "./queries.ts";

type ExcludeFormProps = { enquiry: Enquiry; onDone: () => void };

/** Excludes a colleague from a complaint, because they have a part in it although they are not named. */
export function ExcludeForm({ enquiry, onDone }: ExcludeFormProps) {
  const client = useQueryClient();
  const others = useQuery(colleagues()).data ?? [];
  const { errors, field, isSending, onSubmit } = useSend({
    schema: z.object({
      account: z.string().check(z.minLength(1, { error: () => m.enquiries_choose_colleague() })),
      reason: reasonText,
    }),
    send: async (body) => {
      await kwan.enquiries.exclude(enquiry.id, body);
      toaster.add({ type: "success", message: m.enquiries_excluded_done() });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.enquiries_exclude()} errors={errors} onSubmit={onSubmit}>
      <Text>{m.enquiries_exclude_text()}</Text>
      <Select
        required
        label={m.enquiries_colleague()}
        {...field("account")}
        emptyLabel={m.enquiries_choose_colleague()}
        options={others.map(({ id, name, branch_name }) => ({
          value: id,
          label: branch_name ? `${name}, ${branch_name}` : name,
        }))}
      />
      <TextArea required label={m.enquiries_reason()} {...field("reason")} limit={1_000} />
      <FormButtons label={m.enquiries_exclude()} isSending={isSending} />
    </Form>
  );
}
