/**
 * The type a service has where none is given (R-ENT-08): the application for a learner's licence.
 *
 * @example
 * defaultServiceType; // "LLAS"
 */
export const defaultServiceType = "LLAS";

/** What every service of a driver has in common (R-ENT-08), whatever its kind. */
export type Service = {
  readonly type?: string | null | undefined;
  readonly is_completed?: boolean | null | undefined;
  readonly is_cancelled?: boolean | null | undefined;
};

/**
 * The type of a service, which is 'LLAS' where none is given (R-ENT-08).
 *
 * @example
 * serviceTypeOf({ is_completed: false, is_cancelled: false }); // "LLAS"
 */
export function serviceTypeOf(service: Service): string {
  return service.type || defaultServiceType;
}

/**
 * Whether a service is over: completed or cancelled (R-ENT-08). A flag that is missing is not set.
 *
 * @example
 * isFinalized({ is_completed: false, is_cancelled: true }); // true
 */
export function isFinalized(service: Service): boolean {
  return service.is_completed === true || service.is_cancelled === true;
}

/**
 * The services in the answer to a list call: they are read from `results` (R-ENT-09). An answer without such a list
 * holds none.
 *
 * @example
 * servicesIn({ results: [{ type: "DLR" }] }).length; // 1
 */
export function servicesIn<Item extends Service>(answer: {
  readonly results?: readonly Item[] | null;
}): readonly Item[] {
  return Array.isArray(answer.results) ? answer.results : [];
}
