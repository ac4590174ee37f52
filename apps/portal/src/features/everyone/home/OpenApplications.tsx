import { Card, Heading, Link, Progress, Skeleton, Spread, Stack, StatusTag, type StatusTagProps, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type ListedApplication, q } from "./queries.ts";

/**
 * An application as shown in the list of applications: its link, the label and colour of its status, and its progress.
 */
export type Described = {
  href: string;
  label: string;
  tone: StatusTagProps["tone"];
  progress: { at: number; of: number } | undefined;
};

export type OpenApplicationsProps = { tell: (application: ListedApplication) => Described };

/** The applications in progress, each with its stage. */
export function OpenApplications({ tell }: OpenApplicationsProps) {
  return (
    <Region
      query={useQuery(q.services.overview())}
      of={m.home_your_applications()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ open, applications }) =>
        open === 0 ? (
          <Text tone="secondary">
            {withParts(m.home_no_applications, {
              link: <Link href={pathOf("/services/add/type")}>{m.home_see_services()}</Link>,
            })}
          </Text>
        ) : (
          <Stack space="small">
            <Stack as="ul" space="small">
              {applications.map((application) => (
                <OpenApplication key={application.id} application={application} {...tell(application)} />
              ))}
            </Stack>
            <Link href={pathOf("/services")}>
              {open > applications.length ? m.home_all_counted({ count: open }) : m.home_all()}
            </Link>
          </Stack>
        )
      }
    </Region>
  );
}

function OpenApplication({ application, href, label, tone, progress }: Described & { application: ListedApplication }) {
  const { title, number, updated_at, next_step } = application;
  return (
    <Card as="li">
      <Stack space="xsmall">
        <Spread>
          <Heading level={3}>
            <Link href={href}>{title}</Link>
          </Heading>
          <StatusTag tone={tone}>{label}</StatusTag>
        </Spread>
        {progress && (
          <Progress
            label={next_step ?? m.common_nothing_to_do()}
            value={progress.at}
            max={progress.of}
            valueText={m.common_stage(progress)}
          />
        )}
        <Text size="small" tone="secondary">
          {m.home_last_change({ number, day: dayInWords(updated_at) })}
        </Text>
      </Stack>
    </Card>
  );
}
