import type { ReactNode, Ref, TableHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./LineItems.css.ts";

/** A line on an invoice or receipt. */
export type LineItem = {
  name: string;
  note?: ReactNode;
  quantity?: number | undefined;
  /** The formatted unit price: "GH₵40.00 each". */
  each?: string | undefined;
  /** The line's amount, formatted. */
  amount: string;
};

/** A sum below the lines. */
export type LineSum = { name: string; amount: string };

export type LineItemsProps = TableHTMLAttributes<HTMLTableElement> & {
  /** The title of the table: "Invoice 2026-0182". */
  caption: ReactNode;
  lines: readonly LineItem[];
  /** Sums before the total: subtotal, tax, already paid. */
  sums?: readonly LineSum[];
  /** The total, below all other sums. */
  total: LineSum;
  itemLabel?: string;
  quantityLabel?: string;
  amountLabel?: string;
  ref?: Ref<HTMLTableElement> | undefined;
};

/**
 * The lines on an invoice or receipt, with their total. Pass amounts as formatted strings, because the component does
 * not format currencies.
 *
 * @example
 * <LineItems
 *   caption="What you pay"
 *   lines={[{ name: "Card", amount: "GH₵80.00" }]}
 *   total={{ name: "Total", amount: "GH₵80.00" }}
 * />
 */
export function LineItems(props: LineItemsProps) {
  const {
    caption,
    lines,
    sums = [],
    total,
    itemLabel = "Item",
    quantityLabel = "Quantity",
    amountLabel = "Amount",
    className,
    ...native
  } = useWords("lineItems", props);
  const hasQuantities = lines.some(({ quantity }) => quantity !== undefined);
  const wordColumns = hasQuantities ? 2 : 1;
  return (
    <table {...native} className={classNames(styles.table, className)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(styles.item, styles.head)}>
            {itemLabel}
          </th>
          {hasQuantities && (
            <th scope="col" className={classNames(styles.figure, styles.head)}>
              {quantityLabel}
            </th>
          )}
          <th scope="col" className={classNames(styles.figure, styles.head)}>
            {amountLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, note, quantity, each, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be identical, and their order does not change.
          <tr key={index} className={styles.row}>
            <th scope="row" className={styles.item}>
              {name}
              {note && <span className={styles.note}>{note}</span>}
              {each && <span className={styles.note}>{each}</span>}
            </th>
            {hasQuantities && <td className={styles.figure}>{quantity}</td>}
            <td className={styles.figure}>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, amount }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" colSpan={wordColumns} className={classNames(styles.item, styles.sum)}>
              {name}
            </th>
            <td className={classNames(styles.figure, styles.sum)}>{amount}</td>
          </tr>
        ))}
        <tr className={styles.row}>
          <th scope="row" colSpan={wordColumns} className={classNames(styles.item, styles.total)}>
            {total.name}
          </th>
          <td className={classNames(styles.figure, styles.total)}>{total.amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}
