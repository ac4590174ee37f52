import { getLanguage } from "@kwan/domain/language";
import { useEffect, useState } from "react";

/** A notice that everybody reads at the moment. */
export type Notice = {
  readonly id: string;
  readonly tone: "info" | "warning";
  readonly text: string;
};

const everyMs = 5 * 60_000;

/** Reads the notices without the SDK, which the log-in page does not load before somebody types. */
async function readNotices(): Promise<readonly Notice[]> {
  const answer = await fetch("/api/notices/", { headers: { "accept-language": getLanguage() }, credentials: "omit" });
  if (!answer.ok) throw new Error(`The notices could not be read: ${answer.status}.`);
  return ((await answer.json()) as { notices: readonly Notice[] }).notices;
}

/**
 * Returns the notices that everybody reads at the moment. They are read after the page has been drawn, again every five
 * minutes, and when somebody comes back to the tab. The browser keeps the answer for a minute, so a further page does not
 * ask again. If they cannot be read, the last ones stay.
 */
export function useNotices(): readonly Notice[] {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = () => {
      if (document.visibilityState === "hidden") return;
      readNotices().then(
        (all) => isGone || setNotices(all),
        () => undefined,
      );
    };
    const first = setTimeout(read);
    const timer = setInterval(read, everyMs);
    document.addEventListener("visibilitychange", read);
    return () => {
      isGone = true;
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return notices;
}
