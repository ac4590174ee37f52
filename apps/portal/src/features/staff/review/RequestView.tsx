import { isKwanError } from "@kwan/sdk";
import {
  Banner,
  Button,
  type Column,
  DataTable,
  EmptyState,
  Grid,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  StatusTag,
  SummaryList,
  Tabs,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { FilePreview } from "../../../files/FilePreview.tsx";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { useSession } from "../../../session/use-session.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { Decision } from "./Decision.tsx";
import { q, type UpdateRequest } from "./queries.ts";
import { inWords, standings } from "./standings.ts";

export type RequestViewProps = {
  id: string;
  applicant: (driver: string) => ReactNode;
  /** The deadline of the request and who has taken it, shown until the request has been decided. */
  task: ReactNode;
  /**
   * Links to the next task and back to the list. The link to the next task is primary once the request has been
   * decided.
   */
  next: (isDecided: boolean) => ReactNode;
};

/** An update request with its reason and evidence, and the form for the decision. */
export function RequestView({ id, applicant, task, next }: RequestViewProps) {
  const query = useQuery(q.updateRequests.get(id));
  if (isKwanError(query.error) && query.error.status === 404)
    return (
      <EmptyState
        heading={m.review_not_found()}
        drawing={<Drawing of="wrong" />}
        action={<LinkButton href={pathOf("/review/update-requests")}>{m.review_see_all()}</LinkButton>}
      >
        {m.review_not_found_text()}
      </EmptyState>
    );
  return (
    <Region query={query} of={m.review_the_request()} skeleton={<Skeleton lines={10} />}>
      {(request) => <Whole request={request} applicant={applicant(request.driver)} task={task} next={next} />}
    </Region>
  );
}

type WholeProps = Pick<RequestViewProps, "task" | "next"> & { request: UpdateRequest; applicant: ReactNode };

/**
 * One request. The requested changes and their evidence are next to each other. The applicant comes before the
 * decision, because a reviewer has to check who is asking.
 */
function Whole({ request, applicant, task, next }: WholeProps) {
  const { driver, status, changes, reason_for_change, requested_at } = request;
  const isOwn = useSession().user?.driver === driver;
  return (
    <Stack space="large">
      {status === "requested" && <Text tone="secondary">{m.review_request_lead()}</Text>}
      <SummaryList
        rows={[
          { name: m.review_requested_on(), value: timeInWords(requested_at) },
          {
            name: m.review_status(),
            value: <StatusTag tone={standings[status].tone}>{standings[status].label()}</StatusTag>,
          },
        ]}
      />
      {status === "requested" && !isOwn && task}
      <Grid columns="wide" space="large">
        <Stack as="section" space="small">
          <Heading level={2}>{m.review_before_and_after()}</Heading>
          <DataTable
            caption={m.review_before_and_after()}
            hideCaption
            columns={columns(status)}
            rows={changes}
            rowKey={fieldOf}
          />
          <SummaryList rows={[{ name: m.review_reason(), value: reason_for_change }]} />
        </Stack>
        <Evidence request={request} isNeeded={status === "requested" && !isOwn} />
      </Grid>
      {applicant}
      {status !== "requested" ? (
        <Decided request={request} />
      ) : isOwn ? (
        <Banner tone="warning" heading={m.review_own()}>
          {m.review_own_text()}
        </Banner>
      ) : (
        <Decision request={request} />
      )}
      {next(status !== "requested")}
    </Stack>
  );
}

type Change = UpdateRequest["changes"][number];

const fieldOf = ({ field }: Change) => field;

/** Once a request has been approved, the value that it replaced is no longer on record. */
const columns = (status: UpdateRequest["status"]): readonly Column<Change>[] => [
  { key: "label", header: m.review_field(), cell: ({ label }) => label },
  {
    key: "before",
    header: status === "approved" ? m.review_before() : m.review_on_record(),
    cell: ({ before }) => inWords(before),
  },
  {
    key: "after",
    header: status === "approved" ? m.review_after() : m.review_requested(),
    cell: ({ after }) => <strong>{inWords(after)}</strong>,
  },
];

/**
 * The evidence for a request. Only the chosen document is loaded, because each access is recorded. If the evidence is
 * not needed for a decision, nothing is loaded until the reader asks for it.
 */
function Evidence({ request: { evidence }, isNeeded }: { request: UpdateRequest; isNeeded: boolean }) {
  const [isShown, setShown] = useState(isNeeded);
  const [chosen, setChosen] = useState(evidence[0]?.file);
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.review_evidence()}</Heading>
      {evidence.length === 0 ? (
        <Text tone="secondary">{m.review_no_evidence()}</Text>
      ) : !isShown ? (
        <div>
          <Button tone="secondary" onClick={() => setShown(true)}>
            {m.review_show_evidence()}
          </Button>
        </div>
      ) : (
        <Tabs
          label={m.review_evidence()}
          activation="manual"
          value={chosen}
          onValueChange={setChosen}
          tabs={evidence.map(({ title, file }) => ({
            value: file,
            label: title,
            panel: file === chosen && <FilePreview file={{ id: file }} title={title} />,
          }))}
        />
      )}
    </Stack>
  );
}

function Decided({ request: { status, decided_at, decided_by, decision_reason } }: { request: UpdateRequest }) {
  const who = { time: timeInWords(decided_at ?? ""), name: decided_by ?? "" };
  return (
    <Banner tone={status === "approved" ? "success" : "info"} role="note" heading={standings[status].label()}>
      {decision_reason ? m.review_decided_with_reason({ ...who, reason: decision_reason }) : m.review_decided(who)}
    </Banner>
  );
}
