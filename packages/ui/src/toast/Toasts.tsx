import * as Radix from "@radix-ui/react-toast";
import { useState, useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon, errorIcon, infoIcon, successIcon } from "../icon/shapes.ts";
import { plainList } from "../plain-list.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Toasts.css.ts";
import type { Toaster } from "./toaster.ts";
import { useAnnouncements } from "./use-announcements.ts";

export type ToastsProps = {
  /** The toaster that the app adds its toasts to. */
  toaster: Toaster;
  /** The accessible name of the toast area. `{hotkey}` is replaced with the key that moves focus to the area. */
  label?: string;
  /** The accessible name of the button that dismisses a toast. */
  closeLabel?: string;
};

const icons = { success: successIcon, error: errorIcon, info: infoIcon };

/**
 * The area at the top right where toasts appear. Place it once in an app. A screen reader announces each toast without
 * moving focus. The announcement waits while focus is moving, so that the heading of a new page is read first. Keys: F8
 * moves to the toasts, Tab moves to the close button, and Escape dismisses the toast.
 *
 * @example
 * <Toasts toaster={toaster} />
 */
export function Toasts(props: ToastsProps) {
  const { toaster, label = "Notifications ({hotkey})", closeLabel = "Close" } = useWords("toasts", props);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list);
  const { polite, urgent } = useAnnouncements(toasts);
  // Radix announces a toast immediately, with its words run together, so its announcements are rendered outside the
  // page.
  const [nowhere] = useState(() => (typeof document === "undefined" ? undefined : document.createElement("div")));
  return (
    <Radix.Provider
      swipeDirection="right"
      label={label.replace(" ({hotkey})", "")}
      {...(nowhere && { announcerContainer: nowhere })}
    >
      <VisuallyHidden aria-live="polite">{polite}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{urgent}</VisuallyHidden>
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
      <Radix.Viewport {...plainList} className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}
