import { Button, type ButtonProps } from "@kwan/ui";
import { useState } from "react";
import { saveFile } from "./save-file.ts";

export type SaveButtonProps = Pick<ButtonProps, "icon"> & {
  label: string;
  /** Loads the file. */
  load: Parameters<typeof saveFile>[0];
};

/** A button that loads a file and lets the browser save it. It is busy while the file is loading. */
export function SaveButton({ label, load, icon }: SaveButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    await saveFile(load);
    setLoading(false);
  };
  return (
    <Button tone="secondary" icon={icon} busy={isLoading} onClick={() => void save()}>
      {label}
    </Button>
  );
}
