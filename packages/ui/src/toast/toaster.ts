/** The type of a toast. The type determines the colour and the default title. */
export type ToastType = "success" | "error" | "info";

/** A short message that disappears after a while. */
export type Toast = { id: string; title: string; message: string; type: ToastType; duration: number };

export type ToastOptions = {
  message: string;
  type?: ToastType;
  /** The title. Default: the toaster's title for the type. */
  title?: string;
  /** How long the toast is shown, in milliseconds. Default: 6000. */
  duration?: number;
};

const english: Record<ToastType, string> = { success: "Success", error: "Error", info: "Info" };

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

const randomId = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join("");

/**
 * Creates a toaster, which keeps the list of visible toasts. An app has one toaster. Any component can add a toast, and
 * one `Toasts` shows them.
 *
 * @example
 * const toaster = createToaster({ titles: { success: "Success", error: "Error", info: "Info" } });
 * toaster.add({ type: "success", message: "Your address is saved." });
 */
export function createToaster({ titles = english }: { titles?: Record<ToastType, string> } = {}) {
  let toasts: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Shows a toast and returns its ID. */
    add({ message, type = "info", title = titles[type], duration = 6000 }: ToastOptions): string {
      const id = randomId(8);
      set([...toasts, { id, title, message, type, duration }]);
      return id;
    },
    /** Dismisses a toast early. */
    remove(id: string): void {
      set(toasts.filter((toast) => toast.id !== id));
    },
    /** Returns the visible toasts. */
    list: (): readonly Toast[] => toasts,
    /** Calls the listener on every change. Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Toaster = ReturnType<typeof createToaster>;
