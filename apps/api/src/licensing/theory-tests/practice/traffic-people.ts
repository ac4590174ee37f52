import { onTopic } from "../bank/question.ts";

const vulnerableUsers = onTopic("vulnerable_users", [
  {
    id: "practice-vulnerable-users-1",
    text: "A blind person with a white stick waits at the kerb. What do you do?",
    right: "Stop and give them time",
    wrong: ["Sound the horn to guide", "Flash my lights at them", "Pass close to be quick"],
    explanation: "A white stick means that the person can't see you. Wait until they are across.",
  },
  {
    id: "practice-vulnerable-users-2",
    text: "How much room does a cyclist need when you overtake?",
    right: "At least a metre and a half",
    wrong: ["About one hand", "As little as there is", "None on a wide road"],
    explanation: "A cyclist may swerve round a hole or be moved by the wind.",
  },
  {
    id: "practice-vulnerable-users-3",
    text: "A ball rolls onto the road ahead. What do you expect?",
    right: "A child who runs after it",
    wrong: ["A goal to be scored", "A dog that sleeps in the shade", "A sale by the road"],
    explanation: "Brake at once. Children think of the ball and not of the cars.",
  },
]);

const vehicleSafety = onTopic("vehicle_safety", [
  {
    id: "practice-vehicle-safety-1",
    text: "How can you tell that a tyre is worn out?",
    right: "Its grooves are too shallow",
    wrong: ["It is black all over", "It is warm after a trip", "Its valve has a cap"],
    explanation: "Shallow grooves can't clear water away. The car then slides on a wet road.",
  },
  {
    id: "practice-vehicle-safety-2",
    text: "A red oil lamp comes on while you drive. What now?",
    right: "Stop soon and turn the engine off",
    wrong: ["Drive on to the next town with care", "Turn the radio down", "Open the windows"],
    explanation: "Without oil the engine is ruined in minutes. Find a safe place and stop.",
  },
  {
    id: "practice-vehicle-safety-3",
    text: "Where should the top of the head rest be?",
    right: "As high as my head",
    wrong: ["At my shoulders", "At my waist", "Far above my head"],
    explanation: "In a crash from behind it keeps your neck from being bent back.",
  },
]);

const emergencies = onTopic("emergencies", [
  {
    id: "practice-emergencies-1",
    text: "You reach a crash first. What do you make safe before anything else?",
    right: "The place, so that no one else is hurt",
    wrong: ["My own car's paint", "The names of those to blame", "A photo of it all for my friends at home"],
    explanation: "Warn others with lights and a triangle. Then call for help and look after people.",
  },
  {
    id: "practice-emergencies-2",
    text: "The brakes fail on a slope. What helps?",
    right: "A low gear and the handbrake, gently",
    wrong: ["Turning the engine off and on, quickly", "Opening a door", "Pressing the horn only"],
    explanation: "The engine slows the car, and the handbrake does the rest. Pull it on little by little.",
  },
  {
    id: "practice-emergencies-3",
    text: "Water runs over the road after a storm. How deep it is can't be seen. What do you do?",
    right: "Stop, and do not drive in",
    wrong: ["Drive in with speed", "Follow the car ahead, close behind", "Drive in with lights off"],
    explanation: "Half a metre of moving water can carry a car away. Turn round or wait.",
  },
]);

const documentsAndLaw = onTopic("documents_and_law", [
  {
    id: "practice-documents-and-law-1",
    text: "Your address changes. What do you owe the authority?",
    right: "To tell it the new one",
    wrong: ["To take the test again", "To pay for a new class of licence", "To hand the card back"],
    explanation: "Letters, and your new card, go to the address on record.",
  },
  {
    id: "practice-documents-and-law-2",
    text: "Somebody without a licence asks to drive your car. What do you say?",
    right: "No, whoever it is",
    wrong: ["Yes, on short trips", "Yes, with my card", "Yes, at night only"],
    explanation: "Who lets somebody drive without a licence breaks the law as well.",
  },
  {
    id: "practice-documents-and-law-3",
    text: "What do the letters on a driver's licence tell?",
    right: "Which vehicles I may drive",
    wrong: ["Where I was born", "How well I drive", "Which roads I may use"],
    explanation: "Each letter is a class, such as A for motorcycles and B for cars.",
  },
]);

const alcoholAndFitness = onTopic("alcohol_and_fitness", [
  {
    id: "practice-alcohol-and-fitness-1",
    text: "You have drunk two beers and your friend has none. Who drives home?",
    right: "My friend, who has a licence",
    wrong: ["I do, but slowly", "I do, after some coffee", "Whoever knows the way"],
    explanation: "Coffee and fresh air do not take alcohol away. Only time does.",
  },
  {
    id: "practice-alcohol-and-fitness-2",
    text: "You need glasses to read a number plate. When do you wear them?",
    right: "Whenever I drive",
    wrong: ["Only at night", "Only on long trips", "Only in the test"],
    explanation: "The licence says that you drive with glasses. Without them you see too late.",
  },
  {
    id: "practice-alcohol-and-fitness-3",
    text: "Your eyes keep closing on the road to Kumasi. What is the only cure?",
    right: "Sleep, in a safe place",
    wrong: ["Fresh air and songs", "A stronger pace", "A call to a friend"],
    explanation: "Nothing else keeps a tired person awake for long. Pull over and sleep.",
  },
]);

export const peoplePractice = [
  ...vulnerableUsers,
  ...vehicleSafety,
  ...emergencies,
  ...documentsAndLaw,
  ...alcoholAndFitness,
];
