import { verificationCode } from "@kwan/domain";
import { Button, CodeInput, Form, Inline, Link, Text } from "@kwan/ui";
import { type MouseEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { errorsOf, useSend } from "../../frame/use-send.ts";
import { authCalls } from "./auth-calls.ts";
import type { PendingCode } from "./pending-code.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

export type CodeFormProps = {
  pending: PendingCode;
  /** Where another address or number is given. */
  changeHref: string;
  /** Where it is given in place, no page is left for it. */
  onChange?: () => void;
  submitLabel: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** The code was right. */
  onVerified: () => void;
};

const schema = z.object({ code: verificationCode });

/** The code that was sent: it goes off by itself when its last digit is there, and can be asked for again after a minute. */
export function CodeForm({ pending: first, changeHref, onChange, submitLabel, verify, onVerified }: CodeFormProps) {
  const [pending, setPending] = useState(first);
  const [news, setNews] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ code }) => {
      await verify(pending, code);
      onVerified();
    },
  });
  const change = (event: MouseEvent) => {
    if (!onChange) return;
    event.preventDefault();
    onChange();
  };
  const sendAgain = async () => {
    try {
      setPending(await (await authCalls()).resend(pending));
      setNews("We have sent a new code. Your old code no longer works.");
    } catch (cause) {
      setNews(errorsOf(cause)[0]?.message);
    }
  };
  return (
    <Form ref={form} errors={errors} onSubmit={onSubmit} aria-label="Code">
      <CodeInput
        label="6-digit code"
        hint={<SentTo pending={pending} />}
        name="code"
        error={errorOf("code")}
        onComplete={() => form.current?.requestSubmit()}
      />
      <Inline>
        <Button type="submit" busy={isSending}>
          {submitLabel}
        </Button>
      </Inline>
      <Inline space="medium">
        <Resend until={pending.resendAt} onResend={() => void sendAgain()} />
        <Link href={changeHref} onClick={change}>
          {pending.kind === "email" ? "Use another address" : "Use another number"}
        </Link>
      </Inline>
      <Text role="status" tone="secondary">
        {news}
      </Text>
    </Form>
  );
}

/** Where the code went. A reset does not tell a stranger whether there is an account. */
function SentTo({ pending: { purpose, target } }: { pending: PendingCode }) {
  const whose = <strong>{target}</strong>;
  return purpose === "reset" ? (
    <>If there is an account for {whose}, we have sent a code to it. It expires in 10 minutes.</>
  ) : (
    <>We have sent a code to {whose}. It expires in 10 minutes.</>
  );
}

function Resend({ until, onResend }: { until: number; onResend: () => void }) {
  const seconds = useSecondsUntil(until);
  if (seconds > 0) return <Text tone="secondary">You can ask for a new code in {seconds} seconds</Text>;
  return (
    <Button tone="secondary" size="small" onClick={onResend}>
      Send a new code
    </Button>
  );
}
