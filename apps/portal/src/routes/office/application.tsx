import { inLanguage } from "@kwan/domain/language";
import { Grid } from "@kwan/ui";
import { useParams } from "react-router";
import { m } from "#messages";
import { OfficeApplication } from "../../features/office/OfficeApplication.tsx";
import { Costs } from "../../features/services/view/Costs.tsx";
import { Documents } from "../../features/services/view/Documents.tsx";
import { Facts } from "../../features/services/view/Facts.tsx";
import { History } from "../../features/services/view/History.tsx";
import { SinceLastTime } from "../../features/services/view/SinceLastTime.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.office_application_title, lead: m.office_application_lead });

/** /office/{id} (R-ADD-03): first what the applicant submitted, then what the office records and decides. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <OfficeApplication
          key={id}
          id={id}
          history={({ history }) => <History history={history} />}
          changes={(application, row) => <SinceLastTime application={application} row={row} />}
        >
          {(application, row, branch) => (
            <Grid columns="wide" space="xlarge">
              <Facts row={row} application={application} branch={branch} />
              {application.documents.length > 0 && <Documents documents={application.documents} />}
              <Costs invoices={application.invoices} />
            </Grid>
          )}
        </OfficeApplication>
      </ForRoles>
    </Page>
  );
}
