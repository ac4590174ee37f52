import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Teaching } from "../../features/citizen/teaching/Teaching.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.teaching_title, lead: m.teaching_lead }, { wide: true });

/** The page at /teaching, where instructors confirm their schools and sign the lessons that they gave (R-AUT-24). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{() => <Teaching />}</NeedsProfile>
    </Page>
  );
}
