import { requiredText } from "@kwan/domain";
import { Form, Select, TextInput } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { allBranches, branchOptions } from "../../../queries/all-branches.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { kwan, q, readAgain } from "./queries.ts";

const newSchool = z.object({
  name: requiredText(m.schools_name, 120),
  school_code: requiredText(m.schools_code, 20, (text) =>
    /^[A-Z0-9-]{2,20}$/i.test(text) ? undefined : m.schools_code_like(),
  ),
  branch: requiredText(m.schools_branch, 64),
});

/** Registers a driving school. It is not accredited yet. */
export function NewSchool({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const branches = useQuery(allBranches()).data?.results;
  const account = useQuery(q.users.me()).data;
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newSchool,
    send: async (school) => {
      await kwan.schools.create(school);
      toaster.add({ type: "success", message: m.schools_registered({ name: school.name }) });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.schools_new()} errors={errors} onSubmit={onSubmit}>
      <TextInput required label={m.schools_name()} {...field("name")} width="medium" autoComplete="off" />
      <TextInput
        required
        label={m.schools_code()}
        hint={m.schools_code_hint()}
        {...field("school_code")}
        width="short"
        autoComplete="off"
      />
      <Select
        required
        key={branches && account ? "loaded" : "waiting"}
        label={m.schools_branch()}
        {...field("branch")}
        width="medium"
        emptyLabel={m.schools_choose_branch()}
        options={branchOptions(branches)}
        defaultValue={account?.branch ?? ""}
      />
      <FormButtons label={m.schools_register()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
