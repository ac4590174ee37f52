import { useEffect, useRef, useState } from "react";
import { type Item, type SentFile, type UploadsOptions, useUploads } from "./use-uploads.ts";

type Options = UploadsOptions & {
  value: readonly SentFile[] | undefined;
  defaultValue: readonly SentFile[] | undefined;
  onValueChange: ((value: readonly SentFile[]) => void) | undefined;
  onRemove: ((file: SentFile) => void) | undefined;
};

const none: readonly SentFile[] = [];

/** The files of a `FileUpload`: those uploaded earlier, and those chosen here with their progress. */
export function useFiles({ value, defaultValue = none, onValueChange, onRemove, upload, ...options }: Options) {
  const [kept, setKept] = useState(defaultValue);
  /** Tells the caller about a file. The list that it is added to may have changed since its upload began. */
  const tell = useRef((_: SentFile) => {});
  const uploads = useUploads({
    ...options,
    upload: async (file, uploadOptions) => {
      const sent = await upload(file, uploadOptions);
      tell.current(sent);
      return sent;
    },
  });
  // A caller who hears of each change decides which files are left.
  const isLeft = ({ sent }: Item) => !sent || !onValueChange || (value?.some(({ id }) => id === sent.id) ?? true);
  const items = uploads.items.filter(isLeft);
  const before = (value ?? kept).filter(({ id }) => !items.some(({ sent }) => sent?.id === id));
  const all = [...before, ...items.flatMap(({ sent }) => sent ?? [])];
  useEffect(() => {
    tell.current = (sent) => onValueChange?.([...all.filter(({ id }) => id !== sent.id), sent]);
  });
  const drop = (file: SentFile) => {
    setKept(kept.filter(({ id }) => id !== file.id));
    onRemove?.(file);
    onValueChange?.(all.filter(({ id }) => id !== file.id));
  };
  return { ...uploads, items, before, all, drop };
}
