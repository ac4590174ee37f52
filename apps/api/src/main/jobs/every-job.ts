import { cancelOnClosedDays } from "../../licensing/appointments/commands/cancel-on-closed-days.ts";
import { keepSlots } from "../../licensing/appointments/commands/keep-slots.ts";
import { removeBlob } from "../../licensing/documents/commands/remove-blob.ts";
import { sweepBlobs } from "../../licensing/documents/commands/sweep-blobs.ts";
import { beginEndorsements } from "../../licensing/services/commands/begin-endorsement.ts";
import { refundRetests } from "../../licensing/services/commands/refund-retests.ts";
import { finishOverdue } from "../../licensing/theory-tests/commands/finish-overdue.ts";
import { purgeEvidence } from "../../licensing/update-requests/commands/purge-evidence.ts";
import { enterNightly } from "../../money/entries/commands/enter-everything.ts";
import { compareWithProvider } from "../../money/payments/commands/compare-with-provider.ts";
import { reconcile } from "../../money/payments/commands/reconcile.ts";
import { sendRefunds } from "../../money/payments/commands/send-refunds.ts";
import { resumeImports, workOnImport } from "../../office/imports/work.ts";
import { countWaitingTimes } from "../../office/reports/commands/count-waiting-times.ts";
import { recountTasksNightly } from "../../office/tasks/commands/recount-tasks.ts";
import type { Config } from "../../platform/config.ts";
import type { Server } from "../../platform/context.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { deliverMessage, rescueMessages } from "../../platform/messages/deliver.ts";
import { openSenders } from "../../platform/messages/open-senders.ts";
import type { Senders } from "../../platform/messages/senders.ts";
import { deleteAccounts } from "../deletions/commands/delete-accounts.ts";
import { soonReminders } from "../reminders/reminders.ts";
import { sendReminders } from "../reminders/send-reminders.ts";
import { importIdOf, type JobTable, messageIdOf, textOf } from "./job-table.ts";
import { tidyUp } from "./tidy-up.ts";

/** Finishes the tests that are past their deadline, in batches with one transaction each, until none are left. */
async function finishEveryOverdue(deps: Server): Promise<void> {
  for (let finished = 1; finished > 0; ) finished = await inTransaction(deps.db, (tx) => finishOverdue({ tx, deps }));
}

const scheduled = { pollSeconds: 15, maxSeconds: 900, atOnce: 1 };

/** Returns all background jobs. People wait for codes, so the queue of codes is polled most often. */
export const everyJob = (config: Config, senders: Senders = openSenders(config)): JobTable => ({
  // Codes and other urgent messages have their own queue, so that they never wait behind thousands of reminders.
  send_code: {
    run: (deps, data) => deliverMessage(deps, senders, messageIdOf(data)),
    pollSeconds: 0.5,
    maxSeconds: 60,
    atOnce: 8,
    batch: 2,
  },
  send_message: {
    run: (deps, data) => deliverMessage(deps, senders, messageIdOf(data)),
    pollSeconds: 1,
    maxSeconds: 60,
    atOnce: 16,
    batch: 8,
  },
  remove_blob: {
    run: (deps, data) => removeBlob(deps, textOf(data, "key")),
    pollSeconds: 5,
    maxSeconds: 60,
    atOnce: 10,
    batch: 10,
  },
  // Each job runs for at most half a minute, and queues another one if there is more to do.
  work_import: {
    run: (deps, data) => workOnImport(deps, importIdOf(data)),
    pollSeconds: 1,
    maxSeconds: 300,
    atOnce: 1,
  },
  resume_imports: { ...scheduled, cron: "* * * * *", run: resumeImports },
  // This also expires unpaid invoices, after checking whether a payment in progress has paid them.
  reconcile_payments: { ...scheduled, cron: "*/5 * * * *", run: async (deps) => void (await reconcile(deps)) },
  begin_endorsements: { ...scheduled, cron: "2 * * * *", run: beginEndorsements },
  send_refunds: { ...scheduled, cron: "* * * * *", run: async (deps) => void (await sendRefunds(deps)) },
  refund_retests: { ...scheduled, cron: "25 * * * *", run: async (deps) => void (await refundRetests(deps)) },
  enter_missing: { ...scheduled, cron: "5 2 * * *", run: enterNightly },
  compare_with_provider: { ...scheduled, cron: "25 3 * * *", run: compareWithProvider },
  finish_overdue_tests: { ...scheduled, cron: "* * * * *", run: finishEveryOverdue },
  rescue_messages: { ...scheduled, cron: "*/5 * * * *", run: rescueMessages },
  send_reminders: { ...scheduled, cron: "10 * * * *", run: async (deps) => void (await sendReminders(deps)) },
  send_soon_reminders: {
    ...scheduled,
    cron: "*/15 * * * *",
    run: async (deps) => void (await sendReminders(deps, soonReminders)),
  },
  count_waiting_times: { ...scheduled, cron: "45 3 * * *", run: countWaitingTimes },
  keep_slots: { ...scheduled, cron: "20 2 * * *", run: async (deps) => void (await keepSlots(deps)) },
  cancel_on_closed_days: { ...scheduled, cron: "15 * * * *", run: cancelOnClosedDays },
  delete_accounts: { ...scheduled, cron: "30 * * * *", run: async (deps) => void (await deleteAccounts(deps)) },
  purge_evidence: { ...scheduled, cron: "50 2 * * *", run: async (deps) => void (await purgeEvidence(deps)) },
  sweep_blobs: { ...scheduled, cron: "15 3 * * *", run: async (deps) => void (await sweepBlobs(deps)) },
  recount_tasks: { ...scheduled, cron: "35 2 * * *", run: recountTasksNightly },
  tidy_up: { ...scheduled, cron: "40 * * * *", run: tidyUp },
});
