import type { Topic } from "@kwan/domain";
import type { Question, QuestionWords } from "../bank/question.ts";
import type { SignId } from "../bank/sign-ids.ts";

type Row = readonly [sign: SignId, topic: Topic, name: string, explanation: string];

/** The names of the signs. The test asks what to do at a sign. Practice asks for its name. */
const names: readonly Row[] = [
  [
    "stop",
    "priority_signs",
    "Stop",
    "The only sign with eight corners. Stand still at the line, even on an empty road.",
  ],
  ["give-way", "priority_signs", "Give way", "The only triangle that stands on its point. The others go first."],
  ["priority-road", "priority_signs", "Priority road", "A yellow diamond. Those who join this road wait for you."],
  ["no-entry", "prohibitory_signs", "No entry", "A red disc with a white bar. It closes this end of the street."],
  [
    "closed-to-vehicles",
    "prohibitory_signs",
    "Closed to all vehicles",
    "A red ring with nothing in it. It closes the road both ways.",
  ],
  ["speed-limit-50", "prohibitory_signs", "Speed limit", "A number in a red ring is the most you may drive."],
  [
    "end-of-speed-limit-50",
    "prohibitory_signs",
    "End of the speed limit",
    "Grey and crossed out. The general limit counts from here.",
  ],
  ["no-overtaking", "prohibitory_signs", "No overtaking", "Two cars side by side, the left one red. Stay behind."],
  ["no-left-turn", "prohibitory_signs", "No left turn", "The bent arrow is crossed out. The other ways stay open."],
  ["no-u-turn", "prohibitory_signs", "No U-turn", "The arrow that turns back is crossed out."],
  [
    "no-parking",
    "prohibitory_signs",
    "No parking",
    "One diagonal on blue. Letting somebody out for a moment is allowed.",
  ],
  [
    "no-stopping",
    "prohibitory_signs",
    "No stopping",
    "Two diagonals on blue forbid more than one. Not even a short halt is allowed.",
  ],
  ["no-horn", "prohibitory_signs", "No horn", "The horn is crossed out, often near hospitals."],
  ["no-goods-vehicles", "prohibitory_signs", "No goods vehicles", "A lorry in a red ring must find another way."],
  [
    "no-pedestrians",
    "prohibitory_signs",
    "No pedestrians",
    "A walker in a red ring. It is too dangerous to go on foot here.",
  ],
  ["no-motorcycles", "prohibitory_signs", "No motorcycles", "A motorcycle in a red ring. Others may go on."],
  [
    "height-limit",
    "prohibitory_signs",
    "Height limit",
    "The arrows stand above and below the number. It counts with the load.",
  ],
  ["weight-limit", "prohibitory_signs", "Weight limit", "The letter t stands for tonnes. It counts with the load."],
  [
    "straight-ahead-only",
    "mandatory_signs",
    "Straight ahead only",
    "White on a blue disc is an order. There is no turning here.",
  ],
  [
    "pass-on-right",
    "mandatory_signs",
    "Pass on the right",
    "The arrow points past the obstacle, on the side where you must go.",
  ],
  [
    "roundabout-direction",
    "mandatory_signs",
    "Roundabout, go this way round",
    "Three arrows on a blue disc. Everybody goes round the same way.",
  ],
  [
    "cycle-track",
    "mandatory_signs",
    "Track for bicycles only",
    "A bicycle on a blue disc. Cars and motorcycles stay off.",
  ],
  ["bend-right", "warning_signs", "Bend to the right", "Slow down before the bend, not in it."],
  [
    "double-bend",
    "warning_signs",
    "Double bend",
    "Two bends follow each other. The first is the way the line goes first.",
  ],
  ["crossroads", "warning_signs", "Crossroads ahead", "A black cross in a triangle. Look both ways."],
  ["t-junction", "warning_signs", "T-junction ahead", "The road ends at another. You will have to turn."],
  [
    "roundabout-ahead",
    "warning_signs",
    "Roundabout ahead",
    "Arrows round a circle in a triangle. Be ready to give way.",
  ],
  [
    "pedestrian-crossing",
    "warning_signs",
    "Pedestrian crossing ahead",
    "A walker on stripes in a triangle. Be ready to stop.",
  ],
  ["children", "warning_signs", "Children", "Two children running. A school or a playground is near."],
  ["traffic-lights", "warning_signs", "Traffic lights ahead", "You can't see the lights yet. Be ready to stop."],
  ["slippery-road", "warning_signs", "Slippery road", "The tracks of the car swing. Brake and steer gently."],
  ["uneven-road", "warning_signs", "Uneven road", "Bumps in a triangle. Slow down, or the load will jump."],
  ["road-narrows", "warning_signs", "Road narrows", "Both sides come in. There may be no room for two."],
  ["two-way-traffic", "warning_signs", "Two-way traffic ahead", "The one-way road ends. Others come towards you."],
  ["level-crossing", "warning_signs", "Level crossing", "A railway crosses the road. A train can't stop for you."],
  ["animals", "warning_signs", "Animals on the road", "A cow in a triangle. They may step out at any moment."],
  ["road-works", "warning_signs", "Road works", "A man with a shovel. People and machines are on the road."],
  ["falling-rocks", "warning_signs", "Falling rocks", "Stones may lie on the road. Do not stop under the slope."],
  [
    "steep-descent",
    "warning_signs",
    "Steep descent",
    "The percentage says how steep it is. Take a low gear before it begins.",
  ],
  ["parking", "information_signs", "Parking place", "The letter P on blue."],
  ["hospital", "information_signs", "Hospital", "A quiet place, with ambulances on the way."],
  ["one-way", "information_signs", "One-way street", "A white arrow on a blue board, not on a disc."],
  [
    "no-through-road",
    "information_signs",
    "No through road",
    "A red bar ends the white line. You come back the way you went.",
  ],
  ["filling-station", "information_signs", "Filling station", "A pump on blue."],
];

/** Returns three wrong names from the sign's own family, so that shape and colour alone do not give the answer away. */
function wrongNames([sign, topic]: Row, nameOf: (row: Row) => string): readonly [string, string, string] {
  const family = names.filter((row) => row[1] === topic);
  const pool = family.length > 3 ? family : names.slice(0, 8);
  const at = pool.findIndex((row) => row[0] === sign);
  const [one = "", two = "", three = ""] = [...pool.slice(at + 1), ...pool].slice(0, 3).map(nameOf);
  return [one, two, three];
}

export const signPractice: readonly Question[] = names.map((row) => {
  const [sign, topic, right, explanation] = row;
  const text = "What is this sign called?";
  const wrong = wrongNames(row, ([, , name]) => name);
  return { id: `practice-${sign}`, topic, text, sign, right, wrong, explanation };
});

/** Returns the same questions in another language, from the translated question and the names of all signs. */
export const translateSigns = (
  text: string,
  words: Readonly<Record<SignId, readonly [name: string, explanation: string]>>,
): Readonly<Record<string, QuestionWords>> =>
  Object.fromEntries(
    names.map((row) => {
      const [right, explanation] = words[row[0]];
      const wrong = wrongNames(row, ([sign]) => words[sign][0]);
      return [`practice-${row[0]}`, { text, right, wrong, explanation }];
    }),
  );
