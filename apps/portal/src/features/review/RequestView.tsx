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
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { saveFile } from "../../queries/save-file.ts";
import { useSession } from "../../session/use-session.ts";
import { timeInWords } from "../../words/dates-and-money.ts";
import { Decision } from "./Decision.tsx";
import { kwan, requestOf, type UpdateRequest, waitingRequests } from "./queries.ts";
import { inWords, standings } from "./standings.ts";

/** A change request with its reason and evidence, and the form for the decision. */
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
          { name: "Applicant", value: driver_name },
          { name: "Requested on", value: timeInWords(requested_at) },
          { name: "Status", value: <StatusTag tone={standings[status].tone}>{standings[status].label}</StatusTag> },
          { name: "Reason", value: reason_for_change },
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
          You can't decide your own request. Another reviewer will.
        </Banner>
      ) : (
        <Decision request={request} />
      )}
      {status !== "requested" && <NextRequest decided={request.id} />}
      <Link href={paths.updateRequests}>Back to all requests</Link>
    </Stack>
  );
}

/** After a decision, a link to the request that has waited longest. */
function NextRequest({ decided }: { decided: string }) {
  const [next] = useQuery(waitingRequests()).data?.results.filter(({ id }) => id !== decided) ?? [];
  if (!next) return null;
  return (
    <div>
      <LinkButton href={paths.updateRequest(next.id, next.driver)}>Next request: {next.driver_name}</LinkButton>
    </div>
  );
}

type Change = UpdateRequest["changes"][number];

const fieldOf = ({ field }: Change) => field;
const columns: readonly Column<Change>[] = [
  { key: "label", header: "What", cell: ({ label }) => label },
  { key: "before", header: "On record", cell: ({ before }) => inWords(before) },
  { key: "after", header: "Requested", cell: ({ after }) => <strong>{inWords(after)}</strong> },
];

function Evidence({ request: { evidence } }: { request: UpdateRequest }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Evidence</Heading>
      {evidence.length === 0 ? (
        <Text tone="secondary">No evidence uploaded.</Text>
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
                onClick={() => void saveFile(() => kwan.documents.download(file))}
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
