import { createElement, Fragment, type ReactNode } from "react";

/**
 * An email address that continues on the next line after "@" or a dot if it is too long for one line, and not in the
 * middle of a word.
 *
 * @example
 * breakable("ama.mensah@mail.example");
 */
export const breakable = (email: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...email.split(/([@.])/).flatMap((part) => (/^[@.]$/.test(part) ? [part, createElement("wbr")] : [part])),
  );
