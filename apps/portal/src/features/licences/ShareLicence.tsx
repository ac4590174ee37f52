import { Banner, Button, Card, EmptyState, Heading, Skeleton, Stack, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Region } from "../../queries/Region.tsx";
import { serverNow } from "../../session/server-clock.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { everyShare, q, type Share } from "./queries.ts";
import { isUsed, SharedCode } from "./SharedCode.tsx";

/** Whether a code can still be used. */
const isLive = (share: Share): boolean =>
  !share.is_withdrawn && !isUsed(share) && Date.parse(share.expires_at) > serverNow();

/** Creates share codes, shows who has checked them, and withdraws them (R-ADD-09). */
export function ShareLicence({ driver }: { driver: string }) {
  const client = useQueryClient();
  const shares = useQuery(q.licences.shares(driver));
  const make = useMutation({
    ...q.licences.share(),
    onSuccess: () => client.invalidateQueries({ queryKey: everyShare }),
  });
  return (
    <Stack space="large">
      <Card as="section" roomy>
        <Stack>
          <Text>
            Create a code to share with an employer, an insurer or the police. It shows whether your licence is valid,
            its classes and its dates. It does not show your name, your address or your licence number. It is valid for
            24 hours and is free.
          </Text>
          {make.isError && (
            <Banner tone="critical" heading="We could not create a code">
              {errorsOf(make.error)[0]?.message}
            </Banner>
          )}
          <div>
            <Button busy={make.isPending} onClick={() => make.mutate({ id: driver })}>
              Create a code
            </Button>
          </div>
        </Stack>
      </Card>
      <Stack as="section" space="small">
        <Heading level={2}>Your codes</Heading>
        <Region query={shares} of="your codes" skeleton={<Skeleton shape="block" height="card" />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState heading="You have not created a code yet" level={3}>
                When somebody checks your licence with a code, you will see it here.
              </EmptyState>
            ) : (
              <Stack as="ul">
                {results.map((share) => (
                  <SharedCode key={share.id} share={share} isLive={isLive(share)} />
                ))}
              </Stack>
            )
          }
        </Region>
      </Stack>
    </Stack>
  );
}
