import { type DragEvent, type InputHTMLAttributes, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import { cameraIcon, uploadIcon } from "../icon/page-shapes.ts";
import { plainList } from "../plain-list.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import { FileItem } from "./FileItem.tsx";
import { FilePicker } from "./FilePicker.tsx";
import * as styles from "./FileUpload.css.ts";
import { english, type UploadWords } from "./upload-words.ts";
import { useFiles } from "./use-files.ts";
import type { Item, SentFile, Upload } from "./use-uploads.ts";

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "multiple" | "type" | "value" | "defaultValue" | "required" | "readOnly" | "capture" | "onChange"
>;

export type FileUploadProps = FieldTexts &
  NativeProps & {
    /** The form field name under which the form sends the ID of each uploaded file. */
    name?: string | undefined;
    /** The accepted file types, as in the `accept` attribute of an input. */
    accept?: string;
    /** The maximum size of a file in bytes, after pictures have been shrunk. */
    maxBytes?: number;
    /**
     * Whether several files can be chosen at the same time.
     *
     * @default false
     */
    multiple?: boolean;
    /** The maximum number of files. Once it is reached, a file has to be removed before another can be added. */
    maxFiles?: number | undefined;
    /** Whether to offer the camera on a phone. */
    camera?: boolean;
    /** The uploaded files. If it is set with `onValueChange`, the component is controlled. */
    value?: readonly SentFile[] | undefined;
    /** Files uploaded earlier. */
    defaultValue?: readonly SentFile[] | undefined;
    /** Called with the uploaded files, when one has been uploaded or removed. A reset of the form removes no file. */
    onValueChange?: ((value: readonly SentFile[]) => void) | undefined;
    /** Uploads a file. If the promise is rejected, its error message is shown to the person. */
    upload: Upload;
    /** Called when the field begins to upload, and when nothing is being uploaded any more. */
    onSending?: (isSending: boolean) => void;
    /** Removes an uploaded file. If it is not set, files cannot be removed. */
    onRemove?: (file: SentFile) => void;
    words?: Partial<UploadWords>;
    /** The input that opens the file picker. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * Uploads files as soon as they are chosen and shows their progress. Pictures are shrunk first to save data. Keys:
 * Space and Enter open the file picker. Each file has its own buttons.
 *
 * @example
 * <FileUpload label="Birth certificate" accept="image/*,application/pdf" maxBytes={5_000_000} camera upload={send} />
 */
export function FileUpload(props: FileUploadProps) {
  const [texts, own] = splitTexts(useWords("fileUpload", props));
  const {
    name,
    form,
    accept,
    maxBytes,
    multiple = false,
    maxFiles = Number.POSITIVE_INFINITY,
    camera = false,
    disabled = false,
    value,
    defaultValue,
    onValueChange,
    upload,
    onSending,
    onRemove,
    words: ownWords,
    ref: forwardedRef,
    ...native
  } = own;
  const words = { ...english, ...ownWords };
  const { items, before, all, add, retry, remove, drop } = useFiles({
    value,
    defaultValue,
    onValueChange,
    onRemove,
    upload,
    limits: { accept, maxBytes },
    faults: words,
    unknownError: words.unknownError,
  });
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
      if (sent) drop(sent);
      remove(item);
      setRemoved({ name: item.file.name });
    };
  };
  const [dragged, setDragged] = useState(false);
  const take = (list: FileList | null) => {
    const chosen = Array.from(list ?? []);
    setRemoved(undefined);
    setChosenHere(true);
    if (!disabled && !isFull) void add(chosen.slice(0, multiple ? Math.min(room, chosen.length) : 1));
  };
  const takeDropped = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    take(event.dataTransfer.files);
  };
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {({ "aria-required": _, className: __, ...control }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen with the input inside. */}
          <div
            data-dragged={dragged}
            onDragOver={(event) => {
              event.preventDefault();
              setDragged(!disabled && !isFull);
            }}
            onDragLeave={() => setDragged(false)}
            onDrop={takeDropped}
            className={styles.area}
          >
            <FilePicker
              {...native}
              {...control}
              ref={ref}
              form={form}
              accept={accept}
              multiple={multiple}
              disabled={disabled || isFull}
              icon={uploadIcon}
              text={words.choose}
              onTake={take}
            />
            {camera && (
              <FilePicker
                accept="image/*"
                capture="environment"
                aria-label={typeof texts.label === "string" ? words.photographOf(texts.label) : words.photograph}
                disabled={disabled || isFull}
                className={styles.camera}
                icon={cameraIcon}
                text={words.photograph}
                onTake={take}
              />
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
                          drop(file);
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
          {name &&
            all.map(({ id }) => (
              <input
                key={id}
                type="hidden"
                name={name}
                form={form}
                value={id}
                disabled={disabled}
                data-control={control.id}
              />
            ))}
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
