import { StatusTag } from "@kwan/ui";
import { m } from "#messages";

/** Shows whether the detail next to it has been verified. */
export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <StatusTag tone="success">{m.words_verified()}</StatusTag>
  ) : (
    <StatusTag tone="warning">{m.words_not_verified()}</StatusTag>
  );
}
