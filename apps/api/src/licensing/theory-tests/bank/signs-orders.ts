import { onTopic } from "./question.ts";

const mandatorySigns = onTopic("mandatory_signs", [
  {
    id: "straight-ahead-only-meaning",
    sign: "straight-ahead-only",
    text: "Which way may you go at a junction with this sign?",
    right: "Only straight on",
    wrong: ["Only to the right", "Straight on or left", "Any way but back"],
    explanation: "A white arrow on a blue disc is an order. You must go the way it points, and no other way.",
  },
  {
    id: "pass-on-right-meaning",
    sign: "pass-on-right",
    text: "This sign stands on an island in the road. What do you do?",
    right: "I drive past it on its right side",
    wrong: ["I drive past it on its left side", "I turn right at the next road", "I park on the right of the island"],
    explanation: "The arrow points to the side where you must pass. Keep to the right of the island.",
  },
  {
    id: "roundabout-direction-meaning",
    sign: "roundabout-direction",
    text: "Which way do you drive where you see this sign?",
    right: "Round the circle as the arrows go",
    wrong: ["Round the circle the shorter way", "Straight over the middle", "Back the way that I came"],
    explanation: "This sign is at a roundabout. Everybody goes round in the direction of the arrows.",
  },
  {
    id: "cycle-track-meaning",
    sign: "cycle-track",
    text: "Who is this path for?",
    right: "Riders of bicycles",
    wrong: ["Riders of motorcycles", "People who repair bicycles", "Cars that carry a bicycle"],
    explanation: "The white bicycle on blue marks a path for bicycles. Keep your car or motorcycle off it.",
  },
  {
    id: "blue-disc-family",
    text: "A sign is a blue disc with a white arrow. What does it tell you?",
    right: "What you must do",
    wrong: ["What you may not do", "Where a town is", "What danger is near"],
    explanation: "A blue disc with a white arrow gives an order. You must do what it shows.",
  },
  {
    id: "blue-disc-or-red-ring",
    text: "One round sign is blue with an arrow. Another has a red ring. How do they differ?",
    right: "Blue orders it, red forbids it",
    wrong: ["Blue forbids it, red orders it", "Blue is for day, red for night", "Blue is for cars, red for lorries"],
    explanation: "Blue says what you must do and red says what you must not do. The picture says what it is about.",
  },
  {
    id: "straight-ahead-only-and-shop",
    sign: "straight-ahead-only",
    text: "Your shop is in the side road on the left, and you see this sign. What do you do?",
    right: "I go on and find another way",
    wrong: ["I turn left if the road is clear", "I turn left and put my lights on", "I stop here and walk to the shop"],
    explanation:
      "The order applies to everybody, even when a turn looks safe. Go straight on and come back by another road.",
  },
  {
    id: "pass-on-right-and-slow-car",
    sign: "pass-on-right",
    text: "A car has stopped to the right of an island with this sign. May you pass on the left of the island?",
    right: "No, I wait until it moves",
    wrong: ["Yes, if I sound my horn", "Yes, if it has been there for long", "Yes, if nobody comes towards me"],
    explanation:
      "On the left of the island you would meet traffic head on. Wait, and pass on the right as the arrow says.",
  },
]);

const prioritySigns = onTopic("priority_signs", [
  {
    id: "stop-meaning",
    sign: "stop",
    text: "No other car is near. What do you do at this sign?",
    right: "I stop at the line, look, then go",
    wrong: ["I drive on slowly without stopping", "I stop only if a car comes", "I sound the horn and drive on"],
    explanation:
      "You must stop fully at this sign every time, even when the road looks empty. Then go when it is safe.",
  },
  {
    id: "give-way-meaning",
    sign: "give-way",
    text: "What do you do when you come to this sign?",
    right: "I let cars on the other road go first",
    wrong: [
      "I go first, and other cars wait",
      "I turn back: the road is closed",
      "I drive in the middle: it is narrow",
    ],
    explanation:
      "The triangle that points down means that the other road has priority. Slow down, and stop if anybody comes.",
  },
  {
    id: "priority-road-meaning",
    sign: "priority-road",
    text: "What does this yellow sign tell you?",
    right: "Cars from side roads wait for you",
    wrong: ["You wait for cars from side roads", "A danger is near, so slow down", "Work on the road is finished"],
    explanation: "The yellow diamond marks a road with priority. Still look out for drivers who do not wait.",
  },
  {
    id: "give-way-empty-road",
    sign: "give-way",
    text: "The other road is empty and you can see far along it. Must you stop at this sign?",
    right: "No, I may go on with care",
    wrong: ["Yes, for three seconds", "Yes, until a car has passed", "No, and I do not need to look"],
    explanation:
      "Here you must let others go first, but you do not need to stop if nobody is there. Slow down and look carefully.",
  },
  {
    id: "stop-sign-shape",
    text: "Why does the stop sign have eight sides, when no other sign does?",
    right: "So that all know it by its shape",
    wrong: ["So that it can stand in the wind", "So that it can show eight roads", "So that it costs less to make"],
    explanation: "Dirt may hide the word, or you may see the sign from behind. Its shape alone tells you what it is.",
  },
  {
    id: "give-way-sign-shape",
    text: "Which sign is a triangle that stands on its point?",
    right: "The one that says: let others go",
    wrong: [
      "The one that says: children are near",
      "The one that says: this road is closed",
      "The one that says: you have priority",
    ],
    explanation: "It is the only triangle that points down. That way you know it even when it is dirty.",
  },
  {
    id: "stop-where",
    sign: "stop",
    text: "This sign has no line painted in front of it. Where do you stop?",
    right: "Where I can see the other road",
    wrong: ["In the middle of the other road", "A long way before the sign", "Nowhere: no line means no stop"],
    explanation: "Stop before the other road, at a place from where you can see along it. Then go when it is clear.",
  },
  {
    id: "stop-behind-car",
    sign: "stop",
    text: "The car in front of you stops at this sign and drives off. What do you do?",
    right: "I stop at the line as well",
    wrong: ["I follow it without stopping", "I follow it if I keep close", "I stop only if it stops again"],
    explanation: "Each driver must stop at the line. The driver in front has not looked on your behalf.",
  },
]);

export const orderSigns = [...mandatorySigns, ...prioritySigns];
