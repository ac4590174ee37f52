import { onTopic } from "./question.ts";

const speedAndDistance = onTopic("speed_and_distance", [
  {
    id: "town-speed",
    text: "There is no speed sign, and there are houses on both sides. What is the speed limit?",
    right: "50 km/h",
    wrong: ["70 km/h", "80 km/h", "100 km/h"],
    explanation:
      "Where people live, the limit is 50 km/h unless a sign shows another. You may always drive more slowly.",
  },
  {
    id: "motorway-speed",
    text: "What is the top speed for a car on a motorway?",
    right: "100 km/h",
    wrong: ["80 km/h", "120 km/h", "140 km/h"],
    explanation:
      "On a motorway a car may go up to 100 km/h. Rain, fog or heavy traffic can make a lower speed the only safe one.",
  },
  {
    id: "school-zone-speed",
    text: "You drive past a school or a busy market. Which speed is right?",
    right: "30 km/h or lower",
    wrong: ["Between 40 and 50 km/h", "Between 50 and 60 km/h", "60 km/h or higher"],
    explanation: "People may step into the road without looking. At 30 km/h you can still stop in time.",
  },
  {
    id: "sign-beats-general-limit",
    text: "The law allows one speed on a kind of road, but a sign there shows another. Which applies?",
    right: "The speed on the sign",
    wrong: ["The speed in the law", "The higher of the two", "The one I know better"],
    explanation: "A sign is there because that part of the road is different. Its limit replaces the general limit.",
  },
  {
    id: "gap-at-fifty",
    text: "You drive at 50 km/h on a dry road. How much space do you leave to the car in front?",
    right: "About 25 metres",
    wrong: ["About 12 metres", "About 6 metres", "About 3 metres"],
    explanation:
      "If the car in front stops hard, you need time to see it and to brake. At 50 km/h you need about 25 metres.",
  },
  {
    id: "gap-in-rain",
    text: "It starts to rain. How do you change the gap to the car in front?",
    right: "I make it twice as long",
    wrong: ["I make it half as long", "I keep it the same", "I close up to see its lights"],
    explanation: "Wet tyres grip less, so it takes longer to stop. Twice the gap gives you that time.",
  },
  {
    id: "speed-and-stopping",
    text: "You drive twice as fast as before. What happens to your braking distance?",
    right: "It gets about four times as long",
    wrong: ["It stays just the same", "It gets a little longer", "It gets shorter"],
    explanation:
      "The energy of a car grows much faster than its speed. Driving a little faster makes your braking distance much longer.",
  },
]);

const markings = onTopic("markings", [
  {
    id: "no-crossing-double-line",
    text: "Two unbroken white lines run along the middle of the road. May you cross them to overtake?",
    right: "No, not at any time",
    wrong: ["Yes, if the road is empty", "Yes, below 30 km/h", "Yes, at night with my lights on"],
    explanation: "Double unbroken lines are painted where it is dangerous to overtake. Stay on your side.",
  },
  {
    id: "mixed-line",
    text: "The middle of the road has a broken and an unbroken line. The broken line is nearer to you. What may you do?",
    right: "Cross them when it is safe",
    wrong: ["Never cross them", "Cross them only in a bus", "Drive on top of them"],
    explanation: "The line nearer to you is the one that applies to you. If it is broken, you may cross with care.",
  },
  {
    id: "solid-line-on-your-side",
    text: "There are two lines in the middle of the road. The unbroken line is on your side. What does it mean?",
    right: "I may not cross, others may",
    wrong: ["I may cross, others may not", "Nobody may drive here", "I must drive on the line"],
    explanation:
      "The line on your side applies to you. If it is unbroken, stay on your side, even if oncoming drivers may cross.",
  },
  {
    id: "stop-line",
    text: "What is the thick white line across your lane at traffic lights for?",
    right: "It shows where to stop",
    wrong: ["It shows where to walk", "It shows where to turn", "It shows where to park"],
    explanation: "You stop before the line. Beyond it you would block pedestrians and crossing cars.",
  },
  {
    id: "lane-arrows",
    text: "You are in a lane with an arrow that points left, but you want to go straight on. What do you do?",
    right: "I follow the arrow and turn left",
    wrong: ["I go straight on anyway", "I stop until the lane is empty", "I drive back to the other lane"],
    explanation:
      "The arrow shows where that lane goes. Choose your lane early, or follow the arrow and find another way.",
  },
  {
    id: "zebra-stripes",
    text: "What do wide white stripes across the road mark?",
    right: "A place where people cross",
    wrong: ["A place where cars park", "A place where lanes join", "A place where trains cross"],
    explanation: "These stripes mark a crossing for people on foot. You must let them cross there.",
  },
]);

