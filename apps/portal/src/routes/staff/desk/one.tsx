import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { PersonFile } from "../../../features/staff/desk/PersonFile.tsx";
import { usePersonName } from "../../../features/staff/desk/use-person-name.ts";
import { Notes } from "../../../features/staff/notes/Notes.tsx";
import { CheckIdentity } from "../../../features/staff/office/CheckIdentity.tsx";
import { Page } from "../../../page/Page.tsx";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_person_title });

export function Component() {
  const { driver = "" } = useParams();
  const name = usePersonName(driver);
  return (
    <Page {...pageMeta} heading={name}>
      <WithScope any={["drivers.read"]}>
        <PersonFile
          key={driver}
          id={driver}
          notes={<Notes about={{ driver }} />}
          checkButton={(identity) => <CheckIdentity identity={identity} />}
        />
      </WithScope>
    </Page>
  );
}
