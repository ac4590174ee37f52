import { Banner } from "@kwan/ui";
import { m } from "#messages";
import { withParts } from "../../../words/with-parts.tsx";

/** Warns the person that what they are editing has been changed elsewhere, perhaps in another tab. */
export function ChangedMeanwhile({ now }: { now: string | undefined }) {
  if (now === undefined) return null;
  return (
    <Banner tone="warning" heading={m.profile_changed_meanwhile()}>
      {withParts(m.profile_now_says, { value: <strong>{now || m.profile_nothing()}</strong> })}
    </Banner>
  );
}
