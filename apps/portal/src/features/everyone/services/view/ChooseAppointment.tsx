import type { Purpose } from "@kwan/domain/kinds";
import { Select, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { branchesFor } from "../../../../queries/all-branches.ts";
import { Region } from "../../../../queries/Region.tsx";
import { ChooseSlot, type ChooseSlotProps } from "./ChooseSlot.tsx";

type Branch = { id: string; name: string; region: string; is_test_centre: boolean; is_open: boolean };

/**
 * Returns the open branches where the appointment can take place: first the application's own branch, then those in its
 * region, then the others. Tests take place only at test centres.
 */
function placesFor(purpose: Purpose, branches: readonly Branch[], own: string): readonly Branch[] {
  const region = branches.find(({ id }) => id === own)?.region;
  const distance = (branch: Branch) => (branch.id === own ? 0 : branch.region === region ? 1 : 2);
  return branches
    .filter(({ is_open, is_test_centre }) => is_open && (is_test_centre || purpose === "biometrics"))
    .toSorted((one, other) => distance(one) - distance(other) || one.name.localeCompare(other.name));
}

/**
 * Lets the person choose a place and time. Tests take place at a test centre, everything else at the application's
 * branch, unless it has closed.
 */
export function ChooseAppointment({ branch, ...slotProps }: ChooseSlotProps) {
  const { purpose } = slotProps;
  const query = useQuery(branchesFor(branch));
  const [chosen, setChosen] = useState<string>();
  const own = query.data?.results.find(({ id }) => id === branch);
  const isOfTest = purpose !== "biometrics";
  if (!isOfTest && own?.is_open !== false) return <ChooseSlot branch={branch} {...slotProps} />;
  return (
    <Region query={query} of={m.services_the_centres()} skeleton={<Skeleton lines={4} />}>
      {({ results }) => {
        const centres = placesFor(purpose, results, branch);
        const at = chosen ?? centres[0]?.id;
        if (!at) return <Text>{m.services_no_centre()}</Text>;
        return (
          <Stack>
            <Select
              required
              label={isOfTest ? m.services_test_centre() : m.services_branch()}
              hint={isOfTest ? m.services_centre_hint() : m.services_own_branch_closed()}
              options={centres.map(({ id, name, region }) => ({ value: id, label: `${name}, ${region}` }))}
              value={at}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <ChooseSlot key={at} branch={at} {...slotProps} />
          </Stack>
        );
      }}
    </Region>
  );
}
