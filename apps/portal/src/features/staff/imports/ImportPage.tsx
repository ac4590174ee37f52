import { Banner, Button, Heading, Inline, Link, Progress, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { saveFile } from "../../../files/save-file.ts";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { DateOrderForm } from "./DateOrderForm.tsx";
import { ImportActions } from "./ImportActions.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { type Import, kwan, q, readAgain } from "./queries.ts";
import { isAtWork, progressOf, stateWords } from "./words.ts";

/** How often the page reloads an import while the server is working on it. */
const pollMs = 2_000;

/** One import: its progress, what the check found, and what can be done with it. */
export function ImportPage({ id }: { id: string }) {
  const client = useQueryClient();
  const query = useQuery({
    ...q.imports.get(id),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollMs : false),
  });
  const state = query.data?.state;
  const last = useRef(state);
  // Reload the rows when a stage ends, not after each batch.
  useEffect(() => {
    if (last.current !== undefined && last.current !== state) void readAgain(client);
    last.current = state;
  }, [state, client]);
  return (
    <Stack space="large">
      <Region query={query} of={m.imports_the_import()}>
        {(entry) => (
          <Stack space="xlarge">
            <Standing entry={entry} />
            {entry.date_question && <DateOrderForm entry={entry} question={entry.date_question} />}
            <ImportActions entry={entry} />
            <Files entry={entry} />
            <ImportRows entry={entry} />
            <Counts entry={entry} />
          </Stack>
        )}
      </Region>
      <Link href={pathOf("/imports")}>{m.imports_all()}</Link>
    </Stack>
  );
}

function Standing({ entry }: { entry: Import }) {
  const { state, stop_reason, undo } = entry;
  const { value, max } = progressOf(entry);
  return (
    <Stack>
      <Inline>
        <Heading level={2}>{entry.name}</Heading>
        <StatusTag tone={stateWords[state].tone}>{stateWords[state].label()}</StatusTag>
      </Inline>
      {isAtWork(entry) && (
        <Progress
          label={stateWords[state].label()}
          {...(state !== "receiving" && { value, max })}
          valueText={m.imports_progress({ done: numberInWords(value), count: numberInWords(max) })}
        />
      )}
      {stop_reason && (
        <Banner tone="warning" heading={m.imports_stopped_title()}>
          {stop_reason}
        </Banner>
      )}
      {state === "checked" && (
        <Banner tone="info" heading={m.imports_checked_title()}>
          {entry.actions.includes("run") ? m.imports_checked_run() : m.imports_checked_about()}
        </Banner>
      )}
      {undo && !undo.started_by && (
        <Banner tone="warning" heading={m.imports_undo_asked_title({ name: undo.asked_by.name })}>
          {undo.reason}
        </Banner>
      )}
    </Stack>
  );
}

/** The files that can be downloaded after the check: the report, and the rows to correct. */
function Files({ entry: { id, checked_at, counts } }: { entry: Import }) {
  if (!checked_at) return null;
  return (
    <Stack>
      <Inline>
        <Button tone="secondary" onClick={() => void saveFile(() => kwan.imports.report(id))}>
          {m.imports_report()}
        </Button>
        {counts.invalid > 0 && (
          <Button tone="secondary" onClick={() => void saveFile(() => kwan.imports.rowsToCorrect(id))}>
            {m.imports_to_correct()}
          </Button>
        )}
      </Inline>
      {counts.invalid > 0 && <Text tone="secondary">{m.imports_to_correct_about()}</Text>}
    </Stack>
  );
}

function Counts({ entry }: { entry: Import }) {
  const { counts, run_by, undo, state } = entry;
  const isRun = run_by !== null;
  const isUndone = state === "undone" || state === "undoing";
  return (
    <Stack as="section" aria-labelledby="import-counts">
      <Heading level={2} id="import-counts">
        {m.imports_counts_title()}
      </Heading>
      <SummaryList
        rows={[
          { name: m.imports_uploaded_by(), value: `${entry.made_by.name}, ${timeInWords(entry.made_at)}` },
          ...(run_by && entry.run_at
            ? [{ name: m.imports_run_by(), value: `${run_by.name}, ${timeInWords(entry.run_at)}` }]
            : []),
          ...(undo?.started_by ? [{ name: m.imports_undone_by(), value: undo.started_by.name }] : []),
          { name: m.imports_rows(), value: numberInWords(counts.rows) },
          { name: m.imports_outcome_new(), value: numberInWords(counts.new) },
          { name: m.imports_outcome_same(), value: numberInWords(counts.same) },
          { name: m.imports_outcome_repeated(), value: numberInWords(counts.repeated) },
          { name: m.imports_outcome_differs(), value: numberInWords(counts.differs) },
          { name: m.imports_outcome_unclear(), value: numberInWords(counts.unclear) },
          { name: m.imports_outcome_invalid(), value: numberInWords(counts.invalid) },
          ...(isRun
            ? [
                { name: m.imports_result_imported(), value: numberInWords(counts.imported) },
                { name: m.imports_result_refused(), value: numberInWords(counts.refused) },
              ]
            : []),
          ...(isUndone
            ? [
                { name: m.imports_result_undone(), value: numberInWords(counts.undone) },
                { name: m.imports_result_kept(), value: numberInWords(counts.kept) },
              ]
            : []),
        ]}
      />
      <Text tone="secondary">{m.imports_match_rate({ percent: entry.match_rate })}</Text>
    </Stack>
  );
}
