import { clockIcon, Icon, Link, minusIcon, successIcon } from "@kwan/ui";
import { useId } from "react";
import { m } from "#messages";
import { cedisInWords } from "../../../../words/dates-and-money.ts";
import { useFormPlace } from "../form-place.ts";
import { useFormWords } from "../form-words.ts";
import type { AvailableKind } from "../queries.ts";
import { takesInWords } from "../words.ts";
import { rowOf } from "./find-kinds.ts";
import * as styles from "./KindLine.css.ts";
import { whenInWords } from "./when-in-words.ts";

/**
 * A kind of service in one line: its name, price and duration, and whether the person can apply. The page that it links
 * to says what they need, or why they cannot apply yet and what to do.
 */
export function KindLine({ available }: { available: AvailableKind }) {
  const { kind, title, is_eligible, reasons, price } = available;
  const place = useFormPlace();
  const words = useFormWords();
  const id = useId();
  const row = rowOf(available);
  const isOpen = reasons.some(({ code }) => code === "already_open");
  const state = is_eligible ? "can" : isOpen ? "open" : "cannot";
  const icon = { can: successIcon, open: clockIcon, cannot: minusIcon }[state];
  return (
    <li className={styles.line}>
      <Link
        href={place.form(kind)}
        className={styles.name}
        aria-label={is_eligible ? m.services_apply_titled({ title }) : title}
        aria-describedby={id}
      >
        {title}
      </Link>
      <span id={id} className={styles.facts}>
        <span className={styles.price}>{price === "0.00" ? m.common_free() : cedisInWords(price)}</span>{" "}
        <span>{row && takesInWords(row.takes)}</span>{" "}
        <span className={styles.state[state]}>
          <Icon shape={icon} size="small" />
          {is_eligible ? words.canApply() : whenInWords(available, words)}
        </span>
      </span>
    </li>
  );
}
