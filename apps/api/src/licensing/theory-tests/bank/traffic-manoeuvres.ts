import { onTopic } from "./question.ts";

const overtakingAndLanes = onTopic("overtaking_and_lanes", [
  {
    id: "side-of-the-road",
    text: "On which side of the road do you drive in Ghana?",
    right: "On the right",
    wrong: ["On the left", "In the middle", "On the side that is empty"],
    explanation: "In Ghana we drive on the right. Keep right even when the road is empty.",
  },
  {
    id: "overtaking-side",
    text: "On which side do you overtake a slower car?",
    right: "On its left",
    wrong: ["On its right", "On either side", "On the edge of the road"],
    explanation:
      "We drive on the right, so there is more room and a better view on the left. Overtake there when it is clear and allowed.",
  },
  {
    id: "never-overtake",
    text: "Where is it always wrong to overtake?",
    right: "Just before the top of a hill",
    wrong: ["On a long straight road", "On a one-way street", "On a road with two lanes each way"],
    explanation: "You cannot see what is coming over a hill. Bends, junctions and crossings are just as dangerous.",
  },
  {
    id: "before-moving-off",
    text: "You are parked by the road and want to drive off. What do you do first?",
    right: "Check mirrors and over my shoulder",
    wrong: ["Sound my horn and go", "Put my lights on and go", "Look ahead only and go"],
    explanation: "Mirrors do not show everything next to you. Look in them, signal, then turn your head before you go.",
  },
  {
    id: "changing-lane",
    text: "How do you change lanes?",
    right: "Look, signal, look again, then move",
    wrong: ["Move first, then signal", "Sound my horn, then move", "Brake hard, then move"],
    explanation:
      "Others need to know what you plan, and you need to know that the lane is free. The second look shows who is in your blind spot.",
  },
  {
    id: "missed-exit",
    text: "You drive past your exit on the motorway. What do you do?",
    right: "I drive to the next exit",
    wrong: ["I drive back on the edge", "I turn round over the grass", "I stop and wait for help"],
    explanation: "Driving backwards on a motorway kills. It takes only a few minutes to reach the next exit.",
  },
  {
    id: "keep-right-lane",
    text: "Your side of the road has two lanes and you are not overtaking. Where do you drive?",
    right: "In the right lane",
    wrong: ["In the left lane", "Between the two lanes", "In the lane that is faster"],
    explanation:
      "The right lane is for driving and the left lane is for overtaking. Move back to the right when you have overtaken.",
  },
  {
    id: "being-overtaken",
    text: "A car starts to overtake you. How do you help?",
    right: "I keep right and do not speed up",
    wrong: ["I speed up so that it gives up", "I move to the left a little", "I brake as hard as I can"],
    explanation: "The other driver is on the wrong side for a short time. Keep right and let them finish quickly.",
  },
]);

const parking = onTopic("parking", [
  {
    id: "no-parking-places",
    text: "Which of these is a wrong place to park?",
    right: "Right next to a junction",
    wrong: ["In a marked parking bay", "In a car park with a guard", "In a wide lay-by off the road"],
    explanation:
      "A car next to a junction hides pedestrians and other cars. The same is true at bends, crossings and bridges.",
  },
  {
    id: "park-on-a-hill",
    text: "You park on a hill. What keeps your car from rolling away?",
    right: "The handbrake and a gear",
    wrong: ["The handbrake alone", "The lights and the horn", "The key in the lock"],
    explanation:
      "One brake can slip. With a gear in as well, and the wheels turned to the edge of the road, the car stays where it is.",
  },
  {
    id: "opening-the-door",
    text: "You have parked by the road. What do you do before you open your door?",
    right: "Look for riders and cars behind me",
    wrong: ["Sound my horn for a moment", "Turn my lights off and on", "Ask my passenger to get out"],
    explanation:
      "A door that opens suddenly can throw a cyclist under a car. Look in the mirror and over your shoulder first.",
  },
  {
    id: "double-parking",
    text: "All the parking places are full. May you stop next to a parked car for a while?",
    right: "No, I look for another place",
    wrong: ["Yes, with my warning lights on", "Yes, if I leave a note", "Yes, if I stay near my car"],
    explanation: "A double-parked car blocks the lane and hides people who are crossing. Find a proper place.",
  },
  {
    id: "leaving-the-car",
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
    text: "Why should you not park at a bus stop?",
    right: "The bus has to stop in the road",
    wrong: ["The bus may then come too early", "The bus needs the shade", "The bus cannot read my number"],
    explanation: "If the bus cannot reach its stop, passengers get out into the traffic. Keep the stop free.",
  },
]);

export const manoeuvreQuestions = [...overtakingAndLanes, ...parking];
