import { Heading, Stack, Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import * as styles from "./guide.css.ts";
import type { PricePart } from "./kind-facts.ts";

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

/** A table of prices, with a total if there is one. */
export function PriceTable({
  parts,
  total,
  caption,
}: {
  parts: readonly PricePart[];
  total?: string;
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
        {parts.map(({ title, when, amount }) => (
          <tr key={title}>
            <th scope="row" className={styles.cell}>
              {title}
            </th>
            <td className={styles.cell}>{when}</td>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={styles.headCell}>
              {m.guide_price_usual()}
            </th>
            <td className={styles.headAmount}>{total}</td>
          </tr>
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
