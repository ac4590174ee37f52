import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { toaster } from "../toasts/toaster.ts";
import { type Decision, kwan, readAgain } from "./queries.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

/**
 * Withdraws the reader's own proposal, or reverses a decision that is in force. Another person may have to approve the
 * reversal.
 */
export function TakeBack({ decision: { id, state, open_appeal }, about }: { decision: Decision; about: string }) {
  const client = useQueryClient();
  const isProposal = state === "proposed";
  return (
    <div>
      <ReasonDialog
        button={isProposal ? m.desk_withdraw() : m.desk_take_back()}
        about={about}
        title={isProposal ? m.desk_withdraw_question() : m.desk_take_back_question()}
        hint={isProposal ? m.desk_withdraw_hint() : open_appeal ? m.desk_take_back_appealed() : m.desk_take_back_hint()}
        send={async (reason) => {
          const changed = await kwan.decisions[isProposal ? "withdraw" : "reverse"](id, { reason });
          toaster.add({
            type: "success",
            message: isProposal
              ? m.desk_withdrawn_done()
              : changed.state === "in_force"
                ? m.desk_taken_back_done()
                : m.desk_take_back_proposed(),
          });
          await readAgain(client);
        }}
      />
    </div>
  );
}
