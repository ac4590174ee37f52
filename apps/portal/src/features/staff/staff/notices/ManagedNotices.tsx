import { Button, Card, Heading, Inline, Stack, StatusTag, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { DecisionCard } from "../../../../decisions/DecisionCard.tsx";
import { DecisionForm } from "../../../../decisions/DecisionForm.tsx";
import { ConfirmButton } from "../../../../forms/ConfirmButton.tsx";
import { Region } from "../../../../queries/Region.tsx";
import { serverNow } from "../../../../session/server-clock.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { timeInWords } from "../../../../words/dates-and-money.ts";
import { NewNotice } from "./NewNotice.tsx";
import { kwan, type PostedNotice, q, readAgain } from "./queries.ts";

/** Posts and ends notices, and announces planned work, which a second person approves. */
export function ManagedNotices() {
  return (
    <Region query={useQuery(q.notices.board())} of={m.notices_the_notices()}>
      {({ id, notices }) => <Board id={id} notices={notices} />}
    </Region>
  );
}

const isShown = ({ until, ended_at }: PostedNotice): boolean => ended_at === null && Date.parse(until) > serverNow();

function Board({ id, notices }: { id: string; notices: readonly PostedNotice[] }) {
  const shown = notices.filter(isShown);
  return (
    <Stack space="large">
      <Write board={id} />
      <Stack as="section" space="small">
        <Heading level={2}>{m.notices_shown()}</Heading>
        {shown.length === 0 ? m.notices_none_shown() : <NoticeCards notices={shown} />}
      </Stack>
      <PlannedWork board={id} />
      {notices.length > shown.length && (
        <Stack as="section" space="small">
          <Heading level={2}>{m.notices_ended_ones()}</Heading>
          <NoticeCards notices={notices.filter((notice) => !isShown(notice))} />
        </Stack>
      )}
    </Stack>
  );
}

/** Opens the form for a notice, or the one for planned work. */
function Write({ board }: { board: string }) {
  const [chosen, setChosen] = useState<"notice" | "work">();
  const close = () => setChosen(undefined);
  if (!chosen)
    return (
      <Inline>
        <Button onClick={() => setChosen("notice")}>{m.notices_post()}</Button>
        <Button tone="secondary" onClick={() => setChosen("work")}>
          {m.notices_announce()}
        </Button>
      </Inline>
    );
  return (
    <Card as="section" tone="raised" roomy>
      <Stack>
        <Heading level={2}>{chosen === "notice" ? m.notices_post() : m.notices_announce()}</Heading>
        {chosen === "notice" ? (
          <NewNotice onDone={close} />
        ) : (
          <DecisionForm kind="announce_work" about={{ subject: board }} name={m.notices_board()} onDone={close} />
        )}
      </Stack>
    </Card>
  );
}

const NoticeCards = ({ notices }: { notices: readonly PostedNotice[] }) => (
  <Stack as="ul" space="small">
    {notices.map((notice) => (
      <NoticeCard key={notice.id} notice={notice} />
    ))}
  </Stack>
);

function NoticeCard({ notice }: { notice: PostedNotice }) {
  const { id, tone, text_en, text_fr, posted_at, posted_by, until, ended_at, ended_by } = notice;
  const client = useQueryClient();
  return (
    <Card as="li">
      <Stack space="small">
        <Inline>
          <StatusTag tone={tone}>{tone === "warning" ? m.notices_tone_warning() : m.notices_tone_info()}</StatusTag>
        </Inline>
        <Text lang="en">{text_en}</Text>
        <Text lang="fr">{text_fr}</Text>
        <Text size="small" tone="secondary">
          {m.notices_posted_by({ name: posted_by, time: timeInWords(posted_at) })}{" "}
          {ended_at === null
            ? m.notices_until({ time: timeInWords(until) })
            : m.notices_ended_by({ name: ended_by ?? "", time: timeInWords(ended_at) })}
        </Text>
        {isShown(notice) && (
          <Inline>
            <ConfirmButton
              size="small"
              label={m.notices_end()}
              aria-label={m.common_labelled({ label: m.notices_end(), text: text_en })}
              title={m.notices_end_question()}
              description={text_en}
              yes={m.notices_end()}
              no={m.notices_keep()}
              send={() => kwan.notices.end(id)}
              onSent={() => {
                toaster.add({ type: "success", message: m.notices_ended() });
                return readAgain(client);
              }}
            />
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

const PlannedWork = ({ board }: { board: string }) => (
  <Region query={useQuery(q.decisions.list({ subject: board, limit: 20 }))} of={m.notices_the_work()}>
    {({ results }) => (
      <Stack as="section" space="small">
        <Heading level={2}>{m.notices_work()}</Heading>
        {results.length === 0 ? (
          m.notices_no_work()
        ) : (
          <Stack as="ul" space="small">
            {results.map((decision) => (
              <DecisionCard key={decision.id} decision={decision} />
            ))}
          </Stack>
        )}
      </Stack>
    )}
  </Region>
);
