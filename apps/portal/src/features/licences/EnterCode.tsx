import { requiredText } from "@kwan/domain";
import { readShareCode } from "@kwan/domain/numbers";
import { Button, Form, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";

const schema = z.object({
  code: requiredText("Code", 40, (text) =>
    readShareCode(text)
      ? undefined
      : "We do not recognise this code. It has ten letters and digits, such as 8F2K4-77QD6.",
  ),
});

/** For people who were told a code. */
export function EnterCode({ onEntered }: { onEntered: (code: string) => void }) {
  const { errors, errorOf, onSubmit } = useSend({
    schema,
    send: async ({ code }) => onEntered(readShareCode(code) ?? code),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="Check a licence">
      <TextInput
        label="Code"
        hint="Ten letters and digits, such as 8F2K4-77QD6"
        name="code"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        width="medium"
        error={errorOf("code")}
      />
      <div>
        <Button type="submit">Check</Button>
      </div>
    </Form>
  );
}
