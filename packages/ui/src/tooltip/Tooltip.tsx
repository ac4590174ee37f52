import { type HTMLAttributes, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { usePlaced } from "../popover/use-placed.ts";
import * as styles from "./Tooltip.css.ts";

export type TooltipProps = Omit<HTMLAttributes<HTMLDivElement>, "children" | "popover"> & {
  /** A few words that help, and that nobody needs: on a phone there is nothing to point with. */
  text: ReactNode;
  /** The button or link that it explains: give it what it is called with. */
  children: (described: { "aria-describedby": string }) => ReactNode;
  /** Where it stands while there is room. */
  side?: "above" | "below";
  /** How long a pointer rests before it shows, in milliseconds. The keyboard does not wait. */
  delay?: number;
};

/** Time to move the pointer from the button over to the words. */
const lingers = 150;

/**
 * Words that show while a button has the focus or the pointer. They stay while the pointer is on them.
 * Keys: Tab to the button shows it, Escape takes it away and nothing else.
 *
 * @example
 * <Tooltip text="Nobody else sees it">{(described) => <IconButton {...described} label="Hide" shape={eyeOffIcon} />}</Tooltip>
 */
export function Tooltip({ text, children, side = "above", delay = 400, className, ...native }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const set = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Before it is painted, and before it is placed: only what is shown has a size.
  useLayoutEffect(() => {
    if (!open) return;
    const panel = tooltip.current;
    panel?.showPopover();
    // Wherever the focus is: what a pointer has called must go too. A dialog around it must stay.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("keydown", dismiss, { capture: true });
    return () => {
      document.removeEventListener("keydown", dismiss, { capture: true });
      if (panel?.isConnected) panel.hidePopover();
    };
  }, [open]);
  usePlaced(open, { anchor: () => anchor.current, panel: tooltip }, { side, align: "middle", gap: 8 });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the button inside.
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
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={classNames(styles.tooltip, className)}
      >
        {text}
      </div>
    </span>
  );
}
