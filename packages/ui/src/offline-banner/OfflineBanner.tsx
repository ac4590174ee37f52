import type { HTMLAttributes, Ref } from "react";
import { Banner } from "../banner/Banner.tsx";
import { useOnline } from "./use-online.ts";

/** What the banner says. */
export type OfflineWords = {
  offline: string;
  /** What still works. */
  works: string;
  /** What happens to what was sent meanwhile. */
  waiting: (count: number) => string;
  online: string;
  sending: (count: number) => string;
};

export type OfflineBannerProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** How many things wait to be sent. */
  waiting?: number;
  /** That there is no way to the server, where the app knows better than the device. */
  offline?: boolean | undefined;
  words?: OfflineWords;
  ref?: Ref<HTMLDivElement>;
};

const things = (count: number) => (count === 1 ? "1 thing" : `${count} things`);

const english: OfflineWords = {
  offline: "You are offline",
  works: "You can still read what you have opened, and what you type is kept.",
  waiting: (count) => `${things(count)} that you sent will go out when you are online again.`,
  online: "You are online again",
  sending: (count) => `${things(count)} that you sent ${count === 1 ? "is" : "are"} on the way.`,
};

/**
 * Shows while there is no network, and until what waited is sent. Put it once at the top of the page; a screen reader says it
 * when it comes.
 *
 * @example
 * <OfflineBanner waiting={mutations.length} />
 */
export function OfflineBanner({ waiting = 0, offline, words = english, ...native }: OfflineBannerProps) {
  const isOnline = useOnline();
  const isOffline = offline ?? !isOnline;
  return (
    <div role="status" aria-live="polite" {...native}>
      {isOffline && (
        <Banner tone="caution" role="group" heading={words.offline}>
          {words.works} {waiting > 0 && words.waiting(waiting)}
        </Banner>
      )}
      {!isOffline && waiting > 0 && (
        <Banner tone="info" role="group" heading={words.online}>
          {words.sending(waiting)}
        </Banner>
      )}
    </div>
  );
}
