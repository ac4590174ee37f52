import { isKind, kinds } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { Link } from "@kwan/ui";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import { m } from "#messages";
import { ApplicationForm } from "../../../features/everyone/services/apply/ApplicationForm.tsx";
import { KindChoice } from "../../../features/everyone/services/choose/KindChoice.tsx";
import { FormPlaceContext, formAtDesk } from "../../../features/everyone/services/form-place.ts";
import { FormWordsContext } from "../../../features/everyone/services/form-words.ts";
import { wordsAtDesk } from "../../../features/everyone/services/words-at-desk.ts";
import { ForWhom } from "../../../features/staff/desk/ForWhom.tsx";
import { useOwnBranch } from "../../../features/staff/desk/use-own-branch.ts";
import { Page } from "../../../page/Page.tsx";
import { paths } from "../../../paths.ts";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_apply, lead: m.desk_apply_lead });

/** The page at /desk/{driver}/apply: the applicant's own forms, filled in by an officer (R-AUT-13). */
export function Component() {
  const { driver = "" } = useParams();
  const [params] = useSearchParams();
  const branch = useOwnBranch();
  const kind = params.get("kind") ?? "";
  const place = useMemo(() => formAtDesk(driver, branch), [driver, branch]);
  return (
    <Page title={isKind(kind) ? kinds[kind].title : pageMeta.title} lead={pageMeta.lead}>
      <WithScope any={["applications.work"]}>
        <Link href={paths.person(driver)}>{m.desk_back_to_person()}</Link>
        <ForWhom driver={driver}>
          <FormPlaceContext value={place}>
            <FormWordsContext value={wordsAtDesk}>
              {isKind(kind) ? (
                <ApplicationForm kind={kind} driver={driver} draft={params.get("draft") ?? undefined} />
              ) : (
                <KindChoice driver={driver} />
              )}
            </FormWordsContext>
          </FormPlaceContext>
        </ForWhom>
      </WithScope>
    </Page>
  );
}
