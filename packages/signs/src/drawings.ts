import type { Drawing } from "./drawing/drawing.ts";
import * as every from "./every-drawing.ts";
import type { SignId } from "./sign-ids.ts";

/**
 * A road sign as data.
 *
 * @example
 * const warnings: Sign[] = signs.filter(({ family }) => family === "warning");
 */
export type Sign = Drawing<SignId>;

/**
 * Every road sign, in the order of `signIds`, with its name, family and meaning.
 *
 * @example
 * signs.map(({ name, meaning }) => `${name}: ${meaning}`);
 */
export const signs: readonly Sign[] = [
  every.stop,
  every.giveWay,
  every.noEntry,
  every.closedToVehicles,
  every.speedLimit50,
  every.endOfSpeedLimit50,
  every.noOvertaking,
  every.noLeftTurn,
  every.noUTurn,
  every.noParking,
  every.noStopping,
  every.noHorn,
  every.noGoodsVehicles,
  every.noPedestrians,
  every.noMotorcycles,
  every.heightLimit,
  every.weightLimit,
  every.straightAheadOnly,
  every.passOnRight,
  every.roundaboutDirection,
  every.cycleTrack,
  every.bendRight,
  every.doubleBend,
  every.crossroads,
  every.tJunction,
  every.roundaboutAhead,
  every.pedestrianCrossing,
  every.children,
  every.trafficLights,
  every.slipperyRoad,
  every.unevenRoad,
  every.roadNarrows,
  every.twoWayTraffic,
  every.levelCrossing,
  every.animals,
  every.roadWorks,
  every.fallingRocks,
  every.steepDescent,
  every.parking,
  every.hospital,
  every.oneWay,
  every.noThroughRoad,
  every.fillingStation,
  every.priorityRoad,
];

const others = [
  every.redLight,
  every.redAndAmberLight,
  every.greenLight,
  every.amberLight,
  every.flashingAmberLight,
  every.flashingRedLights,
  every.brokenCentreLine,
  every.solidCentreLine,
  every.doubleCentreLine,
  every.mixedCentreLine,
  every.zebraCrossing,
  every.stopLine,
  every.lPlate,
  every.glasses,
  every.automatic,
] as const;

/**
 * The ID of any drawing in this package: a sign, a light, a marking, a plate or a restriction.
 *
 * @example
 * const id: DrawingId = "l-plate";
 */
export type DrawingId = SignId | (typeof others)[number]["id"];

/**
 * Every drawing in this package: the signs, then the lights, markings, L-plate and restrictions.
 *
 * @example
 * drawings.filter(({ family }) => family === "light").map((light) => svgOf(light));
 */
export const drawings: readonly Drawing<DrawingId>[] = [...signs, ...others];

const byId: ReadonlyMap<string, Drawing<DrawingId>> = new Map(drawings.map((drawing) => [drawing.id, drawing]));

/**
 * Returns the drawing with the given ID. Throws a `RangeError` if there is no such drawing.
 *
 * @example
 * drawingOf("no-entry").meaning;
 */
export function drawingOf(id: DrawingId): Drawing<DrawingId> {
  const drawing = byId.get(id);
  if (drawing) return drawing;
  throw new RangeError(
    `There is no drawing with the id "${id}". Take one from \`drawings\`, or ask \`isSignId\` first.`,
  );
}
