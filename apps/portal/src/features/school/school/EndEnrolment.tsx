import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { ConfirmButton } from "../../../forms/ConfirmButton.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { type Enrolment, everyEnrolment, kwan } from "./queries.ts";

/** Ends an enrolment after confirmation. */
export function EndEnrolment({ enrolment: { id, name, trainee_number } }: { enrolment: Enrolment }) {
  const client = useQueryClient();
  const trainee = { name, number: trainee_number };
  return (
    <ConfirmButton
      size="small"
      label={m.school_end()}
      aria-label={m.school_end_whose(trainee)}
      title={m.school_end_question()}
      description={m.school_end_text(trainee)}
      yes={m.school_end_yes()}
      no={m.school_keep()}
      send={() => kwan.schools.endEnrolment(id)}
      onSent={() => {
        toaster.add({ type: "success", message: m.school_ended_done({ name }) });
        return client.invalidateQueries({ queryKey: everyEnrolment });
      }}
    />
  );
}
