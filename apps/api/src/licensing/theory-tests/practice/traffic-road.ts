import { onTopic } from "../bank/question.ts";

const markings = onTopic("markings", [
  {
    id: "practice-markings-1",
    text: "What does a broken line down the middle of the road allow?",
    right: "Crossing it with care",
    wrong: ["Crossing it at any speed I like", "Parking along it", "Driving on it"],
    explanation: "A broken line may be crossed where the way is clear. A solid one may not.",
  },
  {
    id: "practice-markings-2",
    text: "You see white arrows that point to the right lane. What do they ask of you?",
    right: "Move over in good time",
    wrong: ["Turn right at once", "Stop and let all the others go by", "Drive between the lanes"],
    explanation: "The arrows say that your lane, or the broken line, ends soon. Move over before it does.",
  },
  {
    id: "practice-markings-3",
    text: "What is the thick white line across your lane at a junction for?",
    right: "It shows where to stop",
    wrong: ["It shows where to speed up", "It marks a place to park", "It marks a footpath"],
    explanation: "Stop with the front of the vehicle before the line. People may cross in front of you.",
  },
]);

const signals = onTopic("signals", [
  {
    id: "practice-signals-1",
    text: "Your traffic light is green but the junction is full. What do you do?",
    right: "Wait before the junction",
    wrong: ["Go in and hope for a gap", "Use the footpath", "Turn round in the road"],
    explanation: "Go in only where you can leave again. Who stands in the middle blocks everybody.",
  },
  {
    id: "practice-signals-2",
    text: "What does a flashing amber light at a junction ask for?",
    right: "Care, and giving way as signed",
    wrong: ["A full stop until it is green again", "More speed than usual", "Driving with lights off"],
    explanation: "The lights are out of order or off for the night. Signs and the rules of right of way count.",
  },
  {
    id: "practice-signals-3",
    text: "The driver ahead puts an arm out to the left. What is likely to come?",
    right: "A turn to the left",
    wrong: ["A stop for fuel", "A turn to the right", "A greeting and no more"],
    explanation: "An arm held out on the left is the sign for going that way. Keep back and do not overtake.",
  },
]);

const rightOfWay = onTopic("right_of_way", [
  {
    id: "practice-right-of-way-1",
    text: "You come out of a petrol station onto a road. Who waits?",
    right: "I wait for everybody on it",
    wrong: ["The cars that are on the road wait", "Whoever is the smaller", "The people on foot wait"],
    explanation: "Who joins a road from a yard or a station gives way to all who are on it, on foot too.",
  },
  {
    id: "practice-right-of-way-2",
    text: "Two cars meet where a parked lorry narrows one side. Who waits?",
    right: "The one with the lorry in its lane",
    wrong: ["The one that is the slower", "The one that came to the place first", "The one with fewer people"],
    explanation: "Whoever must leave the lane to pass lets the other by first.",
  },
  {
    id: "practice-right-of-way-3",
    text: "You turn left and somebody comes towards you, going straight. Who goes first?",
    right: "The one going straight",
    wrong: ["The one turning left", "The one with its lights on", "The one that sounds its horn at the other"],
    explanation: "Who turns across the path of others waits for a gap.",
  },
]);

const speedAndDistance = onTopic("speed_and_distance", [
  {
    id: "practice-speed-and-distance-1",
    text: "Why does a full trotro need more room to stop?",
    right: "It is heavier",
    wrong: ["Its horn is weaker", "Its tyres are colder", "Its lights are lower"],
    explanation: "The heavier the vehicle, the longer the way it needs to stop. Keep more distance when loaded.",
  },
  {
    id: "practice-speed-and-distance-2",
    text: "At twice the speed, how does the braking distance grow?",
    right: "To about four times",
    wrong: ["To about half", "It stays as it is", "By one car length"],
    explanation: "The braking distance grows with the square of the speed. A little slower helps a lot.",
  },
  {
    id: "practice-speed-and-distance-3",
    text: "Thick harmattan dust hides the road ahead. How fast may you go?",
    right: "So that I can stop in what I see",
    wrong: ["As fast as the sign allows", "As fast as the car behind me wants to go", "Faster, to be out of it soon"],
    explanation: "The limit is for good conditions. Drive so that you can stop within the road you can see.",
  },
]);

const overtakingAndLanes = onTopic("overtaking_and_lanes", [
  {
    id: "practice-overtaking-and-lanes-1",
    text: "Somebody overtakes you on a narrow road. How do you help?",
    right: "Keep right and do not speed up",
    wrong: ["Speed up to be fair", "Move to the middle of the road at once", "Brake as hard as I can"],
    explanation: "Who is overtaken stays on the right and keeps an even speed.",
  },
  {
    id: "practice-overtaking-and-lanes-2",
    text: "What must you be sure of before you begin to overtake?",
    right: "That the road ahead is clear enough",
    wrong: ["That my horn is loud enough to be heard", "That the other is slow", "That nobody watches"],
    explanation: "You need room to pass and to come back. If in doubt, stay behind.",
  },
  {
    id: "practice-overtaking-and-lanes-3",
    text: "A bus has stopped and people get off. How do you pass it?",
    right: "Slowly, ready to stop",
    wrong: ["Fast, before they cross", "With the horn held down", "On the footpath"],
    explanation: "People may step out in front of the bus without looking.",
  },
]);

const parking = onTopic("parking", [
  {
    id: "practice-parking-1",
    text: "You park on a slope with the front downhill. What else do you do?",
    right: "Leave a low gear in, brake on",
    wrong: ["Leave it in neutral", "Leave the engine running, lights on", "Leave the doors open"],
    explanation: "The handbrake alone may fail. A gear, and wheels turned to the kerb, hold the car.",
  },
  {
    id: "practice-parking-2",
    text: "Before you open your door at the side of the road, what comes first?",
    right: "A look behind me",
    wrong: ["A shout to the driver", "A press of the horn", "A turn of the key"],
    explanation: "A cyclist or a motorcycle may be just beside you. Use the mirror and look over the shoulder.",
  },
  {
    id: "practice-parking-3",
    text: "Why may you not park on a footpath?",
    right: "People on foot need it",
    wrong: ["It costs too much", "The sun is too hot", "The tyres wear out"],
    explanation: "Who can't use the footpath must walk on the road, among the cars.",
  },
]);

export const roadPractice = [
  ...markings,
  ...signals,
  ...rightOfWay,
  ...speedAndDistance,
  ...overtakingAndLanes,
  ...parking,
];
