import { Banner, Button, Dialog } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { toaster } from "../../toasts/toaster.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { type Enrolment, everyEnrolment, kwan } from "./queries.ts";

/** Ends an enrolment after confirmation. */
export function EndEnrolment({ enrolment: { id, name, trainee_number } }: { enrolment: Enrolment }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => kwan.schools.endEnrolment(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: m.school_ended_done({ name }) });
      setAsking(false);
      await client.invalidateQueries({ queryKey: everyEnrolment });
    },
  });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={m.school_end_whose({ name, number: trainee_number })}
        onClick={() => setAsking(true)}
      >
        {m.school_end()}
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={m.school_end_question()}
          description={m.school_end_text({ name, number: trainee_number })}
          actions={
            <>
              <Button tone="critical" busy={ending.isPending} onClick={() => ending.mutate()}>
                {m.school_end_yes()}
              </Button>
              <Button tone="secondary" onClick={() => setAsking(false)}>
                {m.school_keep()}
              </Button>
            </>
          }
        >
          {ending.isError && <Banner tone="critical">{errorsOf(ending.error)[0]?.message}</Banner>}
        </Dialog>
      )}
    </>
  );
}
