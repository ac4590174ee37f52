/** What a toast is about: it gives the colour and the title. */
export type ToastType = "success" | "error" | "info";

/** A short message that comes, stays for a while and goes. */
export type Toast = { id: string; title: string; message: string; type: ToastType; duration: number };

export type ToastOptions = {
  message: string;
  type?: ToastType;
  /** Without it, the title that the toaster has for the type. */
  title?: string;
  /** How long it stays, in milliseconds. */
  duration?: number;
};

const english: Record<ToastType, string> = { success: "Success", error: "Error", info: "Info" };

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

const randomId = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join("");

/**
 * Holds the toasts that are shown. One for an app: its screens add to it, wherever they are, and one `Toasts` shows them.
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
    /** Shows a toast and tells its id. */
    add({ message, type = "info", title = titles[type], duration = 6000 }: ToastOptions): string {
      const id = randomId(8);
      set([...toasts, { id, title, message, type, duration }]);
      return id;
    },
    /** Takes a toast away before its time. */
    remove(id: string): void {
      set(toasts.filter((toast) => toast.id !== id));
    },
    /** The toasts that are shown now. */
    list: (): readonly Toast[] => toasts,
    /** Calls back on every change; answers how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Toaster = ReturnType<typeof createToaster>;
