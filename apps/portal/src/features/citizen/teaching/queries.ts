import type { kwan } from "../../../lessons/queries.ts";

export { everyLesson, kwan, q } from "../../../lessons/queries.ts";

/** A school that named the person as an instructor. */
export type Teaching = Awaited<ReturnType<typeof kwan.schools.teaching>>["schools"][number];
