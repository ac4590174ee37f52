import { inLanguage } from "@kwan/domain/language";
import { Grid, Stack } from "@kwan/ui";
import { useParams } from "react-router";
import { m } from "#messages";
import { Costs } from "../../../features/everyone/services/view/Costs.tsx";
import { Facts } from "../../../features/everyone/services/view/Facts.tsx";
import { History } from "../../../features/everyone/services/view/History.tsx";
import { SinceLastTime } from "../../../features/everyone/services/view/SinceLastTime.tsx";
import { Applicant } from "../../../features/staff/desk/Applicant.tsx";
import { Notes } from "../../../features/staff/notes/Notes.tsx";
import { CheckIdentity } from "../../../features/staff/office/CheckIdentity.tsx";
import { OfficeApplication } from "../../../features/staff/office/OfficeApplication.tsx";
import { useApplicationTitles } from "../../../features/staff/office/use-application-titles.ts";
import { ApplicationTask } from "../../../features/staff/tasks/ApplicationTask.tsx";
import { NextTask } from "../../../features/staff/tasks/NextTask.tsx";
import { Page } from "../../../page/Page.tsx";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.office_application_title }, { wide: true });

/**
 * The page at /office/{id} (R-ADD-03): first the person, the submitted evidence and the staff notes, then the decision,
 * then details that are rarely needed for it.
 */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...useApplicationTitles(id)} wide>
      <WithScope any={["applications.work"]}>
        <OfficeApplication
          key={id}
          id={id}
          task={({ status }) => <ApplicationTask id={id} status={status} />}
          applicant={(application) => (
            <Applicant
              driver={application.driver}
              application={application.id}
              checkButton={(identity) => <CheckIdentity identity={identity} />}
            />
          )}
          changes={(application, row) => <SinceLastTime application={application} row={row} />}
          next={(isDone) => <NextTask subject={id} isDone={isDone} />}
          notes={() => <Notes about={{ service: id }} />}
          more={({ history, invoices }) => (
            <Grid columns="wide" space="xlarge">
              <Costs invoices={invoices} />
              <History history={history} />
            </Grid>
          )}
        >
          {(application, row, branch, documents) => (
            <Grid columns="wide" space="xlarge">
              <Stack space="xlarge">
                <Facts row={row} application={application} branch={branch} />
              </Stack>
              {documents}
            </Grid>
          )}
        </OfficeApplication>
      </WithScope>
    </Page>
  );
}
