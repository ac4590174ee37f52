import { Card, Heading, LinkButton, Stack, Text } from "@kwan/ui";

export type QueueProps = { heading: string; count: string; words: string; href: string; action: string };

/** Work that waits for a member of staff: how much, and the link to it. */
export function Queue({ heading, count, words, href, action }: QueueProps) {
  return (
    <Card as="section" roomy>
      <Stack space="small">
        <Heading level={2}>{heading}</Heading>
        <Text size="large" weight="strong" figures>
          {count}
        </Text>
        <Text tone="secondary">{words}</Text>
        <div>
          <LinkButton href={href}>{action}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
