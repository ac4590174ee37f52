import { Accordion, Card, Heading, Inline, LinkButton, Spread, Stack, StatusTag, Text } from "@kwan/ui";
import { m } from "#messages";
import { useFormPlace } from "../form-place.ts";
import { useFormWords } from "../form-words.ts";
import type { AvailableKind } from "../queries.ts";
import { rowOf } from "./find-kinds.ts";
import { KindFacts } from "./KindFacts.tsx";
import { Remedies } from "./Remedies.tsx";
import { whenInWords } from "./when-in-words.ts";

/**
 * A kind of service with its price, duration and documents. Says whether the person can apply and, if not, what to
 * do.
 */
export function KindCard({ available, level = 3 }: { available: AvailableKind; level?: 2 | 3 }) {
  const { kind, title, summary, is_eligible, reasons, price } = available;
  const place = useFormPlace();
  const words = useFormWords();
  const row = rowOf(available);
  if (!row) return null;
  const isOpen = reasons.some(({ code }) => code === "already_open");
  return (
    <Card as="li">
      <Stack space="small">
        <Spread alignY="top">
          <Heading level={level} size={4}>
            {title}
          </Heading>
          {is_eligible ? (
            <StatusTag tone="success">{words.canApply()}</StatusTag>
          ) : (
            <StatusTag tone={isOpen ? "info" : "neutral"}>{whenInWords(available, words)}</StatusTag>
          )}
        </Spread>
        <Text tone="secondary">{summary}</Text>
        <KindFacts row={row} price={price} level={level === 2 ? 3 : 4} />
        {is_eligible ? (
          <Inline>
            <LinkButton href={place.form(kind)} tone="secondary" aria-label={m.services_apply_titled({ title })}>
              {m.services_apply()}
            </LinkButton>
          </Inline>
        ) : (
          <Accordion summary={m.services_why({ count: reasons.length })}>
            <Remedies reasons={reasons} kind={kind} />
          </Accordion>
        )}
      </Stack>
    </Card>
  );
}
