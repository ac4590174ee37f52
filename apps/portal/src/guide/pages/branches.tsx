import { kinds } from "@kwan/domain/kinds";
import { Button, EmptyState, Heading, Select, Stack, Text, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { BranchMap } from "../../features/everyone/branches/BranchMap.tsx";
import { filterBranches } from "../../features/everyone/branches/filter-branches.ts";
import { guide } from "../addresses.ts";
import { BranchLinks } from "../BranchLinks.tsx";
import * as styles from "../guide.css.ts";
import type { GuideBranch } from "../guide-data.ts";
import { guideKinds } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { positionForm, positionOf } from "../own-position.ts";
import { byDistance } from "../places.ts";

const valuesOf = (query: URLSearchParams) => ({
  text: query.get("q")?.slice(0, 100) ?? "",
  region: query.get("region") ?? "",
  service: query.get("service") ?? "",
  near: query.get("near") ?? "",
});

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

type FiltersProps = { branches: readonly GuideBranch[]; values: ReturnType<typeof valuesOf> };

/** The filters, as a plain form that asks for the page again. */
const Filters = ({ branches, values: { text, region, service, near } }: FiltersProps) => (
  <form action={guide.branches}>
    <Stack>
      <div className={styles.filters}>
        <TextInput label={m.branches_name_or_town()} name="q" type="search" defaultValue={text} />
        <Select
          label={m.branches_service()}
          name="service"
          emptyLabel={m.branches_all_services()}
          options={guideKinds.map(({ kind, title }) => ({ value: kind, label: title }))}
          defaultValue={service}
        />
        <Select
          label={m.branches_region()}
          name="region"
          emptyLabel={m.branches_all_regions()}
          options={asOptions(unique(branches.map((branch) => branch.region)))}
          defaultValue={region}
        />
        <Select
          label={m.guide_branches_near()}
          name="near"
          emptyLabel={m.guide_branches_anywhere()}
          options={asOptions(unique(branches.map((branch) => branch.city)))}
          defaultValue={near}
        />
      </div>
      <div>
        <Button type="submit" tone="secondary">
          {m.guide_branches_show()}
        </Button>
      </div>
    </Stack>
  </form>
);

/** Asks for the reader's position, which a script fills in when the button is pressed. The filters stay as they are. */
const OwnPosition = ({ query }: { query: URLSearchParams }) => (
  <form id={positionForm} method="post" action={`${guide.branches}${query.size > 0 ? `?${query}` : ""}`} hidden>
    <input type="hidden" name="lat" />
    <input type="hidden" name="lon" />
    <Stack space="xsmall">
      <div>
        <Button tone="secondary">{m.guide_use_position()}</Button>
      </div>
      <Text tone="secondary" size="small">
        {m.guide_use_position_hint()}
      </Text>
      <Text role="status" data-failed={m.guide_position_failed()} />
    </Stack>
  </form>
);

/** All open branches, to be found by town, region, service and distance from a town (R-PUB-05). */
export const branchesPage: MakePage = ({ branches: all }, query, form) => {
  const branches = all.filter(({ is_open }) => is_open);
  const values = valuesOf(query);
  const matches = filterBranches(branches, values);
  const position = positionOf(form);
  const from = position ?? branches.find(({ city }) => city === values.near);
  const ordered = from ? byDistance(matches, from) : matches.map((branch) => ({ branch }));
  const service = Object.values(kinds).find(({ kind }) => kind === values.service);
  const title = m.guide_branches_title();
  return {
    title: service ? `${title}: ${service.title}` : title,
    crumb: title,
    description: m.guide_branches_lead(),
    content: (
      <Stack space="large">
        <Stack space="small" className={styles.prose}>
          <Heading level={1}>{title}</Heading>
          <Text size="large">{m.guide_branches_lead()}</Text>
        </Stack>
        <Filters branches={branches} values={values} />
        <OwnPosition query={query} />
        <Text role="status">
          {m.branches_count({ count: matches.length })} {position && m.guide_from_position()}
        </Text>
        {matches.length > 0 ? (
          <BranchLinks branches={ordered} />
        ) : (
          <EmptyState heading={m.branches_none()}>{m.branches_none_hint()}</EmptyState>
        )}
        <div className={styles.prose}>
          <BranchMap branches={matches} />
        </div>
      </Stack>
    ),
  };
};
