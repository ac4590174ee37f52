import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { Applicant } from "../../../../features/staff/desk/Applicant.tsx";
import { CheckIdentity } from "../../../../features/staff/office/CheckIdentity.tsx";
import { RequestView } from "../../../../features/staff/review/RequestView.tsx";
import { useRequestPage } from "../../../../features/staff/review/use-request-page.ts";
import { TaskOf } from "../../../../features/staff/tasks/ApplicationTask.tsx";
import { NextTask } from "../../../../features/staff/tasks/NextTask.tsx";
import { Page } from "../../../../page/Page.tsx";
import { WithScope } from "../../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.review_request_title });

/** The page at /review/update-requests/{id} (R-STA-06, R-ROL-02). */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...useRequestPage(id)}>
      <WithScope any={["changes.decide"]}>
        <RequestView
          key={id}
          id={id}
          task={<TaskOf kinds={["decide_change_request"]} subject={id} />}
          next={(isDecided) => <NextTask subject={id} isDone={isDecided} />}
          applicant={(applicant) => (
            <Applicant driver={applicant} checkButton={(identity) => <CheckIdentity identity={identity} />} />
          )}
        />
      </WithScope>
    </Page>
  );
}
