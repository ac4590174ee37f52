import type { Topic } from "@kwan/domain";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";

export const topicNames: Readonly<Record<Topic, string>> = /* @__PURE__ */ inLanguage({
  warning_signs: m.tests_topic_warning_signs,
  prohibitory_signs: m.tests_topic_prohibitory_signs,
  mandatory_signs: m.tests_topic_mandatory_signs,
  priority_signs: m.tests_topic_priority_signs,
  information_signs: m.tests_topic_information_signs,
  markings: m.tests_topic_markings,
  signals: m.tests_topic_signals,
  right_of_way: m.tests_topic_right_of_way,
  speed_and_distance: m.tests_topic_speed_and_distance,
  overtaking_and_lanes: m.tests_topic_overtaking_and_lanes,
  parking: m.tests_topic_parking,
  vulnerable_users: m.tests_topic_vulnerable_users,
  vehicle_safety: m.tests_topic_vehicle_safety,
  emergencies: m.tests_topic_emergencies,
  documents_and_law: m.tests_topic_documents_and_law,
  alcohol_and_fitness: m.tests_topic_alcohol_and_fitness,
});
