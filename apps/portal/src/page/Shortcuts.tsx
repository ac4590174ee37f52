import { Button, Inline, Switch, Text, VisuallyHidden } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import * as styles from "./Shortcuts.css.ts";
import { shortcuts, useShortcuts, useShortcutsAreOn } from "./use-shortcuts.ts";

export type ShortcutsProps = {
  /** Each key as it is shown to people, and its effect. */
  keys: readonly (readonly [key: string, effect: string])[];
};

/**
 * A button that shows the keyboard shortcuts of a page, with the switch that turns them off. The ? key presses it. Hidden
 * on phones, because they have no keyboard.
 */
export function Shortcuts({ keys }: ShortcutsProps) {
  const areOn = useShortcutsAreOn();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  useShortcuts({ "?": toggle });
  return (
    <div className={styles.shortcuts}>
      <Button tone="quiet" size="small" aria-expanded={isOpen} aria-keyshortcuts="?" onClick={toggle}>
        <kbd className={styles.key} title={m.page_shortcuts()}>
          ?
        </kbd>{" "}
        <VisuallyHidden>{m.page_shortcuts()}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Switch
          label={m.page_shortcuts_on()}
          checked={areOn}
          onChange={({ currentTarget }) => shortcuts.turn(currentTarget.checked)}
        />
      )}
      {isOpen && areOn && (
        <Inline as="ul" space="medium">
          {keys.map(([key, effect]) => (
            <li key={key}>
              <kbd className={styles.key}>{key}</kbd>{" "}
              <Text as="span" size="small">
                {effect}
              </Text>
            </li>
          ))}
        </Inline>
      )}
    </div>
  );
}
