import { Banner, Button, Dialog, Inline, Stack, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toaster } from "../../toasts/toaster.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { type Enrolment, everyEnrolment, kwan } from "./queries.ts";

/** Ends an enrolment, after a confirmation. */
export function EndEnrolment({ enrolment: { id, name, trainee_number } }: { enrolment: Enrolment }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => kwan.schools.endEnrolment(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: `The enrolment of ${name} has ended.` });
      setAsking(false);
      await client.invalidateQueries({ queryKey: everyEnrolment });
    },
  });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={`End: ${name}, ${trainee_number}`}
        onClick={() => setAsking(true)}
      >
        End
      </Button>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="End this enrolment?">
          <Stack>
            <Text>
              {name} can no longer apply with the number {trainee_number}. Class records and applications that were
              submitted with it stay. You cannot undo this.
            </Text>
            {ending.isError && <Banner tone="critical">{errorsOf(ending.error)[0]?.message}</Banner>}
            <Inline>
              <Button tone="critical" busy={ending.isPending} onClick={() => ending.mutate()}>
                Yes, end it
              </Button>
              <Button tone="secondary" onClick={() => setAsking(false)}>
                No, keep it
              </Button>
            </Inline>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
