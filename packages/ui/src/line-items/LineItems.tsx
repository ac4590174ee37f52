import type { ReactNode, Ref, TableHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./LineItems.css.ts";

/** One thing that is paid for. */
export type LineItem = {
  name: string;
  /** What is to be known about it. */
  note?: ReactNode;
  quantity?: number | undefined;
  /** What one of them costs, as people write it: "GH₵40.00 each". */
  each?: string | undefined;
  /** What the line comes to, as people write it. */
  amount: string;
};

/** A sum below the lines. */
export type LineSum = { name: string; amount: string };

export type LineItemsProps = TableHTMLAttributes<HTMLTableElement> & {
  /** What the table is: "Invoice 2026-0182". */
  caption: ReactNode;
  lines: readonly LineItem[];
  /** Sums before the last one: without tax, tax, already paid. */
  sums?: readonly LineSum[];
  /** The sum that counts. */
  total: LineSum;
  itemLabel?: string;
  quantityLabel?: string;
  amountLabel?: string;
  ref?: Ref<HTMLTableElement>;
};

/**
 * The lines of an invoice or a receipt and what they come to. It prints without what is only for screens. Amounts come as
 * they are to be read: the kit knows no currency.
 *
 * @example
 * <LineItems
 *   caption="What you pay"
 *   lines={[{ name: "Card", amount: "GH₵80.00" }]}
 *   total={{ name: "Total", amount: "GH₵80.00" }}
 * />
 */
export function LineItems({
  caption,
  lines,
  sums = [],
  total,
  itemLabel = "For",
  quantityLabel = "Quantity",
  amountLabel = "Amount",
  className,
  ...native
}: LineItemsProps) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be alike, and lines stay in their order.
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
