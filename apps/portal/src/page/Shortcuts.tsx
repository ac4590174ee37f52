import { Inline, Switch, Text } from "@kwan/ui";
import { m } from "#messages";
import * as styles from "./Shortcuts.css.ts";
import { shortcuts, useShortcutsAreOn } from "./use-shortcuts.ts";

export type ShortcutsProps = {
  /** Each key as it is shown to people, and its effect. */
  keys: readonly (readonly [key: string, effect: string])[];
};

/**
 * The keyboard shortcuts of a page, and the switch that turns them off. Hidden on phones, because they have no
 * keyboard.
 */
export function Shortcuts({ keys }: ShortcutsProps) {
  const areOn = useShortcutsAreOn();
  return (
    <div className={styles.shortcuts}>
      <Switch
        label={m.page_shortcuts()}
        checked={areOn}
        onChange={({ currentTarget }) => shortcuts.turn(currentTarget.checked)}
      />
      {areOn && (
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
