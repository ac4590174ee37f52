import { Button, Inline, Text } from "@kwan/ui";
import { useState } from "react";

type CopyButtonProps = {
  /** Copies a text. */
  copy: (text: string) => Promise<void>;
  text: string;
  /** What is copied, such as "the code". */
  what: string;
};

/** A button that copies a text, and says whether it could. */
export function CopyButton({ copy, text, what }: CopyButtonProps) {
  const [status, setStatus] = useState("");
  const take = () => {
    copy(text).then(
      () => setStatus("Copied"),
      () => setStatus("The browser does not let this page copy. Select the text and copy it yourself."),
    );
  };
  return (
    <Inline>
      <Button tone="secondary" onClick={take}>{`Copy ${what}`}</Button>
      <Text role="status">{status}</Text>
    </Inline>
  );
}
