import { Heading, Stack, Text } from "@kwan/ui";
import { Fragment, type ReactNode } from "react";
import { m } from "#messages";
import type { PriceInWords, PricePart } from "../kind-facts/prices.ts";
import * as styles from "./guide.css.ts";

/** A part of a page, with its heading. The id lets a link lead to it. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Stack as="section" space="small" id={id} aria-labelledby={`${id}-heading`} className={styles.prose}>
      <Heading level={2} id={`${id}-heading`}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** A price, and below it what it is later if that is known. */
export function PriceOf({ price: { amount, later } }: { price: PriceInWords }) {
  if (later.length === 0) return amount;
  return (
    <>
      {amount}
      {later.map((line) => (
        <Text key={line} tone="secondary">
          {line}
        </Text>
      ))}
    </>
  );
}

/** What a price in a table is later, each in a row of its own, so that the line is not broken on a phone. */
const LaterRows = ({ later }: Pick<PriceInWords, "later">) =>
  later.map((line) => (
    <tr key={line}>
      <td colSpan={3} className={styles.later}>
        {line}
      </td>
    </tr>
  ));

/** A table of prices, with a total if there is one. */
export function PriceTable({
  parts,
  total,
  caption,
}: {
  parts: readonly PricePart[];
  total?: PriceInWords;
  caption: string;
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.headCell}>
            {m.guide_price_item()}
          </th>
          <th scope="col" className={styles.headCell}>
            {m.guide_price_due()}
          </th>
          <th scope="col" className={styles.headAmount}>
            {m.guide_price_amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ title, when, amount, later }) => (
          <Fragment key={title}>
            <tr>
              <th scope="row" className={styles.cell}>
                {title}
              </th>
              <td className={styles.cell}>{when}</td>
              <td className={styles.amount}>{amount}</td>
            </tr>
            <LaterRows later={later} />
          </Fragment>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={styles.headCell}>
              {m.guide_price_usual()}
            </th>
            <td className={styles.headAmount}>{total.amount}</td>
          </tr>
          <LaterRows later={total.later} />
        </tfoot>
      )}
    </table>
  );
}

/** A list of things with a line about each. */
export function Things({ things }: { things: readonly { title: string; text: string }[] }) {
  return (
    <Stack as="ul" space="small">
      {things.map(({ title, text }) => (
        <li key={title}>
          <Text weight="strong">{title}</Text>
          <Text tone="secondary">{text}</Text>
        </li>
      ))}
    </Stack>
  );
}
