import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { FieldError } from "../field/FieldError.tsx";
import { Icon } from "../icon/Icon.tsx";
import { documentIcon, successIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./FileUpload.css.ts";

export type FileItemProps = {
  name: string;
  bytes?: number | undefined;
  href?: string | undefined;
  state: "sending" | "sent" | "failed" | "refused";
  progress?: number;
  error?: ReactNode;
  words: { sending: string; sent: string; retry: string; remove: string; size: (bytes: number) => string };
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A file in a `FileUpload`: its name, progress, error and actions. */
export function FileItem({ name, bytes, href, state, progress = 0, error, words, onRetry, onRemove }: FileItemProps) {
  return (
    <li data-state={state} tabIndex={-1} className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>
          <Icon shape={state === "sent" ? successIcon : documentIcon} className={state === "sent" ? styles.sent : ""} />
          <span>
            {href ? <Link href={href}>{name}</Link> : name}
            {bytes !== undefined && <span className={styles.size}> {words.size(bytes)}</span>}
            {state === "sent" && <VisuallyHidden>, {words.sent}</VisuallyHidden>}
          </span>
        </span>
        <Inline space="xsmall">
          {state === "failed" && onRetry && (
            <Button tone="secondary" size="small" onClick={onRetry}>
              {words.retry}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {onRemove && (
            <Button tone="quiet" size="small" onClick={onRemove}>
              {words.remove}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </div>
      {state === "sending" && (
        <progress aria-label={`${words.sending} ${name}`} value={progress} max={1} className={styles.progress} />
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