const signals = onTopic("signals", [
  {
    id: "red-light",
    text: "The traffic light is red and no car is coming. What do you do?",
    right: "I wait behind the line",
    wrong: ["I go on if I am careful", "I turn right without waiting", "I drive slowly over the line"],
    explanation: "Red means that you must stop and wait behind the line, even when the road looks empty.",
  },
  {
    id: "amber-light",
    text: "The light turns amber as you approach. You have room to stop safely. What do you do?",
    right: "I stop",
    wrong: ["I speed up", "I sound my horn and go", "I go on at the same speed"],
    explanation: "Amber means that red comes next. Go on only if you are so near that you cannot stop safely.",
  },
  {
    id: "officer-and-light",
    text: "The light is green, but a police officer signals you to stop. What do you follow?",
    right: "The officer",
    wrong: ["The light", "The car behind me", "The one I saw first"],
    explanation:
      "An officer directs traffic for a reason. The officer's signals come before lights, signs and markings.",
  },
  {
    id: "level-crossing-lights",
    text: "Red lights flash at a railway crossing and the gate is still up. What do you do?",
    right: "I stop before the line",
    wrong: ["I cross before the gate comes down", "I drive round the gate", "I sound my horn and cross"],
    explanation: "The lights mean that a train is coming. Wait until they stop, even if you see no train.",
  },
  {
    id: "horn-use",
    text: "What is the horn of your car for?",
    right: "To warn others of a danger",
    wrong: ["To say hello to a friend", "To make slow cars hurry", "To show that I am angry"],
    explanation:
      "The horn is a warning. If you use it for anything else, it disturbs people and nobody listens when it matters.",
  },
  {
    id: "green-light",
    text: "Your light turns green while an old man is still on the crossing. What do you do?",
    right: "I wait until he is across",
    wrong: ["I drive past close to him", "I sound my horn and go", "I drive round behind him"],
    explanation: "Green means that you may go if the way is clear. Someone who is still crossing may finish.",
  },
  {
    id: "indicator-early",
    text: "When should you signal before you turn?",
    right: "Early, so that others can act",
    wrong: ["While I am turning", "After I have turned", "Only when a car is behind me"],
    explanation: "A signal tells others what you are going to do. It helps only if they see it in time.",
  },
]);

const rightOfWay = onTopic("right_of_way", [
  {
    id: "entering-roundabout",
    text: "You want to enter a roundabout. Cars are coming round it from your left. Who goes first?",
    right: "The cars that are in it",
    wrong: ["I do, because I am on the right", "The biggest vehicle", "Whoever sounds the horn first"],
    explanation: "Cars in the roundabout go first. Wait for a gap that is long enough, then join.",
  },
  {
    id: "ambulance-behind",
    text: "An ambulance with a siren comes up behind you. What do you do?",
    right: "I move right and let it pass",
    wrong: ["I drive faster ahead of it", "I brake hard where I am", "I stay in my lane as before"],
    explanation: "Minutes can save a life. Move to the right, slow down or stop, and let it pass.",
  },
  {
    id: "left-turn-oncoming",
    text: "You want to turn left. An oncoming car is going straight on. Who waits?",
    right: "I wait",
    wrong: ["The other car waits", "The faster car waits", "The smaller car waits"],
    explanation: "When you turn left, you cross the path of oncoming cars. Let them pass first.",
  },
  {
    id: "leaving-a-yard",
    text: "You are driving out of a yard onto the road. Who goes first?",
    right: "Everybody who is on the road",
    wrong: ["I do, once my signal is on", "I do, if I drive out fast", "The vehicle that is bigger"],
    explanation: "People on the road do not expect you. Wait until cars, riders and pedestrians have passed.",
  },
  {
    id: "blocked-junction",
    text: "Your light is green, but cars are standing still just beyond the junction. What do you do?",
    right: "I wait before the junction",
    wrong: ["I drive in and wait there", "I drive in and sound my horn", "I go round on the wrong side"],
    explanation:
      "If you stop in the junction, you block everybody when the lights change. Wait until there is room for you beyond it.",
  },
  {
    id: "turning-and-walkers",
    text: "You are turning right into a side road that a woman is crossing on foot. What do you do?",
    right: "I let her get across",
    wrong: ["I sound my horn so she runs", "I turn in front of her quickly", "I drive round behind her"],
    explanation: "When you turn, you must give way to people who are crossing the road that you turn into.",
  },
]);

export const roadQuestions = [...speedAndDistance, ...markings, ...signals, ...rightOfWay];
