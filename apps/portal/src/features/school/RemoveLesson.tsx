import { Banner, Button, Dialog } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { toaster } from "../../toasts/toaster.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type ClassRecord, everyClassRecord, kwan } from "./queries.ts";

/** After confirmation, removes a lesson that was recorded by mistake. */
export function RemoveLesson({ record: { id, learner, date } }: { record: ClassRecord }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => kwan.schools.removeLesson(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: m.school_lesson_removed() });
      setAsking(false);
      await client.invalidateQueries({ queryKey: everyClassRecord });
    },
  });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={m.school_remove_whose({ name: learner.name, date: dayInWords(date) })}
        onClick={() => setAsking(true)}
      >
        {m.school_remove_lesson()}
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={m.school_remove_question()}
          description={m.school_remove_text()}
          actions={
            <>
              <Button tone="critical" busy={removing.isPending} onClick={() => removing.mutate()}>
                {m.school_remove_yes()}
              </Button>
              <Button tone="secondary" onClick={() => setAsking(false)}>
                {m.school_keep()}
              </Button>
            </>
          }
        >
          {removing.isError && <Banner tone="critical">{errorsOf(removing.error)[0]?.message}</Banner>}
        </Dialog>
      )}
    </>
  );
}
