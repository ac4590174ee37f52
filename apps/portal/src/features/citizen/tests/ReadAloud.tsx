import { getLanguage } from "@kwan/domain/language";
import { Button } from "@kwan/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#messages";

/** Returns the browser's speech synthesis, if it has one. */
const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/**
 * Returns a voice for the current language that the device itself provides. A remote voice would use data, and its
 * provider would receive the questions.
 */
const findVoice = () =>
  speech()
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(getLanguage()));

/** Calls the callback when the list of voices changes, because the list may load after the page. */
function onVoices(changed: () => void): () => void {
  speech()?.addEventListener("voiceschanged", changed);
  return () => speech()?.removeEventListener("voiceschanged", changed);
}

/**
 * Reads strings aloud with the device's own voice (R-WRD-06). If there is no voice for the language, there is no
 * button.
 *
 * @example
 * <ReadAloud texts={[question.text, ...question.options.map(({ text }) => text)]} />
 */
export function ReadAloud({ texts }: { texts: readonly string[] }) {
  const voice = useSyncExternalStore(onVoices, findVoice, () => undefined);
  const [isReading, setReading] = useState(false);
  const all = texts.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text stops the reading of the previous text.
  useEffect(() => {
    setReading(false);
    return () => speech()?.cancel();
  }, [all]);
  if (!voice) return null;
  const stop = () => {
    speech()?.cancel();
    setReading(false);
  };
  const read = () => {
    stop();
    setReading(true);
    texts.forEach((text, index) => {
      const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang });
      if (index === texts.length - 1) utterance.onend = () => setReading(false);
      utterance.onerror = () => setReading(false);
      speech()?.speak(utterance);
    });
  };
  return (
    <div>
      <Button tone="secondary" size="small" onClick={isReading ? stop : read}>
        {isReading ? m.tests_stop_reading() : m.tests_read_aloud()}
      </Button>
    </div>
  );
}
