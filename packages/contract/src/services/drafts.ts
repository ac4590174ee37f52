import { type DetailsOf, type Kind, type Kinds, tiers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { id } from "../basics.ts";
import * as m from "../catalogues/messages.js";

// An answer in the details of a draft. Only its type and size are checked.
export const draftAnswer = z.union([
  z.string().check(z.maxLength(5_000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
]);

type DraftAnswer = z.output<typeof draftAnswer>;

/** The details of a draft, which can have any fields and are not validated. */
export const draftDetails = z.record(z.string().check(z.maxLength(60)), draftAnswer);

/** The details of a draft for one kind of service: any of its fields, not validated. */
export type DraftOf<K extends Kind> = { readonly [F in keyof Kinds[K]["fields"]]?: DraftAnswer };

export const tier = z.enum(tiers, { error: m.fields_tier });

const place = {
  branch: z.optional(z.nullable(id)),
  tier: z.optional(tier),
  delivery_location: z.optional(z.nullable(id)),
};

/** The body of a request to create an application, which is either submitted immediately or saved as a draft. */
export type NewServiceOf<K extends Kind> = {
  readonly driver?: string | undefined;
  readonly branch?: string | null | undefined;
  readonly tier?: z.output<typeof tier> | undefined;
  /** Where the card is delivered. Null if it is collected at the branch. */
  readonly delivery_location?: string | null | undefined;
} & (
  | {
      /** True to submit the application. False or missing to save it as a draft. */
      readonly submit: true;
      /** The answers in the form for this kind of service, by field. */
      readonly details: DetailsOf<K>;
    }
  | {
      /** True to submit the application. False or missing to save it as a draft. */
      readonly submit?: false | undefined;
      /** The answers in the form for this kind of service, by field. */
      readonly details?: DraftOf<K> | undefined;
    }
);

/* @__NO_SIDE_EFFECTS__ */
export const newServiceOf = <K extends Kind>(
  form: Pick<Kinds[K], "details">,
): z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>> => {
  const whose = { driver: z.optional(id), ...place };
  return z.discriminatedUnion("submit", [
    z.object({ ...whose, submit: z.literal(true), details: form.details }),
    z.object({ ...whose, submit: z.optional(z.literal(false)), details: z.optional(draftDetails) }),
  ]) as unknown as z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>>;
};

/** The fields of an application that can be changed while its status allows it. */
export type ServiceChangesOf<K extends Kind> = {
  readonly branch?: string | null | undefined;
  readonly tier?: z.output<typeof tier> | undefined;
  /** Where the card is delivered. Null if it is collected at the branch. */
  readonly delivery_location?: string | null | undefined;
  /** The answers in the form for this kind of service, by field. */
  readonly details?: DraftOf<K> | undefined;
};

/* @__NO_SIDE_EFFECTS__ */
export const serviceChangesOf = <K extends Kind>(): z.ZodMiniType<ServiceChangesOf<K>, ServiceChangesOf<K>> =>
  z.object({ ...place, details: z.optional(draftDetails) }) as unknown as z.ZodMiniType<
    ServiceChangesOf<K>,
    ServiceChangesOf<K>
  >;
