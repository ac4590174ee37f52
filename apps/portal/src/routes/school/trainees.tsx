import { Trainees } from "../../features/school/Trainees.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Trainees",
  lead: "Enrol your trainees here. They enter your school's code and their trainee number when they apply for a learner's licence.",
};

/** /school/trainees */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["driving_school"]}>
        <Trainees />
      </ForRoles>
    </Page>
  );
}
