import { Card, Heading, LinkButton, Stack, Text } from "@kwan/ui";
import type { ReactNode } from "react";

export type QueueProps = {
  heading: string;
  count: string;
  words: string;
  href: string;
  action: string;
  children?: ReactNode;
};

/** A queue of work for staff: the number of items, and a link to them. */
export function Queue({ heading, count, words, href, action, children }: QueueProps) {
  return (
    <Card as="section" roomy>
      <Stack space="small">
        <Heading level={2}>{heading}</Heading>
        <Text size="large" weight="strong" figures>
          {count}
        </Text>
        <Text tone="secondary">{words}</Text>
        {children}
        <div>
          <LinkButton href={href}>{action}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
