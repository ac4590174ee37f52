import { appointments, users } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { Card, Heading, Inline, Link, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { clientOf } from "../../../session/client.ts";
import { today } from "../../../session/server-clock.ts";

const q = kwanOptions(clientOf({ appointments, users }));

/** Today's appointments at the officer's branch. Officers who work for every branch see none. */
export function AppointmentsToday() {
  const branch = useQuery(q.users.me()).data?.branch;
  return branch ? <AtBranch branch={branch} /> : null;
}

function AtBranch({ branch }: { branch: string }) {
  const day = today();
  return (
    <Region
      query={useQuery(q.appointments.list({ branch, status: "booked", from: day, to: day, limit: 100 }))}
      of={m.home_the_appointments()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ count, results }) => {
        const booked = results.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
        return (
          <Card as="section" roomy>
            <Stack space="small">
              <Heading level={2}>{m.home_appointments()}</Heading>
              <Text size="large" weight="strong" figures>
                {m.home_appointments_count({ count })}
              </Text>
              <Inline as="ul" space="medium">
                {booked.map(({ id, service, starts_at, purpose, driver_name: name, support_needed: support }) => (
                  <li key={id}>
                    <Link href={paths.officeService(service)}>
                      {m.home_appointment({
                        time: starts_at.slice(11, 16),
                        name,
                        purpose: m.desk_purpose_of({ purpose }),
                      })}
                    </Link>
                    {support && <Text>{m.home_support({ support })}</Text>}
                  </li>
                ))}
              </Inline>
            </Stack>
          </Card>
        );
      }}
    </Region>
  );
}
