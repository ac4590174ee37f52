import { inLanguage } from "@kwan/domain/language";
import { Banner, Inline, LinkButton, Timeline } from "@kwan/ui";
import { m } from "#messages";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";

const next = () => [
  { name: m.profile_created(), state: "done" as const },
  {
    name: m.profile_choose_first(),
    state: "current" as const,
    content: m.profile_choose_first_hint(),
  },
  {
    name: m.profile_officer_checks(),
    state: "to-come" as const,
    content: m.profile_officer_checks_hint(),
  },
];

export const pageMeta = inLanguage({ title: m.profile_ready_title, lead: m.profile_ready_lead });

/** The page at /profile/add-success (R-RTE-04). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Banner tone="success" heading={m.profile_is_saved()} level={2}>
        {m.profile_is_saved_hint()}
      </Banner>
      <Timeline steps={next()} />
      <Inline>
        <LinkButton href={pathOf("/services/add/first")}>{m.profile_choose_my_first()}</LinkButton>
        <LinkButton href={pathOf("/profile")} tone="secondary">
          {m.profile_see_mine()}
        </LinkButton>
      </Inline>
    </Page>
  );
}
