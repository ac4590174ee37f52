export {
  type ComplaintOutcome,
  complaintOutcomes,
  type EnquiryState,
  enquiryStates,
  enquiryWords,
} from "./enquiries/states.ts";
export {
  daysOfDesk,
  type EnquiryDesk,
  type EnquiryTopic,
  type EnquiryTopicName,
  enquiryDesks,
  enquiryTopicNames,
  enquiryTopics,
  scopeOfDesk,
  topicsOf,
} from "./enquiries/topics.ts";
