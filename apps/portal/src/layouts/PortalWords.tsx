import { Authority, KentePattern } from "@kwan/ui";
import { french } from "@kwan/ui/french";
import type { ReactNode } from "react";

/** In the build for English, the components need no words, because English is their default. */
const words = import.meta.env.BASE_URL === "/" ? {} : french;
const pattern = <KentePattern />;

/** Provides the components with what belongs to the authority: its pattern, and their words in this build's language. */
export const PortalWords = ({ children }: { children: ReactNode }) => (
  <Authority country="GH" pattern={pattern} words={words}>
    {children}
  </Authority>
);
