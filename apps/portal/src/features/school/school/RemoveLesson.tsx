import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { ConfirmButton } from "../../../forms/ConfirmButton.tsx";
import { type ClassRecord, everyClassRecord } from "../../../lessons/queries.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { kwan } from "./queries.ts";

/** After confirmation, removes a lesson that was recorded by mistake. */
export function RemoveLesson({ record: { id, learner, date } }: { record: ClassRecord }) {
  const client = useQueryClient();
  return (
    <ConfirmButton
      size="small"
      label={m.school_remove_lesson()}
      aria-label={m.school_remove_whose({ name: learner.name, date: dayInWords(date) })}
      title={m.school_remove_question()}
      description={m.school_remove_text()}
      yes={m.school_remove_yes()}
      no={m.school_keep_lesson()}
      send={() => kwan.schools.removeLesson(id)}
      onSent={() => {
        toaster.add({ type: "success", message: m.school_lesson_removed() });
        return client.invalidateQueries({ queryKey: everyClassRecord });
      }}
    />
  );
}
