import { onTopic } from "./question.ts";

/** Prohibitory signs. Most have a red ring. */
export const prohibitorySigns = onTopic("prohibitory_signs", [
  {
    id: "no-entry-meaning",
    sign: "no-entry",
    text: "You come to this sign at the start of a street. What do you do?",
    right: "I do not drive into the street",
    wrong: ["I drive in slowly and look out", "I drive in if no car comes out", "I stop, pay, and then drive in"],
    explanation:
      "A red disc with a white bar shuts the street to all vehicles from your side. Traffic may be coming out of it.",
  },
  {
    id: "closed-to-vehicles-meaning",
    sign: "closed-to-vehicles",
    text: "Who may drive past a red ring with nothing inside?",
    right: "No vehicle, from either side",
    wrong: ["Only buses and taxis", "Any car that goes slowly", "Only cars that come from the left"],
    explanation:
      "An empty red ring closes the road to every vehicle in both directions. People on foot may still use it.",
  },
  {
    id: "speed-limit-50-meaning",
    sign: "speed-limit-50",
    text: "How fast may you drive after this sign?",
    right: "50 km/h, and not faster",
    wrong: ["50 km/h, and not slower", "Any speed until the 50 km stone", "50 km/h more than before"],
    explanation: "The number in a red ring is the top speed in kilometres an hour. You may always drive more slowly.",
  },
  {
    id: "end-of-speed-limit-50-meaning",
    sign: "end-of-speed-limit-50",
    text: "What changes for you at this sign?",
    right: "The 50 km/h limit stops here",
    wrong: [
      "A limit of 50 km/h starts here",
      "You must now drive faster than 50",
      "All speed limits in Ghana stop here",
    ],
    explanation:
      "Black lines across a grey number end that limit. From here the general limit for the road applies again.",
  },
  {
    id: "no-overtaking-meaning",
    sign: "no-overtaking",
    text: "A slow car is in front of you after this sign. What do you do?",
    right: "I stay behind it",
    wrong: ["I pass it on the left, quickly", "I pass it on the right side", "I pass it if my own car is red"],
    explanation: "The red car next to the black car shows what is forbidden. You may not overtake another car here.",
  },
  {
    id: "no-left-turn-meaning",
    sign: "no-left-turn",
    text: "What does this sign tell you at a junction?",
    right: "You may not turn to the left",
    wrong: ["You must turn to the left", "The road ahead bends to the left", "The lane on the left comes to an end"],
    explanation: "The red line crosses out the arrow. Go straight on or turn right, if no other sign forbids it.",
  },
  {
    id: "no-u-turn-meaning",
    sign: "no-u-turn",
    text: "You took the wrong road and see this sign. What may you not do?",
    right: "Turn round and drive back",
    wrong: ["Drive on to the next junction", "Turn right into a side road", "Slow down and read the signs"],
    explanation: "The arrow that turns back is crossed out. Drive on and find another way.",
  },
  {
    id: "no-parking-meaning",
    sign: "no-parking",
    text: "May you stop here for a moment to let a passenger get out?",
    right: "Yes, but I may not wait or park",
    wrong: [
      "Yes, and I may park for an hour",
      "No, I may not stop even for a moment",
      "Yes, but only on the left side of the road",
    ],
    explanation: "One red line on blue forbids waiting and parking. A short stop to let somebody out is allowed.",
  },
  {
    id: "no-stopping-meaning",
    sign: "no-stopping",
    text: "What may you do on a road with this sign?",
    right: "Drive on: no stop of any kind",
    wrong: ["Stop if you stay in the car", "Stop for five minutes at most", "Park if your lights are on"],
    explanation:
      "The red cross on blue means that you may not stop at all, not even for a moment, unless traffic makes you.",
  },
  {
    id: "no-horn-meaning",
    sign: "no-horn",
    text: "What should you not use where you see this sign?",
    right: "The horn",
    wrong: ["The radio", "The headlights", "The brakes"],
    explanation: "The horn is crossed out. People nearby, such as patients in a ward, need quiet.",
  },
  {
    id: "no-goods-vehicles-meaning",
    sign: "no-goods-vehicles",
    text: "Who must choose another road when they see this sign?",
    right: "The driver of a lorry",
    wrong: ["The driver of a small car", "The rider of a motorcycle", "A person on foot"],
    explanation: "The picture in the red ring shows who may not enter. Here it is vehicles that carry goods.",
  },
  {
    id: "no-pedestrians-meaning",
    sign: "no-pedestrians",
    text: "Who is not allowed on the road behind this sign?",
    right: "People on foot",
    wrong: ["Children in cars", "Drivers without a passenger", "Riders of motorcycles"],
    explanation: "A walking figure in a red ring means that it is too dangerous, or not allowed, to walk there.",
  },
  {
    id: "no-motorcycles-meaning",
    sign: "no-motorcycles",
    text: "What does this sign say about motorcycles?",
    right: "They may not use this road",
    wrong: ["They may park at this spot", "They have this road to themselves", "They must ride on the cycle path"],
    explanation: "A red ring keeps out what it shows. Motorcyclists must take another road.",
  },
  {
    id: "height-limit-meaning",
    sign: "height-limit",
    text: "Your truck is 4 metres high. What does this sign mean for you?",
    right: "I am too high and must turn off",
    wrong: ["I may go on if I drive slowly", "I may go on in the middle lane", "I must keep 3.5 m from other cars"],
    explanation:
      "The marks above and below the number show that it is a height. A vehicle higher than 3.5 metres would hit something ahead.",
  },
  {
    id: "weight-limit-meaning",
    sign: "weight-limit",
    text: "When must you not drive past this sign?",
    right: "When my vehicle weighs 6 tonnes",
    wrong: ["When my vehicle weighs 5 tonnes", "When my vehicle is 5.5 m long", "When my vehicle is 5.5 m high"],
    explanation:
      "The letter t stands for tonnes. A vehicle that weighs more than 5.5 tonnes may break the bridge or the road ahead.",
  },
  {
    id: "red-ring-family",
    text: "A round sign has a thick red ring. What is it for?",
    right: "To forbid something",
    wrong: ["To warn of a danger ahead", "To show the way to a place", "To mark a road with priority"],
    explanation: "Round signs with a red ring forbid. The picture or number inside shows what is forbidden.",
  },
  {
    id: "red-slash-family",
    text: "A picture inside a red ring has a red line across it. What does the line mean?",
    right: "You may not do what it shows",
    wrong: ["You must do what it shows", "What it shows is near", "What it shows ends here"],
    explanation: "The line crosses out the picture. What it shows is not allowed there.",
  },
]);
