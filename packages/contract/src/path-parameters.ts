import * as z from "zod/mini";
import * as m from "./catalogues/messages.js";

// An ID that cannot be guessed, with at most 64 characters.
export const id = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: m.fields_id }));

const text = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(254));

export const pathParameters = {
  id,
  number: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[1-9]\d{0,8}$/, { error: m.fields_id })),
  customerId: id,
  serviceId: id,
  email: text,
  phone_number: text,
  target: text,
  code: text,
  provider: /* @__PURE__ */ z.enum(["sandbox", "paystack"]),
  part: /* @__PURE__ */ z.enum(["road_sign", "road_traffic"]),
};

/** The names of the parameters in a path, as a type: `id` for "/license/{id}/". */
export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** Returns the names of the parameters in a path, in order. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
