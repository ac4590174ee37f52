import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from "react";
import * as styles from "./Tabs.css.ts";

/** One of several views of the same subject. */
export type Tab = { value: string; label: ReactNode; panel: ReactNode };

export type TabsProps = Omit<HTMLAttributes<HTMLDivElement>, "children" | "defaultValue"> & {
  /** The accessible name for the set of tabs: what the views have in common. */
  label: string;
  tabs: readonly Tab[];
  /** The value of the tab that is shown. If it is set, the component is controlled. */
  value?: string | undefined;
  /** The value of the tab that is initially shown. Default: the first tab. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that a person has selected. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `manual`: the arrow keys only move focus, and Enter or Space selects the tab. Use `manual` for panels that are
   * expensive to render.
   */
  activation?: "automatic" | "manual";
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * Several views of one subject, shown one at a time. Input in a panel is kept while another panel is shown. For views
 * with their own URL, use `TabLinks`. Keys: Right and Left move to the next and previous tabs and wrap around, Home and
 * End move to the first and last tabs, and Tab moves into the panel. With manual activation, Enter and Space select the
 * tab.
 *
 * @example
 * <Tabs label="Your request" tabs={[{ value: "steps", label: "Steps", panel: <Timeline … /> }]} />
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  activation = "automatic",
  ...native
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const selected = value ?? own;
  const select = (tab: string) => {
    if (tab === selected) return;
    setOwn(tab);
    onValueChange?.(tab);
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const onwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: (at + onwards + tabs.length) % tabs.length,
      ArrowLeft: (at - onwards + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const tab = step === undefined ? undefined : tabs[step];
    if (step === undefined || !tab) return;
    event.preventDefault();
    buttons[step]?.focus();
    if (activation === "automatic") select(tab.value);
  };
  return (
    <div {...native}>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={byKey} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === selected}
            aria-controls={`${id}-${tab.value}`}
            tabIndex={tab.value === selected ? 0 : -1}
            onClick={() => select(tab.value)}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as in the ARIA pattern, Tab moves from a tab to its panel.
          tabIndex={0}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
