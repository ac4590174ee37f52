import { StatusTag } from "@kwan/ui";

/** Whether somebody has proven what stands next to it. */
export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <StatusTag tone="positive">Verified</StatusTag>
  ) : (
    <StatusTag tone="caution">Not verified yet</StatusTag>
  );
}
