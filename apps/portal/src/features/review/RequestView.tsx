import { formatDate } from "@kwan/domain/dates";
import {
  Banner,
  Button,
  type Column,
  DataTable,
  downloadIcon,
  EmptyState,
  Heading,
  Icon,
  Link,
  LinkButton,
  Skeleton,
  Stack,
  StatusTag,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { timeInWords } from "../../frame/in-words.ts";
import { keepFile } from "../../frame/keep-file.ts";
import { Region } from "../../frame/Region.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/use-session.ts";
import { Decision } from "./Decision.tsx";
import { kwan, requestOf, type UpdateRequest } from "./queries.ts";
import { standings } from "./standings.ts";

/** One request: what changes, why, the papers for it, and the decision. */
export function RequestView({ id, driver }: { id: string; driver: string | undefined }) {
  return (
    <Region query={useQuery(requestOf(id, driver))} of="the request" skeleton={<Skeleton lines={10} />}>
      {(request) =>
        request ? (
          <Whole request={request} />
        ) : (
          <EmptyState
            heading="There is no such request"
            action={<LinkButton href={paths.updateRequests}>See all requests</LinkButton>}
          >
            The address may be incomplete. Open the request from the list.
          </EmptyState>
        )
      }
    </Region>
  );
}

function Whole({ request }: { request: UpdateRequest }) {
  const { driver, driver_name, status, changes, reason_for_change, requested_at } = request;
  const isOwn = useSession().user?.driver === driver;
  return (
    <Stack space="xlarge">
      <SummaryList
        rows={[
          { name: "Who", value: driver_name },
          { name: "Asked for", value: timeInWords(requested_at) },
          { name: "Status", value: <StatusTag tone={standings[status].tone}>{standings[status].label}</StatusTag> },
          { name: "Why", value: reason_for_change },
        ]}
      />
      <Stack as="section" space="small">
        <Heading level={2}>Before and after</Heading>
        <DataTable caption="Before and after" hideCaption columns={columns} rows={changes} rowKey={fieldOf} />
      </Stack>
      <Evidence request={request} />
      {status !== "requested" ? (
        <Decided request={request} />
      ) : isOwn ? (
        <Banner tone="caution" heading="This request is your own">
          Nobody decides on their own request. Another reviewer does.
        </Banner>
      ) : (
        <Decision request={request} />
      )}
      <Link href={paths.updateRequests}>Back to all requests</Link>
    </Stack>
  );
}

type Change = UpdateRequest["changes"][number];

const written = (text: string | null) => (text ? formatDate(text, "long") || text : "Nothing");
const fieldOf = ({ field }: Change) => field;
const columns: readonly Column<Change>[] = [
  { key: "label", header: "What", cell: ({ label }) => label },
  { key: "before", header: "On record", cell: ({ before }) => written(before) },
  { key: "after", header: "Asked for", cell: ({ after }) => <strong>{written(after)}</strong> },
];

function Evidence({ request: { evidence } }: { request: UpdateRequest }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Papers</Heading>
      {evidence.length === 0 ? (
        <Text tone="secondary">None are on file.</Text>
      ) : (
        <SummaryList
          rows={evidence.map(({ title, file }) => ({
            name: title,
            value: (
              <Button
                tone="secondary"
                size="small"
                icon={<Icon shape={downloadIcon} />}
                aria-label={`Download: ${title}`}
                onClick={() => void keepFile(() => kwan.documents.download(file))}
              >
                Download
              </Button>
            ),
          }))}
        />
      )}
    </Stack>
  );
}

function Decided({ request: { status, decided_at, decided_by, decision_reason } }: { request: UpdateRequest }) {
  return (
    <Banner tone={status === "approved" ? "positive" : "info"} role="note" heading={`${standings[status].label}`}>
      {decided_at && `Decided on ${timeInWords(decided_at)}`}
      {decided_by && ` by ${decided_by}`}.{decision_reason && ` Reason: ${decision_reason}`}
    </Banner>
  );
}
