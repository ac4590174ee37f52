import { Button, Card, Skeleton, Spread, Stack, Tag, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../queries/Region.tsx";
import { toaster } from "../../toasts/toaster.ts";
import { timeInWords } from "../../words/dates-and-money.ts";
import { everySession, type OpenSession, q } from "./queries.ts";

/** Returns mutation handlers that refetch the sessions after one has ended, and show a message. */
function useEnding(message: string) {
  const client = useQueryClient();
  return {
    onSuccess: () => {
      toaster.add({ type: "success", message });
      return client.invalidateQueries({ queryKey: everySession });
    },
  };
}

/** The devices on which a person is logged in, with a button to end each session (R-ADD-11). */
export function Sessions() {
  const sessions = useQuery(q.sessions.list({ limit: 100 }));
  const endOthers = useMutation({
    ...q.sessions.endOthers(),
    ...useEnding(m.account_logged_out_elsewhere()),
  });
  return (
    <Region
      query={sessions}
      of={m.account_where_logged_in_object()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ results }) => (
        <Stack>
          <Stack as="ul" space="small">
            {results.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </Stack>
          {results.length > 1 && (
            <div>
              <Button tone="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
                {m.account_log_out_elsewhere()}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Region>
  );
}

function Session({ session: { id, device, started_at, last_used_at, is_current } }: { session: OpenSession }) {
  const end = useMutation({ ...q.sessions.end(), ...useEnding(m.account_device_logged_out({ device })) });
  return (
    <Card as="li">
      <Spread>
        <Stack space="xxsmall">
          <Text weight="strong">{device}</Text>
          <Text size="small" tone="secondary">
            {m.account_session_since({ start: timeInWords(started_at), last: timeInWords(last_used_at) })}
          </Text>
        </Stack>
        {is_current ? (
          <Tag tone="positive">{m.account_you_are_here()}</Tag>
        ) : (
          <Button
            tone="secondary"
            size="small"
            busy={end.isPending}
            onClick={() => end.mutate({ id })}
            aria-label={m.account_log_out_device({ device, start: timeInWords(started_at) })}
          >
            {m.account_log_out()}
          </Button>
        )}
      </Spread>
    </Card>
  );
}
