import { kwanKey } from "@kwan/sdk/react-query";
import { Banner, Button, Card, Heading, Stack, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { CodeEntry } from "../../../forms/CodeEntry.tsx";
import { everyClassRecord, kwan } from "../../../lessons/queries.ts";
import { onThisDevice } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorText } from "../../../words/call-errors.ts";
import { withParts } from "../../../words/with-parts.tsx";

/** Lets a trainee confirm all their lessons with one code, which is sent to their own phone. */
export function ConfirmByCode() {
  const client = useQueryClient();
  const sending = useMutation({ mutationFn: () => kwan.schools.sendLessonCode() });
  const code = sending.data;
  return (
    <Card as="section" roomy>
      <Stack>
        <Heading level={2}>{m.school_confirm_all()}</Heading>
        <Text>{m.school_confirm_all_text()}</Text>
        {sending.error && (
          <Banner tone="warning" level={3} heading={m.school_no_code()}>
            {errorText(sending.error)}
          </Banner>
        )}
        {code ? (
          <CodeEntry
            hint={withParts(m.school_code_sent, { contact: <strong>{code.sent_to}</strong> })}
            resendAt={onThisDevice(code.resend_after)}
            submitLabel={m.school_confirm_all_now()}
            verify={async (entered) => {
              const { confirmed } = await kwan.schools.confirmLessons({ attempt: code.attempt, code: entered });
              toaster.add({ type: "success", message: m.school_confirmed({ count: confirmed }) });
              sending.reset();
              // The home page says how many lessons the trainee has to confirm.
              await Promise.all(
                [everyClassRecord, kwanKey("services")].map((queryKey) => client.invalidateQueries({ queryKey })),
              );
            }}
            resend={async () => {
              await sending.mutateAsync();
            }}
          />
        ) : (
          <div>
            <Button busy={sending.isPending} onClick={() => sending.mutate()}>
              {m.school_send_code()}
            </Button>
          </div>
        )}
        <Text size="small" tone="secondary">
          {m.school_no_phone_hint()}
        </Text>
      </Stack>
    </Card>
  );
}
