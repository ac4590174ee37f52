import { useEffect, useState } from "react";

/** How long a person has to pause in typing before something about the text is announced, in milliseconds. */
const pauseMs = 1500;

/**
 * Returns what a screen reader should announce about text that a person is typing: the value of `news` at the last
 * pause. Each change of the value starts a new pause.
 */
export function useAfterPause(value: string | number, news: string): string {
  const [announced, setAnnounced] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value starts a new pause.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(news), pauseMs);
    return () => clearTimeout(timer);
  }, [value, news]);
  return announced;
}
