import { Banner, Button, Dialog, Heading, Inline, Stack, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
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
      else toaster.add({ type: "success", message: "Your application has been cancelled." });
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message);
    } finally {
      setBusy(false);
    }
  };
  if (!canReopen && !canCancel) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Change or cancel</Heading>
      {problem && !asks && <Banner tone="critical">{problem}</Banner>}
      <Inline>
        {canReopen && (
          <Button tone="secondary" busy={busy} onClick={() => void move("reopen")}>
            Change my answers
          </Button>
        )}
        {canCancel && (
          <Button tone="secondary" onClick={() => setAsks(true)}>
            Cancel this application
          </Button>
        )}
      </Inline>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Cancel this application?"
        actions={
          <>
            <Button tone="critical" busy={busy} onClick={() => void move("cancel")}>
              Yes, cancel application
            </Button>
            <Button tone="secondary" onClick={() => setAsks(false)}>
              No, keep it
            </Button>
          </>
        }
      >
        <Text>You cannot undo this. Any unpaid invoice will be cancelled. You can apply again at any time.</Text>
        {problem && <Banner tone="critical">{problem}</Banner>}
      </Dialog>
    </Stack>
  );
}
