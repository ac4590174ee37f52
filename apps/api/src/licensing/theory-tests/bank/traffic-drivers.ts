import { onTopic } from "./question.ts";

const documentsAndLaw = onTopic("documents_and_law", [
  {
    id: "phone-in-hand",
    text: "When may you hold a phone in your hand while you drive?",
    right: "Never",
    wrong: ["Below 30 km/h", "In slow traffic", "At night"],
    explanation: "A phone takes your eyes and a hand off the road. Stop in a safe place before you use it.",
  },
  {
    id: "carry-licence",
    text: "A police officer asks for your licence and you have left it at home. How long do you have to show it?",
    right: "24 hours",
    wrong: ["7 days", "14 days", "30 days"],
    explanation:
      "Carry your licence whenever you drive. If you do not have it with you, you must show it within a day.",
  },
  {
    id: "minimum-age",
    text: "How old must you be to get a licence for a private car?",
    right: "18 years",
    wrong: ["16 years", "17 years", "21 years"],
    explanation: "You can get a private licence from the age of 18. You must be older to drive for pay.",
  },
  {
    id: "learner-plates",
    text: "How can others see that a learner is driving?",
    right: "By L plates in front and behind",
    wrong: ["By an L plate behind only", "By warning lights that flash", "By a sign on the roof only"],
    explanation: "Drivers in front of you and behind you should both know. So there is one plate at each end.",
  },
  {
    id: "learner-company",
    text: "Who must be with a learner in the car?",
    right: "A person with a licence, next to them",
    wrong: ["Any adult, in any seat", "A police officer, in the back", "Nobody, on a quiet road"],
    explanation:
      "This person must know how to drive and be near enough to help. That is why they sit next to the learner.",
  },
  {
    id: "renewal-interval",
    text: "How often must you renew your driving licence?",
    right: "Every 2 years",
    wrong: ["Every year", "Every 5 years", "Every 10 years"],
    explanation:
      "A licence is renewed every two years. Put the date in your phone, because it is an offence to drive with an expired licence.",
  },
  {
    id: "foreign-licence",
    text: "Efua now lives in Ghana and has a licence from abroad. What should she do?",
    right: "Convert it to a Ghana licence first",
    wrong: ["Use it until its last day", "Use it with her passport", "Nothing, all licences count"],
    explanation:
      "A person who lives here needs a Ghana licence. You can convert a foreign licence at an office of the authority.",
  },
  {
    id: "commercial-age",
    text: "From which age may you drive a taxi or a trotro?",
    right: "21 years",
    wrong: ["18 years", "23 years", "30 years"],
    explanation: "Since the law was changed in 2025, you may drive for pay from the age of 21.",
  },
  {
    id: "lend-your-car",
    text: "A friend without a licence wants to drive your car. What do you say?",
    right: "No, not on any road",
    wrong: ["Yes, on short trips", "Yes, if I sit next to him", "Yes, if he drives slowly"],
    explanation:
      "A person without a licence or learner's licence may not drive. If you let them, you break the law too.",
  },
]);

const alcoholAndFitness = onTopic("alcohol_and_fitness", [
  {
    id: "alcohol-limit",
    text: "What is the most alcohol that a driver may have in their blood?",
    right: "0.05 per cent",
    wrong: ["0.08 per cent", "0.10 per cent", "0.20 per cent"],
    explanation:
      "The law of 2025 set the limit at 0.05 per cent. Even less makes you slow, so do not drink at all before you drive.",
  },
  {
    id: "sleepy-medicine",
    text: "The label on your medicine says that it makes you sleepy. May you drive after you have taken it?",
    right: "No",
    wrong: ["Yes, if I drive slowly", "Yes, after some coffee", "Yes, if it is dark"],
    explanation: "You may fall asleep or see danger too late. Ask the pharmacist how long you must wait.",
  },
  {
    id: "tired-driver",
    text: "You feel sleepy on a long trip. What helps?",
    right: "To stop and sleep for a while",
    wrong: ["To open the window", "To play loud music", "To drive faster and arrive soon"],
    explanation: "Only sleep helps when you are tired. Stop in a safe place and rest before you continue.",
  },
  {
    id: "eye-test-by-whom",
    text: "Who may test your eyes for a licence?",
    right: "A registered eye specialist",
    wrong: ["A driving instructor", "A police officer", "I test them myself"],
    explanation: "The authority accepts a test from a registered optometrist or eye doctor.",
  },
  {
    id: "coffee-and-alcohol",
    text: "Your uncle has been drinking and wants to drive after a strong coffee. What is true?",
    right: "Only time takes alcohol out of him",
    wrong: [
      "The coffee makes him fit to drive",
      "A cold bath makes him fit to drive",
      "A big meal makes him fit to drive",
    ],
    explanation: "Nothing makes the body remove alcohol faster. He must wait for hours, or somebody else must drive.",
  },
  {
    id: "glasses-on-card",
    text: "Your licence says that you need glasses. When must you wear them?",
    right: "On every trip",
    wrong: ["Only at night", "Only on highways", "Only when it rains"],
    explanation: "You passed the eye test with glasses, so your licence is valid only while you wear them.",
  },
]);

export const driverQuestions = [...documentsAndLaw, ...alcoholAndFitness];
