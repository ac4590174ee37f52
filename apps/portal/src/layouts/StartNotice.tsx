import { m } from "#messages";
import type { NotStarted } from "../page/start.ts";
import { pathOf } from "../paths.ts";
import * as styles from "./layouts.css.ts";

const only = (state: NotStarted) => ({ "data-only": state, className: `${styles.startText} ${styles.startOnly}` });

/**
 * A notice that is prerendered into the HTML of every page. It says what to do if the scripts are late, missing,
 * switched off or cannot run.
 */
export function StartNotice() {
  return (
    <div role="status" className={styles.startNotice}>
      <noscript>
        <p className={styles.startText}>{m.page_no_script()}</p>
      </noscript>
      <p {...only("waiting")}>{m.page_waiting()}</p>
      <p {...only("missing")}>
        {m.page_script_missing()}{" "}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page without a script. */}
        <a href="">{m.page_reload()}</a>
      </p>
      <p {...only("old")}>
        {m.page_old_browser()} <a href={pathOf("/browsers")}>{m.page_which_browsers()}</a>
      </p>
    </div>
  );
}
