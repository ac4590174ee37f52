import type { InputHTMLAttributes, Ref } from "react";
import * as button from "../button/Button.css.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import * as styles from "./FileUpload.css.ts";

export type FilePickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> & {
  icon: IconShape;
  text: string;
  /** The class names of the button around the input. */
  className?: string | undefined;
  onTake: (files: FileList | null) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A button over a native file input, which opens the file picker or the camera. */
export function FilePicker({ icon, text, className, onTake, ...native }: FilePickerProps) {
  return (
    <span className={classNames(styles.picker, className)}>
      <input
        {...native}
        type="file"
        onChange={({ currentTarget }) => {
          onTake(currentTarget.files);
          // Reset the field, so that the same file can be chosen again after the person has fixed it.
          currentTarget.value = "";
        }}
        className={styles.input}
      />
      <span
        aria-hidden
        className={classNames(button.button, button.tone.secondary, button.size.standard, styles.button)}
      >
        <Icon shape={icon} />
        <span>{text}</span>
      </span>
    </span>
  );
}
