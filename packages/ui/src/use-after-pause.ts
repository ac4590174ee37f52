import { useEffect, useState } from "react";

/** How long a person has to pause in typing before something about the text is announced, in milliseconds. */
const pauseMs = 1500;

/**
 * Returns what a screen reader should announce about text that a person is typing: the value of `announcement` at
 * the last pause. Each change of the value starts a new pause.
 */
export function useAfterPause(value: string | number, announcement: string): string {
  const [announced, setAnnounced] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value starts a new pause.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), pauseMs);
    return () => clearTimeout(timer);
  }, [value, announcement]);
  return announced;
}
