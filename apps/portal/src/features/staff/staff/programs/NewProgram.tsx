import { requiredText } from "@kwan/domain";
import { Form, Text, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../../forms/FormButtons.tsx";
import { useSend } from "../../../../forms/use-send.ts";
import { paths } from "../../../../paths.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { kwan, readAgain } from "./queries.ts";

const newProgram = z.object({
  name: requiredText(m.programs_name, 100),
  team: requiredText(m.programs_team, 100),
  contact_email: z.string().check(z.email({ error: () => m.programs_contact_invalid() })),
});

/** Adds a program. It can read nothing until one administrator has proposed its access and another has approved it. */
export function NewProgram({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newProgram,
    send: async (program) => {
      const { id } = await kwan.programs.create(program);
      toaster.add({ type: "success", message: m.programs_added({ name: program.name }) });
      onDone();
      await readAgain(client);
      await navigate(paths.program(id));
    },
  });
  return (
    <Form aria-label={m.programs_add()} errors={errors} onSubmit={onSubmit}>
      <Text tone="secondary">{m.programs_starts_without()}</Text>
      <TextInput
        required
        label={m.programs_name()}
        hint={m.programs_name_hint()}
        {...field("name")}
        width="medium"
        autoComplete="off"
      />
      <TextInput
        required
        label={m.programs_team()}
        hint={m.programs_team_hint()}
        {...field("team")}
        width="long"
        autoComplete="off"
      />
      <TextInput
        required
        label={m.programs_contact()}
        {...field("contact_email")}
        width="long"
        inputMode="email"
        autoComplete="off"
      />
      <FormButtons label={m.programs_add()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
