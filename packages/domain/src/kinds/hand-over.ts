import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

export const receivers = ["holder", "representative", "courier"] as const;
/** To whom a card is handed over: its holder, a person with written authority, or the courier who delivers it. */
export type Receiver = (typeof receivers)[number];

export const documentsShown = ["ghana_card", "passport", "non_citizen_card", "voter_id"] as const;
/** A document by which the office knows who collects a card, one of `documentsShown`. */
export type DocumentShown = (typeof documentsShown)[number];

export const documentShownTitles: Readonly<Record<DocumentShown, string>> = /* @__PURE__ */ inLanguage({
  ghana_card: m.people_id_ghana_card,
  passport: m.people_id_passport,
  non_citizen_card: m.people_id_non_citizen_card,
  voter_id: m.people_id_voter_id,
});
