import type { PlainDate } from "@kwan/domain";
import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../words/dates-and-money.ts";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import { type GuideKind, guideKinds, guideNeeds } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { usualPrice } from "../KindLinks.tsx";
import { optionsOf, pricePartsOf, validSince } from "../kind-facts.ts";
import { PriceTable } from "../Rows.tsx";

/** Everything that is paid only if it is chosen, once each. */
const everyOption = () => [
  ...new Map(guideKinds.flatMap(optionsOf).map((option) => [option.title, option] as const)).values(),
];

/** The day since which every price has been valid, or undefined if they began on different days. */
function commonDay(): PlainDate | undefined {
  const days = new Set(guideKinds.flatMap((row) => validSince(row) ?? []));
  return days.size === 1 ? [...days][0] : undefined;
}

/** Since when the price of a service is valid, in words. Nothing if the page says it for all services. */
function sinceInWords(row: GuideKind): string {
  const since = validSince(row);
  return since && !commonDay() ? m.guide_price_since({ day: dayInWords(since) }) : "";
}

/** Every price and its parts (R-PUB-03). */
export const pricesPage: MakePage = () => {
  const since = commonDay();
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
                <li key={row.kind} className={styles.row}>
                  <div>
                    <Link href={`${guide.kind(row.kind)}#price`}>{row.title}</Link>
                    <Text tone="secondary" size="small">
                      {pricePartsOf(row)
                        .map(({ title, amount }) => `${title} ${amount}`)
                        .join(" · ")}{" "}
                      {sinceInWords(row)}
                    </Text>
                  </div>
                  <Text as="span" weight="strong" figures>
                    {usualPrice(row)}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
        <Stack as="section" space="small" className={styles.prose}>
          <Heading level={2}>{m.guide_price_options()}</Heading>
          <Text>{m.guide_prices_options_lead()}</Text>
          <PriceTable parts={everyOption()} caption={m.guide_price_options()} />
        </Stack>
      </Stack>
    ),
  };
};
