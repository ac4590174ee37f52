import { Banner, Button, Card, EmptyState, Heading, Skeleton, Stack, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { Region } from "../../../queries/Region.tsx";
import { serverNow } from "../../../session/server-clock.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
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
          <Text>{m.licences_share_explained()}</Text>
          {make.isError && (
            <Banner tone="error" heading={m.licences_could_not_create()}>
              {errorsOf(make.error)[0]?.message}
            </Banner>
          )}
          <div>
            <Button busy={make.isPending} onClick={() => make.mutate({ id: driver })}>
              {m.licences_create_code()}
            </Button>
          </div>
          <Text role="status">
            {make.data && m.licences_code_created({ code: make.data.code, time: timeInWords(make.data.expires_at) })}
          </Text>
        </Stack>
      </Card>
      <Stack as="section" space="small">
        <Heading level={2}>{m.licences_your_codes()}</Heading>
        <Region query={shares} of={m.licences_your_codes_object()} skeleton={<Skeleton shape="block" height="card" />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState heading={m.licences_no_code_yet()} level={3} drawing={<Drawing of="empty" />}>
                {m.licences_no_code_explained()}
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
