import type { PlainDate } from "@kwan/domain";
import { Link, Stack, Text } from "@kwan/ui";
import { usualPriceOf } from "../kind-facts/prices.ts";
import { guide } from "./addresses.ts";
import * as styles from "./guide.css.ts";
import type { GuideKind } from "./guide-kinds.ts";

/** A list of services: the name of each, which leads to its page, and its price on a day. */
export function KindLinks({ kinds, on }: { kinds: readonly GuideKind[]; on: PlainDate }) {
  return (
    <Stack as="ul" space="none">
      {kinds.map((row) => (
        <li key={row.kind} className={styles.row}>
          <Link href={guide.kind(row.kind)}>{row.title}</Link>
          <Text as="span" tone="secondary" figures>
            {usualPriceOf(row, on).amount}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
