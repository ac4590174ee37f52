/**
 * The type of a service that has no `type` (R-ENT-08): the application for a learner's licence.
 *
 * @example
 * defaultServiceType; // "LLAS"
 */
export const defaultServiceType = "LLAS";

/** The properties that every driver's application has. The specification calls an application a service (R-ENT-08). */
export type Service = {
  readonly type?: string | null | undefined;
  readonly is_completed?: boolean | null | undefined;
  readonly is_cancelled?: boolean | null | undefined;
};

/**
 * Returns the type of a service, by default 'LLAS' (R-ENT-08).
 *
 * @example
 * serviceTypeOf({ is_completed: false, is_cancelled: false }); // "LLAS"
 */
export function serviceTypeOf(service: Service): string {
  return service.type || defaultServiceType;
}

/**
 * Returns whether a service is completed or cancelled (R-ENT-08). A missing flag counts as false.
 *
 * @example
 * isFinalized({ is_completed: false, is_cancelled: true }); // true
 */
export function isFinalized(service: Service): boolean {
  return service.is_completed === true || service.is_cancelled === true;
}

/**
 * Returns the services in the `results` of a list response (R-ENT-09), or an empty list if the response has none.
 *
 * @example
 * servicesIn({ results: [{ type: "DLR" }] }).length; // 1
 */
export function servicesIn<Item extends Service>(answer: {
  readonly results?: readonly Item[] | null;
}): readonly Item[] {
  return Array.isArray(answer.results) ? answer.results : [];
}
