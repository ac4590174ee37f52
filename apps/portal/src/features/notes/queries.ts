import { notes } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ notes });

export const q = kwanOptions(kwan);

/** The key of all notes. */
export const everyNote = kwanKey("notes");
