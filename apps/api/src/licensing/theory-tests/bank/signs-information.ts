import { onTopic } from "./question.ts";

/** Signs that give information. Most are blue rectangles. */
export const informationSigns = onTopic("information_signs", [
  {
    id: "parking-meaning",
    sign: "parking",
    text: "What can you do where you see this sign?",
    right: "Leave my car",
    wrong: ["Buy some petrol", "Ask the police for help", "Cross the road on foot"],
    explanation: "The letter P on blue marks a place for parking. Look for a smaller sign with times or a fee.",
  },
  {
    id: "hospital-meaning",
    sign: "hospital",
    text: "What is near this sign?",
    right: "A place that treats sick people",
    wrong: ["A place where guests sleep", "A landing place for helicopters", "The start of a highway"],
    explanation: "The sign shows that a hospital is nearby. Drive quietly and watch for ambulances.",
  },
  {
    id: "one-way-meaning",
    sign: "one-way",
    text: "What do you know about the traffic in this street?",
    right: "It all goes the same way",
    wrong: ["It comes towards you", "It may only go straight on", "It may go at any speed"],
    explanation: "The white arrow on a blue board marks a one-way street. Nobody should come towards you.",
  },
  {
    id: "no-through-road-meaning",
    sign: "no-through-road",
    text: "You are looking for a way to the next town. Why is this street no help?",
    right: "It has no way out at its end",
    wrong: ["It is for buses and taxis only", "It joins a bigger road at its end", "It has a place where you must pay"],
    explanation: "The red bar closes the end of the white road. You would have to come back the same way.",
  },
  {
    id: "filling-station-meaning",
    sign: "filling-station",
    text: "What can you get near this sign?",
    right: "Fuel for my car",
    wrong: ["Water for a fire", "Air for my tyres only", "A new engine"],
    explanation: "The picture is a fuel pump. A filling station is nearby.",
  },
  {
    id: "blue-square-family",
    text: "What is a blue sign with four corners for?",
    right: "To help you find or know something",
    wrong: ["To forbid something", "To warn you of a danger", "To tell you that you must stop"],
    explanation: "Blue squares and rectangles give information. They show places and tell you about the road.",
  },
  {
    id: "one-way-wrong-end",
    sign: "one-way",
    text: "You have driven past this sign and missed a house. May you turn round and drive back to it?",
    right: "No, I use another street",
    wrong: ["Yes, if I put my warning lights on", "Yes, if I drive on the left side", "Yes, if it is not far"],
    explanation:
      "In a one-way street nobody expects traffic from the front. Leave at the end of the street and come back another way.",
  },
  {
    id: "no-through-road-still-open",
    sign: "no-through-road",
    text: "May you drive into a street that has this sign?",
    right: "Yes, but I have to come back",
    wrong: ["No, it is closed to all cars", "Only if I live in the street", "Only if I drive in backwards"],
    explanation: "The sign does not forbid you to enter. It tells you that there is no way out at the far end.",
  },
  {
    id: "hospital-behaviour",
    sign: "hospital",
    text: "How should you drive past this sign?",
    right: "Calmly, and without the horn",
    wrong: ["Quickly, to make room", "With my warning lights on", "With my high beam on"],
    explanation: "Sick people need rest, and ambulances need room. Drive calmly and use the horn only for danger.",
  },
]);
