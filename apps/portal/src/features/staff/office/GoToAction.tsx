import { Inline, Link } from "@kwan/ui";
import { m } from "#messages";
import { Key } from "../../../page/Key.tsx";
import { useShortcuts } from "../../../page/use-shortcuts.ts";
import * as styles from "./OfficeApplication.css.ts";
import { followPartLink, goToPart, partIds } from "./page-parts.ts";

/** Lets an officer skip the evidence and go to the next action, with a link or the G key. */
export function GoToAction() {
  useShortcuts({ g: () => goToPart(partIds.action) });
  return (
    <Inline space="xsmall" className={styles.above}>
      <Link href={`#${partIds.action}`} aria-keyshortcuts="g" onClick={followPartLink}>
        {m.office_go_to_action()}
      </Link>
      <Key name="G" />
    </Inline>
  );
}
