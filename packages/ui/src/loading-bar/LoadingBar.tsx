import { useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./LoadingBar.css.ts";
import { nextPhase, type Phase } from "./timing.ts";

export type LoadingBarProps = {
  /** Whether the next page is loading. */
  loading: boolean;
  /** Whether the page failed to load. The bar is then red until it disappears. */
  failed?: boolean;
  /** The accessible name. */
  label?: string;
};

/**
 * A thin line along the top of the page while the next page loads. It does not appear if the page loads in less than
 * 200 ms.
 *
 * @example
 * <LoadingBar loading={navigation.state !== "idle"} />
 */
export function LoadingBar(props: LoadingBarProps) {
  const { loading, failed = false, label = "Loading" } = useWords("loadingBar", props);
  const [phase, setPhase] = useState<Phase>("idle");
  useEffect(() => {
    const coming = nextPhase(phase, loading);
    if (!coming) return;
    const timer = setTimeout(() => setPhase(coming.phase), coming.after);
    return () => clearTimeout(timer);
  }, [phase, loading]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={phase === "idle" || phase === "fading"}
      data-phase={phase}
      className={classNames(styles.bar, styles.forced, styles.phase[phase], styles.tone[failed ? "failed" : "fine"])}
    />
  );
}
