import { isKind, type KindRow } from "@kwan/domain/kinds";
import { Heading, Link, Stack, SummaryList, Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { guide } from "../../../../guide/addresses.ts";
import { neededFor } from "../../../../kind-facts/documents.ts";
import { optionsOf, type PricePart, pricePartsOf, usualPriceOf, validSince } from "../../../../kind-facts/prices.ts";
import { stepsFor, validityOf } from "../../../../kind-facts/steps.ts";
import { troublesOf } from "../../../../kind-facts/troubles.ts";
import { today } from "../../../../session/server-clock.ts";
import { dayInWords } from "../../../../words/dates-and-money.ts";

type Level = 3 | 4;

const Part = ({ heading, level, children }: { heading: string; level: Level; children: ReactNode }) => (
  <Stack as="section" space="xsmall">
    <Heading level={level} size={4}>
      {heading}
    </Heading>
    {children}
  </Stack>
);

/** Things with a line about each, in order if they are steps. */
const Things = ({
  as,
  things,
}: {
  as: "ul" | "ol";
  things: readonly { title: string; lines: readonly string[] }[];
}) => (
  <Stack as={as} space="small">
    {things.map(({ title, lines }) => (
      <li key={title}>
        <Text weight="strong">{title}</Text>
        {lines.map((line) => (
          <Text key={line} tone="secondary">
            {line}
          </Text>
        ))}
      </li>
    ))}
  </Stack>
);

const rowOfPart = ({ title, amount, when, later }: Omit<PricePart, "when"> & { when?: string }) => ({
  name: title,
  value: (
    <>
      <Text figures>{amount}</Text>
      {[...(when ? [when] : []), ...later].map((line) => (
        <Text key={line} tone="secondary">
          {line}
        </Text>
      ))}
    </>
  ),
});

function Prices({ row, level }: { row: KindRow; level: Level }) {
  const on = today();
  const parts = pricePartsOf(row, on);
  const options = optionsOf(row, on);
  const since = validSince(row, on);
  return (
    <Part heading={m.guide_price()} level={level}>
      {parts.length > 0 ? (
        <SummaryList
          rows={[...parts, { title: m.guide_price_usual(), ...usualPriceOf(row, on) }].map((part) => rowOfPart(part))}
        />
      ) : (
        <Text>{m.guide_price_free()}</Text>
      )}
      {options.length > 0 && (
        <>
          <Text weight="strong">{m.guide_price_options()}</Text>
          <SummaryList rows={options.map((option) => rowOfPart(option))} />
        </>
      )}
      {parts.length + options.length > 0 && (
        <Text tone="secondary">
          {since && `${m.guide_price_since({ day: dayInWords(since) })} `}
          {m.guide_price_how()}
        </Text>
      )}
    </Part>
  );
}

/** What the public page of a service says, for somebody who is about to apply. It is loaded when it is opened. */
export function KindDetails({ row, level }: { row: KindRow; level: Level }) {
  const on = today();
  const validity = validityOf(row);
  return (
    <Stack>
      <Prices row={row} level={level} />
      <Part heading={m.guide_documents()} level={level}>
        <Things as="ul" things={neededFor(row).map(({ title, hint }) => ({ title, lines: [hint] }))} />
      </Part>
      <Part heading={m.guide_steps()} level={level}>
        <Things
          as="ol"
          things={stepsFor(row, on).map(({ title, where, onlyIf }, at) => ({
            title: `${at + 1}. ${title}`,
            lines: onlyIf ? [onlyIf, where] : [where],
          }))}
        />
        {validity && <SummaryList rows={[{ name: m.guide_summary_valid(), value: validity }]} />}
      </Part>
      <Part heading={m.guide_wrong()} level={level}>
        <Things as="ul" things={troublesOf(row, on).map(({ title, text }) => ({ title, lines: [text] }))} />
      </Part>
      {isKind(row.kind) && <Link href={guide.kind(row.kind)}>{m.services_public_page()}</Link>}
    </Stack>
  );
}
