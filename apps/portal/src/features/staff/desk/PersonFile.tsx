import { mayDo } from "@kwan/domain";
import { isKwanError } from "@kwan/sdk";
import { Heading, LinkButton, Skeleton, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { m } from "#messages";
import { DecisionCard } from "../../../decisions/DecisionCard.tsx";
import { orNothing } from "../../../page/or-nothing.ts";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { useSession } from "../../../session/use-session.ts";
import { ClaimSummary } from "./ClaimSummary.tsx";
import { DownloadData } from "./DownloadData.tsx";
import { FileLinks, FileLists } from "./FileLists.tsx";
import type { CheckButton } from "./identity-to-check.ts";
import { MakeDecision } from "./MakeDecision.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { PersonSummary } from "./PersonSummary.tsx";
import { type PersonFile as File, q } from "./queries.ts";

// Loaded on demand, because the pages of the driving school share its code, and most people are not being trained.
const Training = lazy(orNothing(async () => (await import("./Training.tsx")).Training));

export type PersonFileProps = { id: string; notes: ReactNode; checkButton: CheckButton };

/**
 * The record of one person: first what an officer needs at the counter, with the proposals and notes to read before
 * changing the record, then everything else in sections.
 */
export function PersonFile({ id, ...slots }: PersonFileProps) {
  const query = useQuery(q.desk.file(id));
  if (isKwanError(query.error) && query.error.code === "reason_required")
    return <OpenFile id={id} onOpened={() => query.refetch()} />;
  return (
    <Region query={query} of={m.desk_the_file()} skeleton={<Skeleton lines={12} />}>
      {(file) => <Whole file={file} {...slots} />}
    </Region>
  );
}

function Whole({ file, notes, checkButton }: Omit<PersonFileProps, "id"> & { file: File }) {
  const proposals = file.decisions.filter(({ state }) => state === "proposed");
  const others = file.decisions.filter(({ state }) => state !== "proposed");
  return (
    <Stack space="xlarge">
      <Stack>
        <PersonSummary file={file} checkButton={checkButton} />
      </Stack>
      {file.claim && <ClaimSummary claim={file.claim} />}
      {proposals.length > 0 && <Decisions heading={m.desk_waiting()} decisions={proposals} />}
      {notes}
      {file.account === null && <StartApplication driver={file.driver.id} />}
      <MakeDecision file={file} />
      <Suspense>
        <Training driver={file.driver.id} />
      </Suspense>
      <FileLists file={file} />
      {others.length > 0 && <Decisions heading={m.desk_decisions()} decisions={others} />}
      <DownloadData driver={file.driver.id} />
      <FileLinks driver={file.driver.id} />
    </Stack>
  );
}

/** Lets officers apply on behalf of people who have no account, in the same forms that applicants use. */
function StartApplication({ driver }: { driver: string }) {
  const role = useSession().user?.role;
  if (role === undefined || !mayDo(role, "applications.work")) return null;
  return (
    <div>
      <LinkButton href={paths.applyFor(driver)}>{m.desk_start_application()}</LinkButton>
    </div>
  );
}

function Decisions({ heading, decisions }: { heading: string; decisions: File["decisions"] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{heading}</Heading>
      <Stack as="ul">
        {decisions.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </Stack>
    </Stack>
  );
}
