import { documentShownTitles, documentsShown } from "@kwan/domain/kinds";
import { RadioGroup, TextInput } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";

type HandOverFieldsProps = { field: (name: string) => { name: string; error: string | undefined } };

/** Asks who collects the card, and which identity document they have shown. */
export function HandOverFields({ field }: HandOverFieldsProps) {
  const [to, setTo] = useState("");
  return (
    <>
      <RadioGroup
        label={m.office_handed_to()}
        {...field("handed_to")}
        options={[
          { value: "holder", label: m.office_handed_to_holder() },
          {
            value: "representative",
            label: m.office_handed_to_representative(),
            hint: m.office_handed_to_representative_hint(),
          },
        ]}
        onValueChange={setTo}
      />
      {to === "representative" && <TextInput required label={m.office_receiver()} {...field("receiver")} />}
      <RadioGroup
        label={m.office_document_shown()}
        {...field("document_shown")}
        options={documentsShown.map((value) => ({ value, label: documentShownTitles[value] }))}
      />
    </>
  );
}
