import { StatusTag } from "@kwan/ui";
import { m } from "#messages";

/** Whether somebody has proven what stands next to it. */
export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <StatusTag tone="positive">{m.words_verified()}</StatusTag>
  ) : (
    <StatusTag tone="caution">{m.words_not_verified()}</StatusTag>
  );
}
