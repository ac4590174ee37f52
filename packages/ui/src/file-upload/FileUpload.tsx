import { type DragEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import * as button from "../button/Button.css.ts";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { cameraIcon, uploadIcon } from "../icon/shapes.ts";
import { plainList } from "../plain-list.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import { FileItem } from "./FileItem.tsx";
import * as styles from "./FileUpload.css.ts";
import { english, type UploadWords } from "./upload-words.ts";
import { type Item, type SentFile, type Upload, useUploads } from "./use-uploads.ts";

export type FileUploadProps = FieldTexts & {
  id?: string;
  /** The accepted file types, as in the `accept` attribute of an input. */
  accept?: string;
  /** The maximum size of a file in bytes, after pictures have been shrunk. */
  maxBytes?: number;
  /** Whether several files can be chosen at the same time. */
  multiple?: boolean;
  /** The maximum number of files. Once it is reached, a file has to be removed before another can be added. */
  maxFiles?: number | undefined;
  /** Whether to offer the camera on a phone. */
  camera?: boolean;
  disabled?: boolean;
  /** Files uploaded earlier. */
  files?: readonly SentFile[];
  /** Uploads a file. If the promise is rejected, its error message is shown to the person. */
  upload: Upload;
  /** Called when the field begins to upload, and when nothing is being uploaded any more. */
  onSending?: (isSending: boolean) => void;
  /** Removes an uploaded file. If it is not set, files cannot be removed. */
  onRemove?: (file: SentFile) => void;
  words?: Partial<UploadWords>;
  /** The input that opens the file picker. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * Uploads files as soon as they are chosen and shows their progress. Pictures are shrunk first to save data. Keys:
 * Space and Enter open the file picker. Each file has its own buttons.
 *
 * @example
 * <FileUpload label="Birth certificate" accept="image/*,application/pdf" maxBytes={5_000_000} camera upload={send} />
 */
export function FileUpload(props: FileUploadProps) {
  const {
    accept,
    maxBytes,
    multiple = false,
    maxFiles = Number.POSITIVE_INFINITY,
    camera = false,
    disabled = false,
    files = [],
    upload,
    onSending,
    onRemove,
    words: ownWords,
    ref: forwardedRef,
    ...texts
  } = useWords("fileUpload", props);
  const words = { ...english, ...ownWords };
  const limits = { accept, maxBytes };
  const { items, add, retry, remove } = useUploads({ upload, limits, faults: words, unknownError: words.unknownError });
  const before = files.filter(({ id }) => !items.some(({ sent }) => sent?.id === id));
  const room = maxFiles - before.length - items.filter(({ state }) => state === "sending" || state === "sent").length;
  const isFull = room <= 0;
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, forwardedRef);
  const list = useRef<HTMLUListElement>(null);
  const [isChosenHere, setChosenHere] = useState(false);
  const [removed, setRemoved] = useState<{ name: string }>();
  // A full field cannot keep the focus, so it moves to the file. The button of a removed file cannot, either.
  useEffect(() => {
    if (removed) input.current?.focus();
    else if (isChosenHere && isFull) list.current?.querySelector<HTMLElement>("li:last-child")?.focus();
  }, [removed, isChosenHere, isFull]);
  const isSending = items.some(({ state }) => state === "sending");
  const report = useEffectEvent((now: boolean) => onSending?.(now));
  useEffect(() => report(isSending), [isSending]);
  const lastSent = items.filter(({ state }) => state === "sent").at(-1)?.file.name;
  const news = isSending
    ? words.sending
    : removed
      ? words.hasBeenRemoved(removed.name)
      : lastSent !== undefined && words.hasBeenSent(lastSent);
  const removal = (item: Item) => {
    const { sent } = item;
    if (sent && !onRemove) return undefined;
    return () => {
      if (sent) onRemove?.(sent);
      remove(item);
      setRemoved({ name: item.file.name });
    };
  };
  const [dragged, setDragged] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const chosen = Array.from(list ?? []);
    setRemoved(undefined);
    setChosenHere(true);
    if (!disabled && !isFull) void add(chosen.slice(0, multiple ? Math.min(room, chosen.length) : 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    take(event.dataTransfer.files);
  };
  const buttonClass = classNames(button.button, button.tone.secondary, button.size.standard, styles.button);
  return (
    <Field {...texts}>
      {({ "aria-required": _, ...control }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen with the input inside. */}
          <div
            data-dragged={dragged}
            onDragOver={(event) => {
              event.preventDefault();
              setDragged(!disabled && !isFull);
            }}
            onDragLeave={() => setDragged(false)}
            onDrop={drop}
            className={styles.area}
          >
            <span className={styles.picker}>
              <input
                {...control}
                ref={ref}
                type="file"
                accept={accept}
                multiple={multiple}
                disabled={disabled || isFull}
                onChange={({ currentTarget }) => {
                  take(currentTarget.files);
                  // Reset the field, so that the same file can be chosen again after the person has fixed it.
                  currentTarget.value = "";
                }}
                className={styles.input}
              />
              <span aria-hidden className={buttonClass}>
                <Icon shape={uploadIcon} />
                <span>{words.choose}</span>
              </span>
            </span>
            {camera && (
              <span className={classNames(styles.picker, styles.camera)}>
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  aria-label={typeof texts.label === "string" ? words.photographOf(texts.label) : words.photograph}
                  disabled={disabled || isFull}
                  onChange={({ currentTarget }) => {
                    take(currentTarget.files);
                    currentTarget.value = "";
                  }}
                  className={styles.input}
                />
                <span aria-hidden className={buttonClass}>
                  <Icon shape={cameraIcon} />
                  <span>{words.photograph}</span>
                </span>
              </span>
            )}
            {isFull && !disabled ? (
              <span>{words.full}</span>
            ) : (
              <span aria-hidden className={styles.dropHint}>
                {words.drop}
              </span>
            )}
            {maxBytes !== undefined && <span className={styles.size}>{words.limits(words.size(maxBytes))}</span>}
          </div>
          {before.length + items.length > 0 && (
            <ul {...plainList} ref={list} className={styles.list}>
              {before.map((file) => (
                <FileItem
                  key={file.id}
                  {...file}
                  state="sent"
                  words={words}
                  onRemove={
                    onRemove && !disabled
                      ? () => {
                          onRemove(file);
                          setRemoved({ name: file.name });
                        }
                      : undefined
                  }
                />
              ))}
              {items.map((item) => (
                <FileItem
                  key={item.key}
                  name={item.file.name}
                  bytes={item.file.size}
                  href={item.sent?.href}
                  state={item.state}
                  progress={item.progress}
                  error={item.error}
                  words={words}
                  onRetry={() => void retry(item)}
                  onRemove={removal(item)}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
