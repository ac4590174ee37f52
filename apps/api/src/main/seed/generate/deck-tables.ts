import type { PlainDate } from "@kwan/domain";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { makeDeck } from "./cards.ts";

/** The deck's tables: one for the cards, and one for each list that cards contain. */
const parts = [
  `deck on commit drop as select card, kind, status, is_open, is_sent, is_paid, reason, total_pesewas, has_practical,
    jsonb_array_length(moves) as moves_count from cards`,
  `card_details on commit drop as select card, details from cards`,
  `card_steps on commit drop as select card, step.* from cards, jsonb_to_recordset(steps)
    as step (step text, position int, is_done boolean, result jsonb)`,
  `card_moves on commit drop as select card, move.* from cards, jsonb_to_recordset(moves)
    as move (position int, action text, from_status text, to_status text, by_actor text)`,
  `card_lines on commit drop as select card, line.* from cards, jsonb_to_recordset(lines)
    as line (position int, item text, title text, quantity int, unit_pesewas int, total_pesewas int)`,
  `card_documents on commit drop as select card, document, position
    from cards, jsonb_array_elements_text(documents) with ordinality as requested (document, position)`,
  `card_parts on commit drop as select card, part, position
    from cards, jsonb_array_elements_text(parts) with ordinality as taken (part, position)`,
];

/** Creates the deck as temporary tables of this transaction, for other statements to join. */
export async function layOutDeck(trx: Kysely<Tables>, today: PlainDate): Promise<void> {
  await sql`
    create temporary table cards on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(makeDeck(today))}::jsonb)
      as dealt (card int, kind text, status text, is_open boolean, is_sent boolean, is_paid boolean, reason text,
        details jsonb, steps jsonb, moves jsonb, lines jsonb, total_pesewas int, documents jsonb, parts jsonb,
        has_practical boolean)`.execute(trx);
  for (const part of parts) await sql.raw(`create temporary table ${part}`).execute(trx);
  await sql`analyze deck`.execute(trx);
}
