import type { DocumentShown, Receiver } from "@kwan/domain/kinds";
import { m } from "#messages";
import { invalidField } from "../../platform/domain-error.ts";
import type { ApplicationRow } from "./store.ts";

/** What an officer says about who collects a card. */
export interface Collector {
  readonly handed_to: "holder" | "representative" | null;
  readonly receiver: string | null;
  readonly document_shown: DocumentShown | null;
}

interface HandedOver {
  readonly handed_to: Receiver;
  readonly receiver: string | null;
  readonly document_shown: DocumentShown | null;
}

/** Returns what the history says about a hand-over. Throws if the officer has not said who collects the card. */
export function readHandedOver(
  { delivery_location_id }: Pick<ApplicationRow, "delivery_location_id">,
  { handed_to = null, receiver = null, document_shown = null }: Partial<Collector> = {},
): HandedOver {
  if (delivery_location_id !== null) return { handed_to: "courier", receiver: null, document_shown: null };
  if (handed_to === null) throw invalidField("handed_to", m.services_say_handed_to());
  if (document_shown === null) throw invalidField("document_shown", m.services_say_document_shown());
  const name = handed_to === "representative" ? receiver : null;
  if (handed_to === "representative" && (name === null || name.length < 2))
    throw invalidField("receiver", m.services_say_receiver());
  return { handed_to, receiver: name, document_shown };
}
