import { KitWords } from "@kwan/ui";
import type { ReactNode } from "react";
import { kitWords } from "../words/kit-words.ts";

/** The kit's words in the language of this build. The kit speaks English by itself, so that English needs none of them. */
export const PortalWords =
  import.meta.env.BASE_URL === "/"
    ? ({ children }: { children: ReactNode }) => children
    : ({ children }: { children: ReactNode }) => <KitWords words={kitWords()}>{children}</KitWords>;
