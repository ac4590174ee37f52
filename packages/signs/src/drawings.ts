import type { Drawing } from "./drawing/drawing.ts";
import { amberLight } from "./lights/amber-light.ts";
import { flashingAmberLight } from "./lights/flashing-amber-light.ts";
import { flashingRedLights } from "./lights/flashing-red-lights.ts";
import { greenLight } from "./lights/green-light.ts";
import { redAndAmberLight } from "./lights/red-and-amber-light.ts";
import { redLight } from "./lights/red-light.ts";
import { brokenCentreLine } from "./markings/broken-centre-line.ts";
import { doubleCentreLine } from "./markings/double-centre-line.ts";
import { mixedCentreLine } from "./markings/mixed-centre-line.ts";
import { solidCentreLine } from "./markings/solid-centre-line.ts";
import { stopLine } from "./markings/stop-line.ts";
import { zebraCrossing } from "./markings/zebra-crossing.ts";
import { automatic } from "./plates/automatic.ts";
import { glasses } from "./plates/glasses.ts";
import { lPlate } from "./plates/l-plate.ts";
import type { SignId } from "./sign-ids.ts";
import { animals } from "./signs/animals.ts";
import { bendRight } from "./signs/bend-right.ts";
import { children } from "./signs/children.ts";
import { closedToVehicles } from "./signs/closed-to-vehicles.ts";
import { crossroads } from "./signs/crossroads.ts";
import { cycleTrack } from "./signs/cycle-track.ts";
import { doubleBend } from "./signs/double-bend.ts";
import { endOfSpeedLimit50 } from "./signs/end-of-speed-limit-50.ts";
import { fallingRocks } from "./signs/falling-rocks.ts";
import { fillingStation } from "./signs/filling-station.ts";
import { giveWay } from "./signs/give-way.ts";
import { heightLimit } from "./signs/height-limit.ts";
import { hospital } from "./signs/hospital.ts";
import { levelCrossing } from "./signs/level-crossing.ts";
import { noEntry } from "./signs/no-entry.ts";
import { noGoodsVehicles } from "./signs/no-goods-vehicles.ts";
import { noHorn } from "./signs/no-horn.ts";
import { noLeftTurn } from "./signs/no-left-turn.ts";
import { noMotorcycles } from "./signs/no-motorcycles.ts";
import { noOvertaking } from "./signs/no-overtaking.ts";
import { noParking } from "./signs/no-parking.ts";
import { noPedestrians } from "./signs/no-pedestrians.ts";
import { noStopping } from "./signs/no-stopping.ts";
import { noThroughRoad } from "./signs/no-through-road.ts";
import { noUTurn } from "./signs/no-u-turn.ts";
import { oneWay } from "./signs/one-way.ts";
import { parking } from "./signs/parking.ts";
import { passOnRight } from "./signs/pass-on-right.ts";
import { pedestrianCrossing } from "./signs/pedestrian-crossing.ts";
import { priorityRoad } from "./signs/priority-road.ts";
import { roadNarrows } from "./signs/road-narrows.ts";
import { roadWorks } from "./signs/road-works.ts";
import { roundaboutAhead } from "./signs/roundabout-ahead.ts";
import { roundaboutDirection } from "./signs/roundabout-direction.ts";
import { slipperyRoad } from "./signs/slippery-road.ts";
import { speedLimit50 } from "./signs/speed-limit-50.ts";
import { steepDescent } from "./signs/steep-descent.ts";
import { stop } from "./signs/stop.ts";
import { straightAheadOnly } from "./signs/straight-ahead-only.ts";
import { tJunction } from "./signs/t-junction.ts";
import { trafficLights } from "./signs/traffic-lights.ts";
import { twoWayTraffic } from "./signs/two-way-traffic.ts";
import { unevenRoad } from "./signs/uneven-road.ts";
import { weightLimit } from "./signs/weight-limit.ts";

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
  stop,
  giveWay,
  noEntry,
  closedToVehicles,
  speedLimit50,
  endOfSpeedLimit50,
  noOvertaking,
  noLeftTurn,
  noUTurn,
  noParking,
  noStopping,
  noHorn,
  noGoodsVehicles,
  noPedestrians,
  noMotorcycles,
  heightLimit,
  weightLimit,
  straightAheadOnly,
  passOnRight,
  roundaboutDirection,
  cycleTrack,
  bendRight,
  doubleBend,
  crossroads,
  tJunction,
  roundaboutAhead,
  pedestrianCrossing,
  children,
  trafficLights,
  slipperyRoad,
  unevenRoad,
  roadNarrows,
  twoWayTraffic,
  levelCrossing,
  animals,
  roadWorks,
  fallingRocks,
  steepDescent,
  parking,
  hospital,
  oneWay,
  noThroughRoad,
  fillingStation,
  priorityRoad,
];

const others = [
  redLight,
  redAndAmberLight,
  greenLight,
  amberLight,
  flashingAmberLight,
  flashingRedLights,
  brokenCentreLine,
  solidCentreLine,
  doubleCentreLine,
  mixedCentreLine,
  zebraCrossing,
  stopLine,
  lPlate,
  glasses,
  automatic,
] as const;

/**
 * The ID of any drawing in this package: a sign, a light, a marking, a plate or a restriction.
 *
 * @example
 * const id: DrawingId = "l-plate";
 */
export type DrawingId = SignId | (typeof others)[number]["id"];

/**
 * Every drawing in this package: the signs, then lights, markings, the L-plate and restrictions.
 *
 * @example
 * drawings.filter(({ family }) => family === "light").map((light) => svgOf(light));
 */
export const drawings: readonly Drawing<DrawingId>[] = [...signs, ...others];

const byId: ReadonlyMap<string, Drawing<DrawingId>> = new Map(drawings.map((drawing) => [drawing.id, drawing]));

/**
 * Returns the drawing with the given ID.
 *
 * @example
 * drawingOf("no-entry").meaning;
 */
export function drawingOf(id: DrawingId): Drawing<DrawingId> {
  const drawing = byId.get(id);
  if (drawing) return drawing;
  throw new RangeError(
    `There is no drawing "${id}": its id is none of ours. Take one from \`drawings\`, or ask \`isSignId\` first.`,
  );
}
