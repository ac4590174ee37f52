import { verificationCode } from "@kwan/domain";
import { Banner, Button, CodeInput, Form, Inline, Stack, Text } from "@kwan/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { errorsOf, errorText } from "../words/call-errors.ts";
import { FormButtons } from "./FormButtons.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";
import { useSend } from "./use-send.ts";

export type CodeEntryProps = {
  /** Says where the code was sent, and how long it is valid. */
  hint: ReactNode;
  /** The time from which another code can be sent, in milliseconds since 1970. */
  resendAt: number;
  submitLabel: string;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** Other actions, shown next to the button that sends another code. */
  children?: ReactNode;
};

const schema = z.object({ code: verificationCode });
const isSpent = (cause: unknown) => (cause as { code?: unknown } | null)?.code === "code_expired";

/**
 * The form for a code that was sent to the person. Once the code no longer works, the reason replaces the field, and
 * the person can only request another code.
 */
export function CodeEntry({ hint, resendAt, submitLabel, verify, resend, children }: CodeEntryProps) {
  const [sent, setSent] = useState(0);
  const [spent, setSpent] = useState<string>();
  const [news, setNews] = useState<string>();
  const sendAgain = async () => {
    try {
      await resend();
      setSpent(undefined);
      setSent(sent + 1);
      setNews(m.forms_new_code_sent());
    } catch (cause) {
      setNews(errorsOf(cause)[0]?.message);
    }
  };
  return (
    <Stack>
      {spent === undefined ? (
        <Entry
          key={sent}
          hint={hint}
          isNew={sent > 0}
          submitLabel={submitLabel}
          verify={verify}
          onSpent={(reason) => {
            setNews(undefined);
            setSpent(reason);
          }}
        />
      ) : (
        <Banner tone="error" heading={m.forms_code_spent()}>
          {spent}
        </Banner>
      )}
      <Inline space="medium">
        <Resend until={resendAt} onResend={() => void sendAgain()} />
        {children}
      </Inline>
      <Text role="status" tone="secondary">
        {news}
      </Text>
    </Stack>
  );
}

type EntryProps = Pick<CodeEntryProps, "hint" | "submitLabel" | "verify"> & {
  /** Whether a new code has been sent. If so, the field receives focus. */
  isNew: boolean;
  onSpent: (reason: string) => void;
};

function Entry({ hint, isNew, submitLabel, verify, onSpent }: EntryProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isNew) form.current?.querySelector("input")?.focus();
  }, [isNew]);
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ code }) => {
      try {
        await verify(code);
      } catch (cause) {
        if (!isSpent(cause)) throw cause;
        onSpent(errorText(cause));
      }
    },
  });
  return (
    <Form ref={form} errors={errors} onSubmit={onSubmit} aria-label={m.forms_code()}>
      <CodeInput required label={m.forms_six_digit_code()} hint={hint} {...field("code")} />
      <FormButtons label={submitLabel} isSending={isSending} />
    </Form>
  );
}

function Resend({ until, onResend }: { until: number; onResend: () => void }) {
  const seconds = useSecondsUntil(until);
  if (seconds > 0) return <Text tone="secondary">{m.forms_new_code_in({ seconds })}</Text>;
  return (
    <Button tone="secondary" size="small" onClick={onResend}>
      {m.forms_send_new_code()}
    </Button>
  );
}
