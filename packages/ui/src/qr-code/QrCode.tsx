import { type HTMLAttributes, type Ref, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./QrCode.css.ts";
import { drawQr, type QrDrawing } from "./qr-path.ts";

export type QrCodeProps = Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> & {
  /** The content, usually a URL. Shorter content results in fewer and larger squares, which are easier to scan. */
  value: string;
  /** The purpose of the code: "Code to check this card". */
  label: string;
  /** What a screen reader announces while the code is being drawn. */
  loadingLabel?: string;
  /**
   * Shown if the code cannot be drawn. Also show the URL as text next to the code, because not everyone has a camera.
   */
  failedLabel?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

type State = { value: string; drawn: QrDrawing | "failed" };

/**
 * A QR code, dark on white in every theme, with the quiet zone that cameras need. The encoder is loaded on first
 * use.
 *
 * @example
 * <QrCode value="https://example.org/verify/8F2K" label="Code to check this card" />
 */
export function QrCode(props: QrCodeProps) {
  const {
    value,
    label,
    loadingLabel = "Creating the code",
    failedLabel = "We could not show the code. Reload the page, or use the web address shown here.",
    className,
    ...native
  } = useWords("qrCode", props);
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

  // Never show the code for an earlier value, because a camera could scan it.
  const drawn = state?.value === value ? state.drawn : undefined;
  if (drawn && drawn !== "failed") {
    return (
      <div {...native} className={classNames(styles.code, className)}>
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawn.side} ${drawn.side}`} shapeRendering="crispEdges">
          <title>{label}</title>
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
