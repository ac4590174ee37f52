import type { Question } from "./question.ts";

/** Lanes, overtaking, moving off and parking. */
export const manoeuvreQuestions = [
  {
    id: "side-of-the-road",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "On which side of the road do you drive in Ghana?",
    right: "On the right",
    wrong: ["On the left", "In the middle", "On the side that is empty"],
    explanation: "Ghana drives on the right. Keep right also when the road is empty.",
  },
  {
    id: "overtaking-side",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "On which side do you pass a slower car that goes the same way?",
    right: "On its left",
    wrong: ["On its right", "On either side", "On the edge of the road"],
    explanation:
      "As we drive on the right, there is room and sight on the left. Pass there when it is clear and allowed.",
  },
  {
    id: "never-overtake",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "Where is it always wrong to overtake?",
    right: "Just before the top of a hill",
    wrong: ["On a long straight road", "On a street with one direction", "On a road with two lanes each way"],
    explanation:
      "You can't see what comes over a hill. The same is true of bends, and junctions and crossings are just as dangerous.",
  },
  {
    id: "before-moving-off",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "You are parked beside the road and want to drive off. What do you do first?",
    right: "Check mirrors and over my shoulder",
    wrong: ["Sound my horn and go", "Put my lights on and go", "Look ahead only and go"],
    explanation:
      "Mirrors do not show everything beside you. Look in them, give a signal, then turn your head before you go.",
  },
  {
    id: "changing-lane",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "How do you move over to another lane?",
    right: "Look, signal, look again, then move",
    wrong: ["Move first, then give a signal", "Sound my horn, then move", "Brake hard, then move"],
    explanation:
      "Others need to know what you plan, and you need to know that the lane is free. The second look shows who is in your blind spot.",
  },
  {
    id: "missed-exit",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "You drive past your exit on the motorway. What do you do?",
    right: "I drive to the next exit",
    wrong: ["I drive back on the edge", "I turn round over the grass", "I stop and wait for help"],
    explanation: "Going back on a motorway kills. It costs only a few minutes to leave at the next exit.",
  },
  {
    id: "keep-right-lane",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "Your side of the road has two lanes and you are not overtaking. Where do you drive?",
    right: "In the right lane",
    wrong: ["In the left lane", "Between the two lanes", "In the one that is faster"],
    explanation:
      "The right lane is for driving and the left one for passing. Go back to the right when you have passed.",
  },
  {
    id: "being-overtaken",
    topic: "overtaking_and_lanes",
    sign: null,
    text: "A car starts to pass you. How do you help?",
    right: "I keep right and do not speed up",
    wrong: ["I speed up so that it gives up", "I move to the left a little", "I brake as hard as I can"],
    explanation: "The other driver is on the wrong side for a short time. Keep right and let them finish quickly.",
  },
  {
    id: "no-parking-places",
    topic: "parking",
    sign: null,
    text: "Which of these is a wrong place to park?",
    right: "Right beside a junction",
    wrong: ["In a marked parking bay", "In a car park with a guard", "In a wide lay-by off the road"],
    explanation:
      "A car beside a junction hides walkers and other cars. The same goes for bends, crossings and bridges.",
  },
  {
    id: "park-on-a-hill",
    topic: "parking",
    sign: null,
    text: "You park on a hill. What keeps your car from rolling away?",
    right: "The handbrake and a gear",
    wrong: ["The handbrake alone", "The lights and the horn", "The key in the lock"],
    explanation:
      "One brake can slip. With a gear in as well, and the wheels turned to the edge of the road, the car stays where it is.",
  },
  {
    id: "opening-the-door",
    topic: "parking",
    sign: null,
    text: "You have parked beside the road. What do you do before you open your door?",
    right: "Look for riders and cars behind me",
    wrong: ["Sound my horn for a moment", "Turn my lights off and on", "Ask my passenger to get out"],
    explanation:
      "A door that opens suddenly can throw a cyclist under a car. Look in the mirror and over your shoulder first.",
  },
  {
    id: "double-parking",
    topic: "parking",
    sign: null,
    text: "All places beside the road are full. May you stop next to a parked car for a while?",
    right: "No, I look for another place",
    wrong: ["Yes, with my warning lights on", "Yes, if I leave a note", "Yes, if I stay near my car"],
    explanation: "A car in the second row blocks the lane and hides people who cross. Find a proper place.",
  },
  {
    id: "leaving-the-car",
    topic: "parking",
    sign: null,
    text: "You leave your car for a few minutes. What do you do?",
    right: "Engine off, handbrake on, doors locked",
    wrong: [
      "Engine on, so that I can leave fast",
      "Engine on, with a child to watch it",
      "Engine off, with the windows open",
    ],
    explanation: "A car with its key or engine on can roll, be stolen or be started by a child.",
  },
  {
    id: "park-at-bus-stop",
    topic: "parking",
    sign: null,
    text: "Why should you not park at a bus stop?",
    right: "The bus has to stop in the road",
    wrong: ["The bus may then come too early", "The bus needs the shade", "The bus can't read my number"],
    explanation: "If the bus can't reach its stop, passengers get out into the traffic. Keep the stop free.",
  },
] as const satisfies readonly Question[];
