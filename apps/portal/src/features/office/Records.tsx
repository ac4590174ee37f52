import { Accordion, Heading, Stack } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { onScreen } from "../../page/on-screen.css.ts";
import { toaster } from "../../toasts/toaster.ts";
import { EyeTestForm } from "./EyeTestForm.tsx";
import { PracticalTestForm } from "./PracticalTestForm.tsx";
import { type Application, readAgain } from "./queries.ts";
import { StepForm } from "./StepForm.tsx";

type RecordsProps = {
  application: Application;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
};

/** The forms for this stage: eye test, practical test and open checks. */
export function Records({ application, onOutdated }: RecordsProps) {
  const client = useQueryClient();
  const { driver, status, steps, documents } = application;
  // Accepting the last document records the check of the documents.
  const isUnread = documents.some((document) => document.status === "uploaded" || document.status === "refused");
  const open = steps.filter(
    ({ step, during, by, state }) =>
      during === status && by === "officer" && state !== "done" && !(step === "document_check" && isUnread),
  );
  const rest = open.filter(({ step }) => step !== "eye_test" && step !== "practical_test");
  const has = (name: string) => open.some(({ step }) => step === name);
  if (open.length === 0) return null;
  const recorded = async (step: string) => {
    toaster.add({ type: "success", message: m.office_recorded({ step }) });
    await readAgain(client);
  };
  return (
    <Stack as="section" space="small" className={onScreen}>
      <Heading level={2}>{m.office_record_step()}</Heading>
      {rest.length > 0 && (
        <Accordion summary={m.office_record_check()} name="record">
          <StepForm application={application} steps={rest} onRecorded={recorded} onOutdated={onOutdated} />
        </Accordion>
      )}
      {has("eye_test") && (
        <Accordion summary={m.office_record_eye_test()} name="record">
          <EyeTestForm
            application={application}
            driver={driver}
            onOutdated={onOutdated}
            onRecorded={() => recorded(m.office_eye_test())}
          />
        </Accordion>
      )}
      {has("practical_test") && (
        <Accordion summary={m.office_record_practical_test()} name="record">
          <PracticalTestForm
            application={application}
            onOutdated={onOutdated}
            onRecorded={() => recorded(m.office_practical_test())}
          />
        </Accordion>
      )}
    </Stack>
  );
}
