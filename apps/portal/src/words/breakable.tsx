import type { ReactNode } from "react";

/**
 * Lets an email address that is too long for one line break after "@" or a dot, not in the middle of a word.
 *
 * @example
 * breakable("ama.mensah@mail.example");
 */
export function breakable(email: string): ReactNode {
  const end = email.search(/[@.]/) + 1;
  if (end === 0) return email;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {breakable(email.slice(end))}
    </>
  );
}
