import { type DetailsSchema, detailsSchema } from "./details.ts";
import type { Fields } from "./fields.ts";

/**
 * The part of a kind of service that its API calls need. It is defined apart from the rest of the row, so that a client
 * that only sends the calls does not load the rules of eligibility, the titles and the prices.
 */
export interface KindForm<K extends string = string, F extends Fields = Fields> {
  readonly kind: K;
  /**
   * The kind whose API paths read and update applications of this kind: the kind itself, unless it is a variant of
   * another kind.
   */
  readonly parent: string;
  readonly can: {
    /** Whether the kind has its own API paths for reading and updating. */
    readonly read: boolean;
    readonly report: boolean;
    readonly choose_category?: true;
    readonly verify_school?: true;
    /** The officer who confirms a foreign licence decides which Ghanaian classes the driver gets. */
    readonly decide_classes?: true;
  };
  readonly filed_by: "applicant" | "office";
  readonly fields: F;
  /** At least one of these fields must be filled in. */
  readonly one_of?: readonly (keyof F & string)[];
  readonly details: DetailsSchema<F>;
}

/**
 * Defines the form of a kind of service. The schema of its details is derived from its fields. By default, applicants
 * apply for it themselves. Fields are created on first access, because their schemas are expensive and much of the code
 * only needs the title.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineForm<
  const K extends string,
  const F extends Fields,
  const C extends KindForm["can"],
  const P extends string = K,
>(
  form: Pick<KindForm<K, F>, "kind" | "one_of"> & {
    readonly parent?: P;
    readonly can: C;
    readonly filed_by?: KindForm["filed_by"];
    readonly fields: () => F;
  },
): KindForm<K, F> & { readonly can: C; readonly parent: P } {
  let fields: F | undefined;
  let details: DetailsSchema<F> | undefined;
  return {
    filed_by: "applicant",
    ...form,
    parent: (form.parent ?? form.kind) as P,
    get fields() {
      fields ??= form.fields();
      return fields;
    },
    get details() {
      details ??= detailsSchema(this.fields, form.one_of);
      return details;
    },
  };
}
