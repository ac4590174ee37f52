import { kinds } from "@kwan/domain/kinds";
import {
  Banner,
  Button,
  EmptyState,
  FilterBar,
  Inline,
  locationIcon,
  SearchInput,
  Select,
  Stack,
  Text,
} from "@kwan/ui";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { orNothing } from "../../../page/or-nothing.ts";
import { Region } from "../../../queries/Region.tsx";
import { BranchCard } from "./BranchCard.tsx";
import * as styles from "./branches.css.ts";
import { filterBranches } from "./filter-branches.ts";
import { type Branch, type Point, useBranches } from "./queries.ts";

const BranchMap = lazy(orNothing(async () => (await import("./BranchMap.tsx")).BranchMap));

/** Finds a branch by region, service, name or distance. */
export function Branches() {
  const [near, setNear] = useState<Point>();
  const [refused, setRefused] = useState(false);
  const query = useBranches(near);
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setRefused(false);
        setNear({ lat: coords.latitude, lon: coords.longitude });
      },
      () => setRefused(true),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  return (
    <Stack space="large">
      <Inline>
        <Button tone="secondary" icon={locationIcon} busy={query.isPlaceholderData} onClick={locate}>
          {near ? m.branches_nearest_first() : m.branches_find_nearest()}
        </Button>
      </Inline>
      {refused && (
        <Banner tone="info" role="status">
          {m.branches_not_located()}
        </Banner>
      )}
      <Region query={query} of={m.branches_the_branches()}>
        {({ results }) => <BranchList branches={results} />}
      </Region>
    </Stack>
  );
}

function BranchList({ branches }: { branches: readonly Branch[] }) {
  const [address, change] = useAddressFilter();
  const regions = [...new Set(branches.map((branch) => branch.region))].sort();
  const offered = Object.values(kinds).filter(({ kind }) => branches.some(({ services }) => services.includes(kind)));
  // An old link can name a region or a service that no branch has.
  const region = regions.find((each) => each === address.get("region")) ?? "";
  const service = offered.find(({ kind }) => kind === address.get("service"))?.kind ?? "";
  const text = address.get("q") ?? "";
  const matches = filterBranches(branches, { region, service, text });
  return (
    <Stack space="large">
      <FilterBar
        count={[region, service].filter(Boolean).length}
        onClear={() => change({ region: "", service: "" })}
        search={
          <SearchInput
            label={m.branches_name_or_town()}
            hideLabel={false}
            value={text}
            onSearch={(typed) => change({ q: typed.trim() })}
          />
        }
      >
        <Select
          required
          label={m.branches_region()}
          name="region"
          width="medium"
          emptyLabel={m.branches_all_regions()}
          options={regions.map((each) => ({ value: each, label: each }))}
          value={region}
          onChange={({ currentTarget }) => change({ region: currentTarget.value })}
        />
        <Select
          required
          label={m.branches_service()}
          name="service"
          emptyLabel={m.branches_all_services()}
          options={offered.map(({ kind, title }) => ({ value: kind, label: title }))}
          value={service}
          onChange={({ currentTarget }) => change({ service: currentTarget.value })}
        />
      </FilterBar>
      <Text role="status">{m.branches_count({ count: matches.length })}</Text>
      <div className={styles.sides}>
        {matches.length > 0 ? (
          <Stack as="ul" space="small">
            {matches.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </Stack>
        ) : (
          <EmptyState heading={m.branches_none()} drawing={<Drawing of="empty" />}>
            {m.branches_none_hint()}
          </EmptyState>
        )}
        <div className={styles.aside}>
          <Suspense>
            <BranchMap branches={matches} />
          </Suspense>
        </div>
      </div>
    </Stack>
  );
}
