import { Banner, Button, Dialog, Heading, Inline, Stack } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { type Application, everyApplication, kwan } from "../queries.ts";

/** Lets the applicant withdraw an application to change it, or cancel it. */
export function Changes({ application: { id, kind, actions } }: { application: Application }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const canReopen = actions.includes("reopen");
  const canCancel = actions.includes("cancel");
  const move = async (action: "reopen" | "cancel") => {
    setBusy(true);
    setProblem(undefined);
    try {
      await kwan.services.move(id, { action });
      await client.invalidateQueries({ queryKey: everyApplication });
      setAsks(false);
      if (action === "reopen") void navigate(paths.addService(kind, id));
      else toaster.add({ type: "success", message: m.services_cancelled_notice() });
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message);
    } finally {
      setBusy(false);
    }
  };
  if (!canReopen && !canCancel) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_change_or_cancel()}</Heading>
      {problem && !asks && <Banner tone="critical">{problem}</Banner>}
      <Inline>
        {canReopen && (
          <Button tone="secondary" busy={busy} onClick={() => void move("reopen")}>
            {m.services_change_answers()}
          </Button>
        )}
        {canCancel && (
          <Button tone="secondary" onClick={() => setAsks(true)}>
            {m.services_cancel_application()}
          </Button>
        )}
      </Inline>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={m.services_cancel_application_ask()}
        description={m.services_no_undo()}
        actions={
          <>
            <Button tone="critical" busy={busy} onClick={() => void move("cancel")}>
              {m.services_cancel_application_yes()}
            </Button>
            <Button tone="secondary" onClick={() => setAsks(false)}>
              {m.services_keep_application()}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="critical">{problem}</Banner>}
      </Dialog>
    </Stack>
  );
}
