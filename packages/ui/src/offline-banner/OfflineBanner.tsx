import type { HTMLAttributes, Ref } from "react";
import { Banner } from "../banner/Banner.tsx";
import { useWords } from "../words/use-words.ts";
import { useOnline } from "./use-online.ts";

/** The banner's text while the device is offline, and afterwards while changes are being sent. */
export type OfflineWords = {
  offline: string;
  /** Says what still works while the device is offline. */
  works: string;
  /** Says what will happen to changes that were made offline. */
  waiting: (count: number) => string;
  online: string;
  sending: (count: number) => string;
};

export type OfflineBannerProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** The number of changes waiting to be sent. */
  waiting?: number;
  /**
   * Whether the server is unreachable. Overrides what the device reports.
   *
   * @default what the device reports
   */
  offline?: boolean | undefined;
  words?: OfflineWords;
  ref?: Ref<HTMLDivElement> | undefined;
};

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

const english: OfflineWords = {
  offline: "You are offline",
  works: "You can still read the pages that you have already opened. We will keep what you type.",
  waiting: (count) => `We will send ${items(count)} when you are back online.`,
  online: "You are back online",
  sending: (count) => `We are sending ${items(count)}.`,
};

/**
 * A banner that is shown while the device is offline, and then until all waiting changes have been sent. Place it once
 * at the top of the page. A screen reader announces it when it appears.
 *
 * @example
 * <OfflineBanner waiting={mutations.length} />
 */
export function OfflineBanner(props: OfflineBannerProps) {
  const { waiting = 0, offline, words = english, ...native } = useWords("offlineBanner", props);
  const isOnline = useOnline();
  const isOffline = offline ?? !isOnline;
  return (
    <div role="status" aria-live="polite" {...native}>
      {isOffline && (
        <Banner tone="warning" role="group" heading={words.offline}>
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
