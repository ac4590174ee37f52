import type { AnswerOf, listClassRecords } from "@kwan/contract";
import { cleanLine } from "@kwan/domain";
import { noteRead } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { listAnswer } from "../../calls/lists.ts";
import type { Queries } from "../../db/open.ts";
import { invalidField } from "../../domain-error.ts";
import { type Sight, sightOf } from "../policy.ts";
import { type ClassTotals, presentRecord, presentTotals } from "../present.ts";
import { certificateOf, hoursOf, listRecords } from "../store.ts";

/** Class records, as far as the asker may see them; with the hours in all where they are of one learner. */
export async function readClassRecords(
  asked: Asked<typeof listClassRecords>,
): Promise<AnswerOf<typeof listClassRecords>> {
  const { db, query, actor } = asked;
  if (query.from !== undefined && query.to !== undefined && query.from > query.to)
    throw invalidField("to", "The last day can't be before the first one.");
  const sight = sightOf(actor);
  const { search, license_class, ...rest } = query;
  const filters = {
    ...rest,
    license_class: cleanLine(license_class ?? "").toUpperCase() || undefined,
    search: cleanLine(search ?? "") || undefined,
  };
  const learner = query.learner ?? sight.driver;
  await (learner === undefined
    ? noteRead(asked, "class_records", query.school ?? sight.school ?? "all")
    : noteRead(asked, "driver", learner));
  const list = listAnswer(asked.request, await listRecords(db, sight, filters, query), presentRecord);
  return { ...list, totals: learner === undefined ? null : await readTotals(db, sight, learner) };
}

/** Hours are counted over all days and modules, whatever the list is narrowed to. */
const readTotals = async (db: Queries, sight: Sight, learner: string): Promise<ClassTotals> =>
  presentTotals(await hoursOf(db, sight, learner), await certificateOf(db, sight, learner));
