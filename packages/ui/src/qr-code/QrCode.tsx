import { type HTMLAttributes, type Ref, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./QrCode.css.ts";
import { type Drawn, drawQr } from "./qr-path.ts";

export type QrCodeProps = Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> & {
  /** What a camera reads: an address, most often. Short is better: fewer and larger squares. */
  value: string;
  /** What the code is for: "Code to check this card". */
  title: string;
  /** Said while it is being drawn. */
  loadingLabel?: string;
  /** Stands where the code could not be drawn. Give the address beside the code in words too: not everyone has a camera. */
  failedLabel?: string;
  ref?: Ref<HTMLDivElement>;
};

type State = { value: string; drawn: Drawn | "failed" };

/**
 * A code for cameras, dark on white in every theme, with the empty room around it that cameras need. What draws it is loaded
 * when it is first used.
 *
 * @example
 * <QrCode value="https://example.org/verify/8F2K" title="Code to check this card" />
 */
export function QrCode({
  value,
  title,
  loadingLabel = "Drawing the code",
  failedLabel = "The code can't be drawn. Reload the page, or use the address in words.",
  className,
  ...native
}: QrCodeProps) {
  const [state, setState] = useState<State>();
  useEffect(() => {
    let isWanted = true;
    drawQr(value).then(
      (drawn) => isWanted && setState({ value, drawn }),
      () => isWanted && setState({ value, drawn: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [value]);

  // What was drawn for another value must not be read by a camera.
  const drawn = state?.value === value ? state.drawn : undefined;
  if (drawn && drawn !== "failed") {
    return (
      <div {...native} className={classNames(styles.code, className)}>
        <svg role="img" aria-label={title} viewBox={`0 0 ${drawn.side} ${drawn.side}`} shapeRendering="crispEdges">
          <title>{title}</title>
          <path fill={styles.dark} d={drawn.path} />
        </svg>
      </div>
    );
  }
  return (
    <div
      role="status"
      aria-busy={!drawn || undefined}
      {...native}
      className={classNames(styles.code, styles.words, className)}
    >
      {drawn ? failedLabel : loadingLabel}
    </div>
  );
}
