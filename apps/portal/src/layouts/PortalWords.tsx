import { KitWords } from "@kwan/ui";
import type { ReactNode } from "react";
import { kitWords } from "../words/kit-words.ts";

/** Provides the texts for @kwan/ui in this build's language. English needs none, because it is the default. */
export const PortalWords =
  import.meta.env.BASE_URL === "/"
    ? ({ children }: { children: ReactNode }) => children
    : ({ children }: { children: ReactNode }) => <KitWords words={kitWords()}>{children}</KitWords>;
