import { type HTMLAttributes, type Ref, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./QrCode.css.ts";
import { type Drawn, drawQr } from "./qr-path.ts";

export type QrCodeProps = Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> & {
  /** The content, usually an address. A shorter text gives fewer and larger squares, which are easier to read. */
  value: string;
  /** The purpose of the code: "Code to check this card". */
  title: string;
  /** Announced while the code is being drawn. */
  loadingLabel?: string;
  /**
   * Shown if the code cannot be drawn. Show the address next to the code as text, too, because not everybody has a
   * camera.
   */
  failedLabel?: string;
  ref?: Ref<HTMLDivElement>;
};

type State = { value: string; drawn: Drawn | "failed" };

/**
 * A QR code, dark on white in every theme, with the quiet zone that cameras need. The encoder is loaded on first
 * use.
 *
 * @example
 * <QrCode value="https://example.org/verify/8F2K" title="Code to check this card" />
 */
export function QrCode(props: QrCodeProps) {
  const {
    value,
    title,
    loadingLabel = "Creating the code",
    failedLabel = "We could not show the code. Reload the page, or use the written address.",
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

  // Never show the code of an earlier value, because a camera could read it.
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
