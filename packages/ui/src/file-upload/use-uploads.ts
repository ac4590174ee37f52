import { useEffect, useRef, useState } from "react";
import { type FileFaults, type FileLimits, faultOf } from "./check-file.ts";
import { shrinkImage } from "./shrink-image.ts";

/** The signal that cancels an upload, and a function that reports its progress from 0 to 1. */
export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** An uploaded file, as `upload` returns it. */
export type SentFile = { id: string; name: string; bytes?: number | undefined; href?: string | undefined };

/** Uploads a file. If the upload fails, it rejects with an `Error` whose message tells the person what went wrong. */
export type Upload = (file: File, options: UploadOptions) => Promise<SentFile>;

/** A chosen file with its progress or its error. */
export type Item = {
  key: number;
  file: File;
  state: "sending" | "sent" | "failed" | "refused";
  /** The progress, from 0 to 1. */
  progress: number;
  error?: string;
  sent?: SentFile;
};

export type UploadsOptions = {
  upload: Upload;
  limits: FileLimits;
  faults: FileFaults;
  unknownError: string;
};

/** Uploads the chosen files one after another, and tracks their progress and errors. */
export function useUploads({ upload, limits, faults, unknownError }: UploadsOptions) {
  const [items, setItems] = useState<readonly Item[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const keys = useRef(0);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: number, to: Partial<Item>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...to } : item)));

  const send = async (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const sent = await upload(file, { signal: stop.signal, onProgress: (progress) => change(key, { progress }) });
      change(key, { state: "sent", progress: 1, sent });
    } catch (cause) {
      if (stop.signal.aborted) return;
      change(key, { state: "failed", error: cause instanceof Error && cause.message ? cause.message : unknownError });
    } finally {
      stops.current.delete(key);
    }
  };

  const add = async (chosen: readonly File[]) => {
    for (const original of chosen) {
      keys.current += 1;
      const key = keys.current;
      const item: Item = { key, file: original, state: "sending", progress: 0 };
      setItems((before) => [...before, item]);
      const file = await shrinkImage(original);
      const error = faultOf(file, limits, faults);
      change(key, error ? { file, state: "refused", error } : { file });
      if (!error) await send(key, file);
    }
  };

  return {
    items,
    add,
    retry: ({ key, file }: Item) => {
      setItems((before) =>
        before.map(({ error: _, ...item }) => (item.key === key ? { ...item, state: "sending", progress: 0 } : item)),
      );
      return send(key, file);
    },
    remove: ({ key }: Item) => {
      stops.current.get(key)?.abort();
      setItems((before) => before.filter((item) => item.key !== key));
    },
  };
}
