import { notes } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ notes });

export const q = kwanOptions(kwan);

/** The query key that all notes share. */
export const everyNote = kwanKey("notes");
