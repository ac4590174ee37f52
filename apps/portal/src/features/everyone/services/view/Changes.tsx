import { kinds } from "@kwan/domain/kinds";
import { isKwanError } from "@kwan/sdk";
import { Banner, Button, Heading, Inline, Stack, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { ConfirmButton } from "../../../../forms/ConfirmButton.tsx";
import { paths } from "../../../../paths.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { errorsOf, toastText } from "../../../../words/call-errors.ts";
import { type Application, everyApplication, kwan } from "../queries.ts";

/**
 * Lets the applicant take an application back to change it, or cancel it. Before they cancel one that has been paid for,
 * they read what happens to the money.
 */
export function Changes({ application }: { application: Application }) {
  const { id, kind, actions, withdrawal, submitted_at } = application;
  const client = useQueryClient();
  const navigate = useNavigate();
  const readAgain = () => client.invalidateQueries({ queryKey: everyApplication });
  const move = async (action: "reopen" | "cancel") => {
    try {
      return await kwan.services.move(id, { action }, { ifMatch: application });
    } catch (cause) {
      // The page shows what the application is now, perhaps without this button, so a toast says what has happened.
      if (isKwanError(cause) && cause.code === "stale") {
        await readAgain();
        toaster.add({ type: "error", message: toastText(cause) });
      }
      throw cause;
    }
  };
  const reopening = useMutation({
    mutationFn: () => move("reopen"),
    onSuccess: async () => {
      await readAgain();
      void navigate(paths.addService(kind, id));
    },
    // The page shows the error, so there is no toast. While offline, fail instead of waiting for the network.
    meta: { quiet: true },
    networkMode: "always",
  });
  const canReopen = actions.includes("reopen");
  const canCancel = actions.includes("cancel");
  if (!canReopen && !canCancel) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{withdrawal ? m.services_if_you_cancel() : m.services_change_or_cancel()}</Heading>
      {withdrawal && <Text>{withdrawal.text}</Text>}
      {reopening.isError && <Banner tone="error">{errorsOf(reopening.error)[0]?.message}</Banner>}
      <Inline>
        {canReopen && (
          <Button tone="secondary" busy={reopening.isPending} onClick={() => reopening.mutate()}>
            {m.services_change_answers()}
          </Button>
        )}
        {canCancel && (
          <ConfirmButton
            label={m.services_cancel_application()}
            title={m.services_cancel_application_ask()}
            description={[
              ...(kinds[kind].blocks_card && submitted_at ? [m.services_card_stays_blocked()] : []),
              withdrawal ? `${withdrawal.text} ${m.services_no_undo_paid()}` : m.services_no_undo(),
            ].join(" ")}
            yes={m.services_cancel_application_yes()}
            no={m.services_keep_application()}
            send={() => move("cancel")}
            onSent={async () => {
              await readAgain();
              toaster.add({ type: "success", message: m.services_cancelled_notice() });
            }}
          />
        )}
      </Inline>
    </Stack>
  );
}
