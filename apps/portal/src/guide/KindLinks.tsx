import { formatCedis } from "@kwan/domain";
import { usualCost } from "@kwan/domain/kinds";
import { Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "./addresses.ts";
import * as styles from "./guide.css.ts";
import type { GuideKind } from "./guide-kinds.ts";

/** What a service usually costs in all, in words. */
export const usualPrice = (row: GuideKind): string => {
  const pesewas = usualCost(row);
  return pesewas === 0 ? m.guide_free() : formatCedis(pesewas);
};

/** A list of services: the name of each, which leads to its page, and its price. */
export function KindLinks({ kinds }: { kinds: readonly GuideKind[] }) {
  return (
    <Stack as="ul" space="none">
      {kinds.map((row) => (
        <li key={row.kind} className={styles.row}>
          <Link href={guide.kind(row.kind)}>{row.title}</Link>
          <Text as="span" tone="secondary" figures>
            {usualPrice(row)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
