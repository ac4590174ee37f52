import { inLanguage } from "@kwan/domain/language";
import { Grid, Stack } from "@kwan/ui";
import { useParams } from "react-router";
import { m } from "#messages";
import { Applicant } from "../../features/desk/Applicant.tsx";
import { Notes } from "../../features/notes/Notes.tsx";
import { OfficeApplication } from "../../features/office/OfficeApplication.tsx";
import { Costs } from "../../features/services/view/Costs.tsx";
import { Facts } from "../../features/services/view/Facts.tsx";
import { History } from "../../features/services/view/History.tsx";
import { SinceLastTime } from "../../features/services/view/SinceLastTime.tsx";
import { NextTask } from "../../features/tasks/NextTask.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.office_application_title, lead: m.office_application_lead });

/**
 * The page at /office/{id} (R-ADD-03): first what the applicant submitted, then what the officer records and decides.
 */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["applications.work"]}>
        <OfficeApplication
          key={id}
          id={id}
          applicant={(application) => <Applicant driver={application.driver} application={application.id} />}
          history={({ history }) => (
            <Grid columns="wide" space="xlarge">
              <History history={history} />
              <Notes about={{ service: id }} />
            </Grid>
          )}
          next={(hasMoved) => <NextTask subject={id} isDone={hasMoved} />}
          changes={(application, row) => <SinceLastTime application={application} row={row} />}
        >
          {(application, row, branch, documents) => (
            <>
              <Grid columns="wide" space="xlarge">
                <Stack space="xlarge">
                  <Facts row={row} application={application} branch={branch} />
                </Stack>
                {documents}
              </Grid>
              <Costs invoices={application.invoices} />
            </>
          )}
        </OfficeApplication>
      </WithScope>
    </Page>
  );
}
