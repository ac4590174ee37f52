export { daysOfDesk, type EnquiryDesk, enquiryDesks, scopeOfDesk } from "./enquiries/desks.ts";
export {
  type ComplaintOutcome,
  complaintOutcomes,
  type EnquiryState,
  enquiryStates,
  enquiryWords,
} from "./enquiries/states.ts";
export {
  type EnquiryTopic,
  type EnquiryTopicName,
  enquiryTopicNames,
  enquiryTopics,
  topicsOf,
} from "./enquiries/topics.ts";
