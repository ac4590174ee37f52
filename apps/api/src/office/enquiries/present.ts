import type { AnswerOf, getEnquiry, listEnquiries } from "@kwan/contract";
import { enquiryTopics } from "@kwan/domain/enquiries";
import type { exclusionsOf, ListedEnquiry, messagesOf } from "./store.ts";

type Summary = AnswerOf<typeof listEnquiries>["results"][number];

export const presentSummary = (row: ListedEnquiry): Summary => ({
  id: row.id,
  number: row.number,
  topic: row.topic,
  title: enquiryTopics[row.topic].title,
  desk: row.desk,
  state: row.state,
  outcome: row.outcome,
  branch: row.branch_id,
  branch_name: row.branch_name,
  opened_at: row.opened_at,
  updated_at: row.updated_at,
});

interface Parts {
  readonly messages: Awaited<ReturnType<typeof messagesOf>>;
  readonly excluded: Awaited<ReturnType<typeof exclusionsOf>>;
}

export const presentEnquiry = (row: ListedEnquiry, { messages, excluded }: Parts): AnswerOf<typeof getEnquiry> => ({
  ...presentSummary(row),
  about: row.about,
  cited: row.cited,
  application: row.application_id,
  name: row.name,
  email: row.email,
  phone_number: row.phone_number,
  messages: messages.map(({ id, author_id, text, written_at, first_name, last_name }) => ({
    id,
    author: author_id && `${first_name} ${last_name}`,
    text,
    written_at,
  })),
  excluded: excluded.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
  version: row.version,
});
