import type { Topic } from "@kwan/domain";

type Written<Id extends string> = readonly [sign: Id, name: string, explanation: string];

const onTopic = <const Id extends string>(topic: Topic, rows: readonly Written<Id>[]) =>
  rows.map(([sign, name, explanation]) => [sign, topic, name, explanation] as const);

/**
 * Every road sign that a question can show, with its name and an explanation. The test asks what to do at a sign, and
 * practice asks for its name.
 */
export const signNames = [
  ...onTopic("priority_signs", [
    ["stop", "Stop", "The only sign with eight corners. Stand still at the line, even on an empty road."],
    ["give-way", "Give way", "The only triangle that stands on its point. The others go first."],
    ["priority-road", "Priority road", "A yellow diamond. Those who join this road wait for you."],
  ]),
  ...onTopic("prohibitory_signs", [
    ["no-entry", "No entry", "A red disc with a white bar. It closes this end of the street."],
    ["closed-to-vehicles", "Closed to all vehicles", "A red ring with nothing in it. It closes the road both ways."],
    ["speed-limit-50", "Speed limit", "A number in a red ring is the most you may drive."],
    ["end-of-speed-limit-50", "End of the speed limit", "Grey and crossed out. The general limit counts from here."],
    ["no-overtaking", "No overtaking", "Two cars side by side, the left one red. Stay behind."],
    ["no-left-turn", "No left turn", "The bent arrow is crossed out. The other ways stay open."],
    ["no-u-turn", "No U-turn", "The arrow that turns back is crossed out."],
    ["no-parking", "No parking", "One diagonal on blue. Letting somebody out for a moment is allowed."],
    ["no-stopping", "No stopping", "Two diagonals on blue forbid more than one. Not even a short halt is allowed."],
    ["no-horn", "No horn", "The horn is crossed out, often near hospitals."],
    ["no-goods-vehicles", "No goods vehicles", "A lorry in a red ring must find another way."],
    ["no-pedestrians", "No pedestrians", "A walker in a red ring. It is too dangerous to go on foot here."],
    ["no-motorcycles", "No motorcycles", "A motorcycle in a red ring. Others may go on."],
    ["height-limit", "Height limit", "The arrows stand above and below the number. It counts with the load."],
    ["weight-limit", "Weight limit", "The letter t stands for tonnes. It counts with the load."],
  ]),
  ...onTopic("mandatory_signs", [
    ["straight-ahead-only", "Straight ahead only", "White on a blue disc is an order. There is no turning here."],
    ["pass-on-right", "Pass on the right", "The arrow points past the obstacle, on the side where you must go."],
    [
      "roundabout-direction",
      "Roundabout, go this way round",
      "Three arrows on a blue disc. Everybody goes round the same way.",
    ],
    ["cycle-track", "Track for bicycles only", "A bicycle on a blue disc. Cars and motorcycles stay off."],
  ]),
  ...onTopic("warning_signs", [
    ["bend-right", "Bend to the right", "Slow down before the bend, not in it."],
    ["double-bend", "Double bend", "Two bends follow each other. The first is the way the line goes first."],
    ["crossroads", "Crossroads ahead", "A black cross in a triangle. Look both ways."],
    ["t-junction", "T-junction ahead", "The road ends at another. You will have to turn."],
    ["roundabout-ahead", "Roundabout ahead", "Arrows round a circle in a triangle. Be ready to give way."],
    ["pedestrian-crossing", "Pedestrian crossing ahead", "A walker on stripes in a triangle. Be ready to stop."],
    ["children", "Children", "Two children running. A school or a playground is near."],
    ["traffic-lights", "Traffic lights ahead", "You can't see the lights yet. Be ready to stop."],
    ["slippery-road", "Slippery road", "The tracks of the car swing. Brake and steer gently."],
    ["uneven-road", "Uneven road", "Bumps in a triangle. Slow down, or the load will jump."],
    ["road-narrows", "Road narrows", "Both sides come in. There may be no room for two."],
    ["two-way-traffic", "Two-way traffic ahead", "The one-way road ends. Others come towards you."],
    ["level-crossing", "Level crossing", "A railway crosses the road. A train can't stop for you."],
    ["animals", "Animals on the road", "A cow in a triangle. They may step out at any moment."],
    ["road-works", "Road works", "A man with a shovel. People and machines are on the road."],
    ["falling-rocks", "Falling rocks", "Stones may lie on the road. Do not stop under the slope."],
    ["steep-descent", "Steep descent", "The percentage says how steep it is. Take a low gear before it begins."],
  ]),
  ...onTopic("information_signs", [
    ["parking", "Parking place", "The letter P on blue."],
    ["hospital", "Hospital", "A quiet place, with ambulances on the way."],
    ["one-way", "One-way street", "A white arrow on a blue board, not on a disc."],
    ["no-through-road", "No through road", "A red bar ends the white line. You come back the way you went."],
    ["filling-station", "Filling station", "A pump on blue."],
  ]),
];

export type SignName = (typeof signNames)[number];

/** A road sign, by the name of its drawing. */
export type SignId = SignName[0];

export const signIds: readonly SignId[] = signNames.map(([sign]) => sign);
