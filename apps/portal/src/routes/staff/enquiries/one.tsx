import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { EnquiryFile } from "../../../features/staff/enquiries/EnquiryFile.tsx";
import { Page } from "../../../page/Page.tsx";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.enquiries_one_title, lead: m.enquiries_one_lead });

/** The page at /enquiries/{id}. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["enquiries.answer", "complaints.handle", "staff.manage"]}>
        <EnquiryFile key={id} id={id} />
      </WithScope>
    </Page>
  );
}
