import type { Topic } from "@kwan/domain";

export const topicNames: Readonly<Record<Topic, string>> = {
  warning_signs: "Warning signs",
  prohibitory_signs: "Signs that forbid",
  mandatory_signs: "Signs that order",
  priority_signs: "Priority signs",
  information_signs: "Information signs",
  markings: "Road markings",
  signals: "Signals",
  right_of_way: "Right of way",
  speed_and_distance: "Speed and distance",
  overtaking_and_lanes: "Overtaking and lanes",
  parking: "Parking",
  vulnerable_users: "People on foot and on two wheels",
  vehicle_safety: "A safe vehicle",
  emergencies: "Emergencies",
  documents_and_law: "Documents and the law",
  alcohol_and_fitness: "Alcohol and fitness to drive",
};
