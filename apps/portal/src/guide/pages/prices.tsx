import type { PlainDate } from "@kwan/domain";
import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { optionsOf, pricePartsOf, usualPriceOf, validSince } from "../../kind-facts/prices.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import { type GuideKind, guideKinds, guideNeeds } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { PriceTable } from "../Rows.tsx";

/** Everything that is paid only if it is chosen, once each. */
const everyOption = (on: PlainDate) => [
  ...new Map(guideKinds.flatMap((row) => optionsOf(row, on)).map((option) => [option.title, option] as const)).values(),
];

/** The day since which every price has been valid, or undefined if they began on different days. */
function commonDay(on: PlainDate): PlainDate | undefined {
  const days = new Set(guideKinds.flatMap((row) => validSince(row, on) ?? []));
  return days.size === 1 ? [...days][0] : undefined;
}

/** Since when the price of a service is valid, in words. Nothing if the page says it for all services. */
function sinceInWords(row: GuideKind, on: PlainDate): string {
  const since = validSince(row, on);
  return since && !commonDay(on) ? m.guide_price_since({ day: dayInWords(since) }) : "";
}

/** The price of a service with its parts, and what it is later if that is known. */
function PriceLine({ row, on }: { row: GuideKind; on: PlainDate }) {
  const { amount, later } = usualPriceOf(row, on);
  return (
    <li className={styles.row}>
      <div>
        <Link href={`${guide.kind(row.kind)}#price`}>{row.title}</Link>
        <Text tone="secondary" size="small">
          {pricePartsOf(row, on)
            .map((part) => `${part.title} ${part.amount}`)
            .join(" · ")}{" "}
          {sinceInWords(row, on)}
        </Text>
        {later.map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
      </div>
      <Text as="span" weight="strong" figures>
        {amount}
      </Text>
    </li>
  );
}

/** Every price and its parts (R-PUB-03). */
export const pricesPage: MakePage = ({ today }) => {
  const since = commonDay(today);
  return {
    title: m.guide_prices_title(),
    description: m.guide_prices_lead(),
    content: (
      <Stack space="xlarge">
        <Stack space="small" className={styles.prose}>
          <Heading level={1}>{m.guide_prices_title()}</Heading>
          <Text size="large">{m.guide_prices_lead()}</Text>
          <Text>
            {since && `${m.guide_price_since({ day: dayInWords(since) })} `}
            {m.guide_prices_nobody()}
          </Text>
        </Stack>
        {guideNeeds().map(({ heading, kinds }) => (
          <Stack key={heading} as="section" space="small">
            <Heading level={2}>{heading}</Heading>
            <Stack as="ul" space="none">
              {kinds.map((row) => (
                <PriceLine key={row.kind} row={row} on={today} />
              ))}
            </Stack>
          </Stack>
        ))}
        <Stack as="section" space="small" className={styles.prose}>
          <Heading level={2}>{m.guide_price_options()}</Heading>
          <Text>{m.guide_prices_options_lead()}</Text>
          <PriceTable parts={everyOption(today)} caption={m.guide_price_options()} />
        </Stack>
      </Stack>
    ),
  };
};
