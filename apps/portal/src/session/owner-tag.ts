import type { User } from "@kwan/domain";

/**
 * Returns a tag for what a person keeps on this device. It is the same at each login, and does not show who the person
 * is: it has 32 bits (FNV-1a), so many usernames have the same tag.
 *
 * @example
 * ownerTag({ username: "ama" }); // "1q3e0tx"
 */
export function ownerTag(user: Pick<User, "username"> | null): string {
  let hash = 0x811c9dc5;
  for (const letter of user?.username ?? "") hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return user ? (hash >>> 0).toString(36) : "";
}
