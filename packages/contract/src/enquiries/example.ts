import type { AnswerOf } from "../call.ts";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as enquiries from "./calls.ts";

const params = { id: ids.enquiry };

const summary: AnswerOf<typeof enquiries.listEnquiries>["results"][number] = {
  id: ids.enquiry,
  number: "EN-2026-0000426",
  topic: "card",
  title: "A licence or a card",
  desk: "branch",
  state: "open",
  outcome: null,
  branch: ids.branch,
  branch_name: "Tema",
  opened_at: "2026-11-21T09:12:00Z",
  updated_at: "2026-11-21T09:12:00Z",
};

const enquiry: AnswerOf<typeof enquiries.getEnquiry> = {
  ...summary,
  about: "",
  cited: "KW-2026-0000426",
  application: ids.service,
  name: "Esi Boateng",
  email: "esi@example.com",
  phone_number: null,
  messages: [
    {
      id: ids.enquiryMessage,
      author: null,
      text: "My card should have been ready on Monday. Can my sister collect it?",
      written_at: "2026-11-21T09:12:00Z",
    },
  ],
  excluded: [],
  version: 1,
};

const answered = {
  id: ids.answer,
  author: "Kofi Asante",
  text: "It is ready. Your sister can collect it with a letter from you and both identity cards.",
  written_at: "2026-11-21T11:40:00Z",
};

export const enquiryExamples: ExamplesOf<typeof enquiries> = {
  listEnquiries: { query: { state: "open" }, answer: pageOf(summary) },
  getEnquiry: { params, answer: enquiry },
  answerEnquiry: {
    params,
    body: { text: answered.text, closes: true },
    answer: {
      ...enquiry,
      state: "closed",
      updated_at: answered.written_at,
      messages: [...enquiry.messages, answered],
      version: 2,
    },
  },
  passEnquiry: {
    params,
    body: { topic: "payment", branch: ids.branch, reason: "It is about a refund." },
  },
  excludeFromEnquiry: {
    params,
    body: { account: ids.account, reason: "He is the brother of the officer." },
    answer: {
      ...enquiry,
      topic: "conduct",
      title: "How somebody treated you",
      desk: "complaints",
      excluded: [{ id: ids.account, name: "Kofi Asante" }],
    },
  },
};
