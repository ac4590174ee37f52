import { inLanguage } from "@kwan/domain/language";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { RegisterPerson } from "../../../features/staff/desk/RegisterPerson.tsx";
import { Page } from "../../../page/Page.tsx";
import { paths } from "../../../paths.ts";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_register, lead: m.desk_register_lead });

export function Component() {
  const navigate = useNavigate();
  return (
    <Page {...pageMeta}>
      <WithScope any={["drivers.register"]}>
        <RegisterPerson onMade={(id) => void navigate(paths.person(id), { replace: true })} />
      </WithScope>
    </Page>
  );
}
