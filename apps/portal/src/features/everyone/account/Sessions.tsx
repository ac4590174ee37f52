import { Card, Skeleton, Spread, Stack, Tag, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { LogOutDialog } from "./LogOutDialog.tsx";
import { kwan, type OpenSession, q } from "./queries.ts";

/** The devices on which a person is logged in, with a button to end each session (R-ADD-11). */
export function Sessions() {
  const sessions = useQuery(q.sessions.list({ limit: 100 }));
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
              <LogOutDialog
                label={m.account_log_out_elsewhere()}
                title={m.account_log_out_elsewhere()}
                done={m.account_logged_out_elsewhere()}
                end={(confirmation) => kwan.sessions.endOthers(confirmation)}
              />
            </div>
          )}
        </Stack>
      )}
    </Region>
  );
}

function Session({ session: { id, device, started_at, last_used_at, is_current } }: { session: OpenSession }) {
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
          <Tag tone="success">{m.account_you_are_here()}</Tag>
        ) : (
          <LogOutDialog
            label={m.account_log_out()}
            size="small"
            aria-label={m.account_log_out_device({ device, start: timeInWords(started_at) })}
            title={m.account_log_out_device({ device, start: timeInWords(started_at) })}
            done={m.account_device_logged_out({ device })}
            end={(confirmation) => kwan.sessions.end(id, confirmation)}
          />
        )}
      </Spread>
    </Card>
  );
}
