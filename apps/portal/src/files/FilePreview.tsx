import { documents } from "@kwan/sdk";
import { Banner, Button, downloadIcon, Inline, Skeleton, Stack, Text } from "@kwan/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { onScreen } from "../page/on-screen.css.ts";
import { clientOf } from "../session/client.ts";
import { errorsOf } from "../words/call-errors.ts";
import * as styles from "./FilePreview.css.ts";
import { saveFile } from "./save-file.ts";

const kwan = clientOf({ documents });

type FilePreviewProps = {
  /** The file. If its type is missing, the type of the loaded file is used. */
  file: { id: string; name?: string; type?: FileType };
  /** A description of the document, for screen readers. It is also used as the name of a file that has no name. */
  title: string;
  /** Called when the file is on the page or has been saved, and with `false` when it could not be put on the page. */
  onOpened?: (isOpened: boolean) => void;
};

type FileType = "application/pdf" | "image/jpeg" | "image/png";
type Loaded = { href: string; type: FileType } | { cause: unknown } | undefined;

/**
 * Returns the type under which a file is shown. Files that are not images are shown as PDFs, so that no file can run as
 * a page of the portal.
 */
const safeType = (type: string): FileType => (type === "image/jpeg" || type === "image/png" ? type : "application/pdf");

/**
 * Whether the browser can show a file of this type on the page. If not, the file is not loaded until it is saved, so
 * that the server does not record a view of something that nobody has seen.
 */
export const isShownOnPage = (type: FileType | undefined): boolean =>
  type !== "application/pdf" || navigator.pdfViewerEnabled;

/** Loads a file and returns it as an object URL that is valid on this page. The file is not stored on the device. */
function useFile({ id, type }: FilePreviewProps["file"]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isShownOnPage(type)) return;
    let href: string | undefined;
    let isGone = false;
    void (async () => {
      try {
        const file = await kwan.documents.download(id);
        if (isGone) return;
        const contentType = type ?? safeType(file.type);
        href = URL.createObjectURL(new Blob([file], { type: contentType }));
        setLoaded({ href, type: contentType });
      } catch (cause) {
        if (!isGone) setLoaded({ cause });
      }
    })();
    return () => {
      isGone = true;
      if (href !== undefined) URL.revokeObjectURL(href);
      setLoaded(undefined);
    };
  }, [id, type]);
  return loaded;
}

/** Shows a document on the page: an image, or a PDF in the browser's own viewer. Every view is recorded. */
export function FilePreview({ file, title, onOpened }: FilePreviewProps) {
  const loaded = useFile(file);
  const [isFull, setFull] = useState(false);
  const type = file.type ?? (loaded && "href" in loaded ? loaded.type : undefined);
  const isShown = isShownOnPage(type);
  const isOnPage = isShown && loaded !== undefined && "href" in loaded;
  const isOffPage = !isShown || (loaded !== undefined && !isOnPage);
  const report = useEffectEvent((isOpened: boolean) => onOpened?.(isOpened));
  useEffect(() => {
    if (isOnPage || isOffPage) report(isOnPage);
  }, [isOnPage, isOffPage]);
  const isImage = type === "image/jpeg" || type === "image/png";
  return (
    <Stack space="small">
      {!loaded && isShown && <Skeleton lines={6} />}
      {loaded && "cause" in loaded && (
        <Banner tone="error" heading={m.files_document_not_loaded()}>
          {errorsOf(loaded.cause)[0]?.message}
        </Banner>
      )}
      {loaded && "href" in loaded && isImage && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a large image must be scrollable with the keyboard.
        <section className={styles.frame} tabIndex={0} aria-label={title}>
          <img src={loaded.href} alt={title} className={isFull ? styles.full : styles.fitted} />
        </section>
      )}
      {loaded && "href" in loaded && !isImage && isShown && (
        <iframe src={loaded.href} title={title} className={styles.frame} />
      )}
      {!isShown && <Text tone="secondary">{m.files_no_pdf_viewer()}</Text>}
      <Inline className={onScreen}>
        {isImage && (
          <Button tone="secondary" size="small" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
            {m.files_full_size()}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          icon={downloadIcon}
          onClick={() =>
            void saveFile(() => kwan.documents.download(file.id)).then((isSaved) => isSaved && onOpened?.(true))
          }
        >
          {onOpened && isOffPage ? m.files_open() : m.files_download({ name: file.name ?? title })}
        </Button>
      </Inline>
    </Stack>
  );
}
