import { Banner, Link, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { coming } from "../../queries/Region.css.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import { requestsOf, type UpdateRequest } from "./queries.ts";

const standings: Readonly<
  Record<UpdateRequest["status"], { tone: "info" | "positive" | "critical"; heading: string }>
> = {
  requested: { tone: "info", heading: "We are reviewing your change" },
  approved: { tone: "positive", heading: "Your change was approved" },
  rejected: { tone: "critical", heading: "Your change was refused" },
};

/** The latest change request and its status (R-STA-06). If it cannot be loaded, the profile is shown without it. */
export function OpenRequest({ driver }: { driver: string }) {
  const { data, isFetching, failureCount } = useQuery(requestsOf(driver));
  // Hides the profile until the request has loaded, to avoid a layout shift.
  if (!data && isFetching && failureCount === 0) return <div className={coming} />;
  const [last] = data?.results ?? [];
  if (!last) return null;
  const { status, changes, requested_at, decided_at, decision_reason } = last;
  const { tone, heading } = standings[status];
  return (
    <Banner tone={tone} heading={heading}>
      <Stack space="small">
        <BeforeAndAfter changes={changes} />
        <Text>
          Requested on {dayInWords(requested_at)}
          {decided_at && `, decided on ${dayInWords(decided_at)}`}.
          {status === "requested" && " It takes up to 5 working days. We will tell you when we have decided."}
        </Text>
        {decision_reason && <Text>Reason: {decision_reason}</Text>}
        {status === "rejected" && <Link href={paths.editProfilePart("identity")}>Ask again</Link>}
      </Stack>
    </Banner>
  );
}
