import { Banner, Link, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { coming } from "../../../queries/Region.css.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import { requestsOf, type UpdateRequest } from "./queries.ts";

const standings: Readonly<
  Record<UpdateRequest["status"], { tone: "info" | "success" | "error"; heading: () => string }>
> = {
  requested: { tone: "info", heading: m.profile_request_reviewing },
  approved: { tone: "success", heading: m.profile_request_approved },
  rejected: { tone: "error", heading: m.profile_request_rejected },
};

type OpenRequestProps = {
  driver: string;
  /** The appeal against a rejected request, shown below it. */
  appeal: (request: string) => ReactNode;
};

/** The latest update request and its status (R-STA-06). Shows nothing if it cannot be loaded. */
export function OpenRequest({ driver, appeal }: OpenRequestProps) {
  const { data, isFetching, failureCount } = useQuery(requestsOf(driver));
  // Hide the profile until the request has loaded, to avoid a layout shift.
  if (!data && isFetching && failureCount === 0) return <div className={coming} />;
  const [last] = data?.results ?? [];
  if (!last) return null;
  const { id, status, changes, requested_at, decided_at, decision_reason } = last;
  const { tone, heading } = standings[status];
  return (
    <>
      <Banner tone={tone} heading={heading()}>
        <Stack space="small">
          <BeforeAndAfter changes={changes} />
          <Text>
            {decided_at
              ? m.profile_requested_and_decided({
                  requested: dayInWords(requested_at),
                  decided: dayInWords(decided_at),
                })
              : m.profile_requested({ requested: dayInWords(requested_at) })}
          </Text>
          {decision_reason && <Text>{m.profile_decision_reason({ reason: decision_reason })}</Text>}
          {status === "rejected" && <Link href={paths.editProfilePart("identity")}>{m.profile_ask_again()}</Link>}
        </Stack>
      </Banner>
      {status === "rejected" && appeal(id)}
    </>
  );
}
