import { Banner } from "@kwan/ui";

/** Warns that what is being edited has been changed elsewhere, perhaps in another tab. */
export function ChangedMeanwhile({ now }: { now: string | undefined }) {
  if (now === undefined) return null;
  return (
    <Banner tone="caution" heading="This was changed meanwhile, on another device or in another tab">
      It now says: <strong>{now || "nothing"}</strong>. What you typed is still here: save again to put it in its place.
    </Banner>
  );
}
