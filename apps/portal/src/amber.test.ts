import { expect, test } from "vitest";

const texts = import.meta.glob<string>(
  ["./**/*.ts", "./**/*.tsx", "!./**/*.test.ts", "!./**/*.stories.tsx", "!./**/*.css.ts", "!./catalogues/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/**
 * Where screens that are not only for staff or schools use amber (`warning`), how often, and what the reader then has to
 * do. Amber that asks for nothing teaches people to overlook it: use `info` or `neutral` instead.
 */
const amber: Readonly<Record<string, { times: number; because: string }>> = {
  "attempts/Attempts.tsx": { times: 1, because: "a retest has to be paid" },
  "decisions/DecisionCard.tsx": { times: 1, because: "staff decide the appeal" },
  "decisions/state-words.ts": { times: 1, because: "staff approve or reject what is proposed" },
  "features/citizen/teaching/Teaching.tsx": { times: 1, because: "the instructor answers the school" },
  "features/citizen/tests/WaitingAnswers.tsx": { times: 2, because: "answers are not sent yet" },
  "features/citizen/training/ConfirmByCode.tsx": { times: 1, because: "the learner needs a phone number first" },
  "features/everyone/account/LoginDetails.tsx": { times: 1, because: "a code has to be entered" },
  "features/everyone/home/NextSteps.tsx": { times: 1, because: "the step is due now" },
  "features/everyone/payments/PayInvoice.tsx": {
    times: 2,
    because: "an expired invoice has to be replaced, and nobody should pay twice",
  },
  "features/everyone/payments/PaymentState.tsx": { times: 4, because: "the payer has to pay again" },
  "features/everyone/profile/ChangedMeanwhile.tsx": { times: 1, because: "the person has to read what has changed" },
  "features/everyone/profile/CheckAnswers.tsx": { times: 1, because: "answers are missing" },
  "features/everyone/services/apply/AnswerSections.tsx": {
    times: 2,
    because: "an answer or a document is missing, or has to be sent again",
  },
  "features/everyone/services/apply/ApplicationForm.tsx": { times: 1, because: "the office has asked for something" },
  "features/everyone/services/apply/CheckStep.tsx": {
    times: 1,
    because: "something is missing before the application can be submitted",
  },
  "features/everyone/services/apply/EligibilityStep.tsx": { times: 1, because: "more than time is missing" },
  "features/everyone/services/apply/SavingState.tsx": { times: 1, because: "the answers are not saved" },
  "features/everyone/services/apply/TooSoon.tsx": {
    times: 1,
    because: "the permit may come too late, which people have to decide about before they pay",
  },
  "features/everyone/services/view/DuePayment.tsx": { times: 1, because: "an invoice has to be paid" },
  "features/everyone/services/view/LearnerExtras.tsx": { times: 1, because: "the school does not know the trainee" },
  "features/everyone/services/view/SinceLastTime.tsx": { times: 1, because: "staff check again what has changed" },
  "features/everyone/services/view/Tests.tsx": { times: 1, because: "the clock of the test runs" },
  "features/everyone/services/view/next-action.ts": { times: 4, because: "the next action is for the applicant" },
  "features/everyone/services/words.ts": { times: 2, because: "the applicant has to pay or to reply" },
  "features/open/setup/SetUp.tsx": { times: 1, because: "a new link is needed" },
  "guide/enquiries/ThreadView.tsx": { times: 1, because: "the complaint has to be taken elsewhere" },
  "guide/guide-data.ts": { times: 1, because: "a notice of this tone asks its readers to do something" },
  "guide/pages/branch.tsx": { times: 3, because: "the branch is closed, so another day or branch is needed" },
  "lessons/InstructorAccount.tsx": { times: 1, because: "the school has to correct the licence number" },
  "notices/use-notices.ts": { times: 1, because: "a notice of this tone asks its readers to do something" },
  "tags/VerifiedTag.tsx": { times: 1, because: "somebody has to verify it" },
  "words/invoice-words.ts": { times: 1, because: "an invoice has to be paid" },
  "words/licence-standing.ts": { times: 1, because: "the licence has to be renewed" },
};

test("amber is only where the reader has to act", () => {
  const uses = Object.entries(texts).flatMap(([path, text]) => {
    const code = text.replaceAll(/^\s*(\*|\/\/|\/\*\*).*$/gm, "");
    const times = code.split('"warning"').length - 1;
    const file = path.replace("./", "");
    return times > 0 && !/^features\/(staff|school)\//.test(file) && file !== "words/staff-words.ts"
      ? [[file, times]]
      : [];
  });
  expect(Object.fromEntries(uses)).toEqual(
    Object.fromEntries(Object.entries(amber).map(([file, { times }]) => [file, times])),
  );
});
