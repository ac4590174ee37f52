import * as Radix from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon, errorIcon, infoIcon, successIcon } from "../icon/shapes.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Toasts.css.ts";
import type { Toaster } from "./toaster.ts";

export type ToastsProps = {
  /** The toaster to which the app adds its toasts. */
  toaster: Toaster;
  /** The name of the area; `{hotkey}` is replaced by the key that moves to it. */
  label?: string;
  /** The label of the button that dismisses a toast. */
  closeLabel?: string;
};

const icons = { success: successIcon, error: errorIcon, info: infoIcon };

/**
 * The area at the top right where toasts appear. Place it once in an app. A screen reader announces each toast
 * without moving the focus.
 * Keys: F8 moves to the toasts, Tab to the close button, Escape dismisses the toast.
 *
 * @example
 * <Toasts toaster={toaster} />
 */
export function Toasts(props: ToastsProps) {
  const { toaster, label = "Notifications ({hotkey})", closeLabel = "Close" } = useWords("toasts", props);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list);
  return (
    <Radix.Provider swipeDirection="right" label={label.replace(" ({hotkey})", "")}>
      {toasts.map(({ id, title, message, type, duration }) => (
        <Radix.Root
          key={id}
          duration={duration}
          type={type === "error" ? "foreground" : "background"}
          onOpenChange={(open) => !open && toaster.remove(id)}
          className={classNames(styles.toast, styles.type[type])}
          data-toast={id}
        >
          <Icon shape={icons[type]} className={styles.icon} />
          <div>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.message}>{message}</Radix.Description>
          </div>
          <Radix.Close className={styles.close} aria-label={closeLabel}>
            <Icon shape={closeIcon} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}
