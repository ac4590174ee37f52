import * as Radix from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon, errorIcon, infoIcon, successIcon } from "../icon/shapes.ts";
import * as styles from "./Toasts.css.ts";
import type { Toaster } from "./toaster.ts";

export type ToastsProps = {
  /** What the app adds its toasts to. */
  toaster: Toaster;
  /** The name of the area; `{hotkey}` stands for the key that leads to it. */
  label?: string;
  /** What the button says that takes a toast away. */
  closeLabel?: string;
};

const icons = { success: successIcon, error: errorIcon, info: infoIcon };

/**
 * The area at the top right where toasts appear, once in an app. A screen reader says each one without a change of focus.
 * Keys: F8 leads to the toasts, Tab to the close button, Escape takes the toast away.
 *
 * @example
 * <Toasts toaster={toaster} />
 */
export function Toasts({ toaster, label = "Notifications ({hotkey})", closeLabel = "Close" }: ToastsProps) {
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
