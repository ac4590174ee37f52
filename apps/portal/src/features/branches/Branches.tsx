import { kinds } from "@kwan/domain/kinds";
import {
  Banner,
  Button,
  EmptyState,
  FilterBar,
  Icon,
  Inline,
  locationIcon,
  SearchInput,
  Select,
  Stack,
  Text,
} from "@kwan/ui";
import { lazy, Suspense, useState } from "react";
import { orNothing } from "../../page/or-nothing.ts";
import { Region } from "../../queries/Region.tsx";
import { BranchCard } from "./BranchCard.tsx";
import * as styles from "./branches.css.ts";
import { found } from "./found.ts";
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
        <Button tone="secondary" icon={<Icon shape={locationIcon} />} busy={query.isPlaceholderData} onClick={locate}>
          {near ? "Nearest first" : "Find the nearest"}
        </Button>
      </Inline>
      {refused && (
        <Banner tone="caution">
          Your device did not share its location. Allow it in your browser's settings, or choose your region below.
        </Banner>
      )}
      <Region query={query} of="the branches">
        {({ results }) => <BranchList branches={results} />}
      </Region>
    </Stack>
  );
}

function BranchList({ branches }: { branches: readonly Branch[] }) {
  const [region, setRegion] = useState("");
  const [service, setService] = useState("");
  const [text, setText] = useState("");
  const shown = found(branches, { region, service, text });
  const regions = [...new Set(branches.map((branch) => branch.region))].sort();
  const offered = Object.values(kinds).filter(({ kind }) => branches.some(({ services }) => services.includes(kind)));
  return (
    <Stack space="large">
      <FilterBar
        count={[region, service].filter(Boolean).length}
        search={<SearchInput label="Name or town" hideLabel={false} onSearch={setText} />}
      >
        <Select
          label="Region"
          name="region"
          emptyLabel="All regions"
          options={regions.map((each) => ({ value: each, label: each }))}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
        <Select
          label="Service"
          name="service"
          emptyLabel="All services"
          options={offered.map(({ kind, title }) => ({ value: kind, label: title }))}
          onChange={(event) => setService(event.currentTarget.value)}
        />
      </FilterBar>
      <Text role="status">{shown.length === 1 ? "1 branch" : `${shown.length} branches`}</Text>
      <div className={styles.sides}>
        {shown.length > 0 ? (
          <Stack as="ul" space="small">
            {shown.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </Stack>
        ) : (
          <EmptyState heading="No branches found">Try another region or service, or a shorter search.</EmptyState>
        )}
        <div className={styles.aside}>
          <Suspense>
            <BranchMap branches={shown} />
          </Suspense>
        </div>
      </div>
    </Stack>
  );
}
