import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { hasPopovers } from "../popover/has-popovers.ts";
import { usePlacement } from "../popover/use-placement.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import * as styles from "./Tooltip.css.ts";

export type TooltipProps = Omit<HTMLAttributes<HTMLDivElement>, "children" | "popover"> & {
  /**
   * A short, optional explanation. Do not rely on it for essential information: a phone has no pointer to show the
   * tooltip with.
   */
  text: ReactNode;
  /** Renders the button or link that the tooltip explains, with the given props. */
  children: (described: { "aria-describedby": string }) => ReactNode;
  /** The preferred side of the button or link. */
  side?: "above" | "below";
  /**
   * How long the pointer must rest before the tooltip appears, in milliseconds. On keyboard focus, it appears
   * immediately.
   */
  delay?: number;
  /** The text's element. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * How long the tooltip stays after the pointer has left, in milliseconds, so that the pointer can move from the button
 * to it.
 */
const lingers = 150;

/**
 * Text that is shown while a button has focus or the pointer is over it. The text stays while the pointer is over the
 * text. Keys: moving to the button with Tab shows the text, and Escape hides the text and does nothing else.
 *
 * @example
 * <Tooltip text="Nobody else sees it">{(described) => <IconButton {...described} label="Hide" shape={eyeOffIcon} />}</Tooltip>
 */
export function Tooltip(props: TooltipProps) {
  const { text, children, side = "above", delay = 400, id: ownId, className, ref, ...native } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(tooltip, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const set = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Position the panel before it is painted. Only a rendered panel has a size.
  useLayoutEffect(() => {
    if (!open) return;
    const panel = tooltip.current;
    if (hasPopovers()) panel?.showPopover();
    // Escape hides the tooltip wherever focus is, but does not close a dialog around it.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("keydown", dismiss, { capture: true });
    return () => {
      document.removeEventListener("keydown", dismiss, { capture: true });
      if (panel?.isConnected && hasPopovers()) panel.hidePopover();
    };
  }, [open]);
  usePlacement(open, { anchor: () => anchor.current, panel: tooltip }, { side, align: "middle", gap: 8 });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only listens to events of the button inside.
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== "touch" && set(true, delay)}
      onPointerLeave={() => set(false, lingers)}
      onFocus={(event) => event.target.matches(":focus-visible") && set(true, 0)}
      onBlur={() => set(false, 0)}
    >
      {children({ "aria-describedby": id })}
      <div
        {...native}
        ref={merged}
        id={id}
        role="tooltip"
        popover="manual"
        data-open={open || undefined}
        className={classNames(styles.tooltip, className)}
      >
        {text}
      </div>
    </span>
  );
}
