/**
 * The ID of every road sign that a question can show.
 *
 * @example
 * signIds.map((id) => signSvg(id, { size: 48 }));
 */
export const signIds = [
  "stop",
  "give-way",
  "no-entry",
  "closed-to-vehicles",
  "speed-limit-50",
  "end-of-speed-limit-50",
  "no-overtaking",
  "no-left-turn",
  "no-u-turn",
  "no-parking",
  "no-stopping",
  "no-horn",
  "no-goods-vehicles",
  "no-pedestrians",
  "no-motorcycles",
  "height-limit",
  "weight-limit",
  "straight-ahead-only",
  "pass-on-right",
  "roundabout-direction",
  "cycle-track",
  "bend-right",
  "double-bend",
  "crossroads",
  "t-junction",
  "roundabout-ahead",
  "pedestrian-crossing",
  "children",
  "traffic-lights",
  "slippery-road",
  "uneven-road",
  "road-narrows",
  "two-way-traffic",
  "level-crossing",
  "animals",
  "road-works",
  "falling-rocks",
  "steep-descent",
  "parking",
  "hospital",
  "one-way",
  "no-through-road",
  "filling-station",
  "priority-road",
] as const;

/**
 * The ID of a road sign, one of `signIds`.
 *
 * @example
 * const id: SignId = "give-way";
 */
export type SignId = (typeof signIds)[number];

/**
 * Returns whether a string is the ID of a road sign. Use this function for IDs from other sources, such as a question.
 *
 * @example
 * if (question.sign !== null && isSignId(question.sign)) show(signSvg(question.sign));
 */
export const isSignId = (id: string): id is SignId => signIds.some((signId) => signId === id);
