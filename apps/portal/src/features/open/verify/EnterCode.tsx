import { requiredText } from "@kwan/domain";
import { readShareCode } from "@kwan/domain/numbers";
import { Button, Form, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../forms/use-send.ts";

const schema = z.object({
  code: requiredText(m.licences_code(), 40, (text) => (readShareCode(text) ? undefined : m.licences_code_unknown())),
});

/** The form for people who have received a code without a link. */
export function EnterCode({ onEntered }: { onEntered: (code: string) => void }) {
  const { errors, field, onSubmit } = useSend({
    schema,
    send: async ({ code }) => onEntered(readShareCode(code) ?? code),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.licences_check_a_licence()}>
      <TextInput
        required
        label={m.licences_code()}
        hint={m.licences_code_hint()}
        {...field("code")}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        width="medium"
      />
      <div>
        <Button type="submit">{m.licences_check()}</Button>
      </div>
    </Form>
  );
}
