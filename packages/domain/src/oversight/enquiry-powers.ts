import { power } from "./power.ts";

/** The powers over questions and complaints. */
export const enquiryPowers = {
  answer_enquiry: power(
    "The answer to a question or a complaint, and how a complaint ends",
    ["enquiries.state", "enquiries.outcome", "enquiries.closed_at", "enquiry_messages+"],
    "The person writes again, or somebody answers again.",
    { ground: "reason", told: "That there is an answer, and how to read it.", follows: ["enquiries.keep_until"] },
  ),
  pass_enquiry: power(
    "The desk that deals with a question",
    ["enquiries.topic", "enquiries.desk", "enquiries.branch_id"],
    "It is passed on again.",
    { ground: "reason", follows: ["enquiries.keep_until"] },
  ),
  exclude_from_enquiry: power(
    "The colleagues who may not see a complaint",
    ["enquiry_exclusions+"],
    "None: a colleague who has a part in a complaint stays out of it.",
    { ground: "reason", follows: ["enquiries.state"] },
  ),
};
