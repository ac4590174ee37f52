import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { errorIcon } from "../icon/shapes.ts";
import * as styles from "./Field.css.ts";

export type FieldErrorProps = { id?: string; children: ReactNode };

/**
 * A field's error: text with an icon, so that it does not rely on colour.
 *
 * @example
 * <FieldError id="plate-error">Enter the registration number, such as GR 1234-20</FieldError>
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error}>
      <Icon shape={errorIcon} className={styles.errorIcon} />
      <span>{children}</span>
    </div>
  );
}
