import { onTopic } from "./question.ts";

const vulnerableUsers = onTopic("vulnerable_users", [
  {
    id: "person-on-zebra",
    text: "A woman steps onto a zebra crossing in front of you. What do you do?",
    right: "I stop until she is across",
    wrong: ["I sound my horn to warn her", "I pass behind her with care", "I wave to her to go back"],
    explanation: "People on a zebra crossing go first. Stop and give them the time they need.",
  },
  {
    id: "car-stopped-at-zebra",
    text: "A car in front of you has stopped at a zebra crossing. What do you do?",
    right: "I stop behind it",
    wrong: ["I pass it slowly on the left", "I pass it quickly on the right", "I sound my horn to make it go"],
    explanation: "It may have stopped for somebody you cannot see. Passing it could kill that person.",
  },
  {
    id: "child-in-car",
    text: "Where does a child of eight sit in your car?",
    right: "In the back, in a child's seat or belt",
    wrong: ["In the front, with a belt on", "In the front, on somebody's lap", "In the back, standing up"],
    explanation:
      "A child under 12 must sit in the back, in a seat or belt that fits. In a crash, no arm is strong enough.",
  },
  {
    id: "passing-a-cyclist",
    text: "You want to overtake a man on a bicycle. How do you do it?",
    right: "With plenty of room between us",
    wrong: ["Close to him, and quickly", "Close to him, with my horn on", "On the right, if there is space"],
    explanation: "A cyclist may swerve to avoid a hole. Wait until you can leave a wide gap.",
  },
  {
    id: "ball-in-the-road",
    text: "A ball rolls into the road in front of you. What do you expect?",
    right: "A child who runs after it",
    wrong: ["A dog that barks at it", "A car that stops for it", "Nothing: it is only a ball"],
    explanation: "Where there is a ball, there is a child. Brake immediately and be ready to stop.",
  },
  {
    id: "white-stick",
    text: "A man with a white stick waits at the edge of the road. What does the stick tell you?",
    right: "He can see little or nothing",
    wrong: ["He is a traffic warden", "He sells things to drivers", "He wants you to drive on"],
    explanation: "People who are blind or partially sighted carry a white stick. Stop and give him time to cross.",
  },
  {
    id: "trotro-at-stop",
    text: "A trotro has stopped and people are getting out. How do you pass it?",
    right: "Slowly, ready to stop",
    wrong: ["Quickly, before it leaves", "With my horn all the way", "Close to its side"],
    explanation: "People may step out in front of it without seeing you. Go slowly and leave room.",
  },
]);

const vehicleSafety = onTopic("vehicle_safety", [
  {
    id: "seat-belts",
    text: "Who in a car has to wear a seat belt?",
    right: "Everybody who is in it",
    wrong: ["The driver only", "People in the front only", "People on a highway only"],
    explanation:
      "In a crash, a person without a belt is thrown forward and hits the people in front. Everybody must wear one on every trip.",
  },
  {
    id: "helmets",
    text: "Two people ride on one motorcycle. Who must wear a helmet?",
    right: "Both of them",
    wrong: ["The rider only", "The passenger only", "Neither, inside a town"],
    explanation: "The road is equally hard for both riders. A helmet saves lives, even on a short ride.",
  },
  {
    id: "dip-headlights",
    text: "A car is coming towards you at night. What do you do with your high beam?",
    right: "I switch to the low beam",
    wrong: ["I leave it as it is", "I switch off all my lights", "I put my warning lights on"],
    explanation: "Your high beam blinds the other driver, who may then drive into you. Dip your lights in good time.",
  },
  {
    id: "fire-extinguisher",
    text: "What kind of fire extinguisher is right for a car?",
    right: "Dry powder, checked often",
    wrong: ["A bucket of clean water", "Foam made for the kitchen", "None, cars do not burn"],
    explanation:
      "Water does not put out petrol and electrical fires. Dry powder works on both, if you have the extinguisher checked regularly.",
  },
  {
    id: "load-at-the-back",
    text: "Long planks stick out behind your pick-up. What do you do?",
    right: "I mark the end so that all can see",
    wrong: ["I put my warning lights on", "I ask somebody to hold them", "Nothing, if I drive slowly"],
    explanation: "Drivers behind you must see the end of the load: a red flag by day and a red light by night.",
  },
  {
    id: "worn-tyres",
    text: "Why is it dangerous to drive on tyres that are worn smooth?",
    right: "They cannot grip a wet road",
    wrong: ["They use up more oil", "They make the car too slow", "They make the lights weak"],
    explanation:
      "The grooves push the water away. Without them, a tyre slides on the water and you cannot brake or steer.",
  },
]);

const emergencies = onTopic("emergencies", [
  {
    id: "front-tyre-bursts",
    text: "One of your front tyres bursts while you are driving. What do you do?",
    right: "Hold the wheel and slow down gently",
    wrong: ["Brake as hard as you can", "Turn to the edge immediately", "Switch off the engine first"],
    explanation: "The car pulls to one side. Keep it straight with both hands and let it slow down by itself.",
  },
  {
    id: "rear-wheels-skid",
    text: "The back of your car slides out to one side. What do you do?",
    right: "Steer that way and ease off",
    wrong: ["Brake hard and hold on", "Steer the other way", "Pull the handbrake"],
    explanation:
      "Take your foot off the pedal and steer towards the side to which the back slides. The car will straighten again.",
  },
  {
    id: "stuck-accelerator",
    text: "The accelerator sticks and your car speeds up by itself. What do you do?",
    right: "Engine off, steering free, and brake",
    wrong: ["Jump into the next lane", "Stamp on the pedal again and again", "Take it out of gear and wait"],
    explanation:
      "Turn the engine off, but not so far that the steering locks. Leave the car in gear and brake until it stops.",
  },
  {
    id: "breakdown",
    text: "Your car breaks down on a busy road. What do you do first?",
    right: "Get it off the road and warn others",
    wrong: ["Leave it and look for a shop", "Put branches in front of it", "Stay in it until help comes"],
    explanation:
      "Others must see you in time. Move the car off the road, put a triangle in front and behind, and tell the police if you cannot move it.",
  },
  {
    id: "crash-with-injury",
    text: "You see a crash and a person is hurt. What do you do?",
    right: "Stop, help, and call for help",
    wrong: ["Drive on, so as not to be in the way", "Take pictures and drive on", "Always pull the person out"],
    explanation:
      "Stop where it is safe, call the police and an ambulance, and give what help you can. Only move an injured person to get them out of danger.",
  },
  {
    id: "brakes-fail",
    text: "The foot brake does not work. How do you slow the car down?",
    right: "Lower gears, then the handbrake",
    wrong: ["Open all doors and windows", "Turn the engine off and wait", "Turn the wheel from side to side"],
    explanation:
      "Pump the pedal, go down through the gears and use the handbrake little by little. Steer to a place where you can roll to a stop.",
  },
]);

export const safetyQuestions = [...vulnerableUsers, ...vehicleSafety, ...emergencies];
