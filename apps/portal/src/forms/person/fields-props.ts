import type { Sending } from "../use-send.ts";

/** The props of a group of fields: their first answers, and the props of each field. */
export type FieldsProps<Values> = {
  defaults: Partial<Values>;
  field: Sending["field"];
};
