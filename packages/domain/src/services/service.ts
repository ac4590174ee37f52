import * as z from "zod/mini";

/**
 * The type a service has where none is given (R-ENT-08): the application for a learner's licence.
 *
 * @example
 * defaultServiceType; // "LLAS"
 */
export const defaultServiceType = "LLAS";

/**
 * A service of a driver: what every kind has in common (R-ENT-08). Other fields pass through.
 *
 * @example
 * z.parse(service, { is_completed: false, is_cancelled: false }).type; // "LLAS"
 */
export const service = /* @__PURE__ */ z.looseObject({
  type: /* @__PURE__ */ z._default(/* @__PURE__ */ z.string(), defaultServiceType),
  is_completed: /* @__PURE__ */ z.boolean(),
  is_cancelled: /* @__PURE__ */ z.boolean(),
});

/** A service of a driver. */
export type Service = z.infer<typeof service>;

/**
 * The answer that lists a driver's services: they are read from `results` (R-ENT-09).
 *
 * @example
 * z.parse(serviceResults, { results: [] }).results; // []
 */
export const serviceResults = /* @__PURE__ */ z.looseObject({ results: /* @__PURE__ */ z.array(service) });

/**
 * Whether a service is over: completed or cancelled (R-ENT-08).
 *
 * @example
 * isFinalized({ is_completed: false, is_cancelled: true }); // true
 */
export function isFinalized(service: { readonly is_completed: boolean; readonly is_cancelled: boolean }): boolean {
  return service.is_completed || service.is_cancelled;
}
