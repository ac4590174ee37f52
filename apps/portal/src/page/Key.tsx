import { forKeyboard } from "./Key.css.ts";
import { key } from "./Shortcuts.css.ts";
import { useShortcutsAreOn } from "./use-shortcuts.ts";

/**
 * The key of a shortcut, shown next to its control. The control itself has `aria-keyshortcuts`.
 *
 * @example
 * <Link href="#documents" aria-keyshortcuts="d">Documents</Link> <Key name="D" />
 */
export function Key({ name }: { name: string }) {
  return (
    useShortcutsAreOn() && (
      <kbd aria-hidden className={`${key} ${forKeyboard}`}>
        {name}
      </kbd>
    )
  );
}
