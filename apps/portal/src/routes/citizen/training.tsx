import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { OwnLessons } from "../../features/citizen/training/OwnLessons.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.school_training_title, lead: m.school_training_lead });

/** The page at /training, where trainees confirm their lessons (R-AUT-08). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <OwnLessons driver={driver} />}</NeedsProfile>
    </Page>
  );
}
