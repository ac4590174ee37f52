import type { Part } from "@kwan/domain";
import { theoryTests } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { hashKey, type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { clientOf } from "../../../session/client.ts";
import { isUnreached } from "../../../words/call-errors.ts";
import type { Answers } from "./kept-answers.ts";
import { keptTest, newest } from "./kept-test.ts";
import { serverClock, testClock } from "./test-clock.ts";
import type { GivenAnswer, Paper, Sitting, TheoryTestAnswer } from "./theory-test.ts";
import { isForGood } from "./trouble.ts";

const kwan = clientOf({ theoryTests });
const q = kwanOptions(kwan);

const read = ({ part, driver, service }: Sitting) =>
  part === "road_sign" ? q.theoryTests.roadSign(driver, service) : q.theoryTests.roadTraffic(driver, service);
const keyOf = (sitting: Sitting): QueryKey => read(sitting).queryKey;
const ask = ({ part, driver, service }: Sitting, options = {}) =>
  part === "road_sign"
    ? kwan.theoryTests.roadSign(driver, service, options)
    : kwan.theoryTests.roadTraffic(driver, service, options);

type TestResponse = { data: TheoryTestAnswer; response: Response };

/**
 * Sets the test clock from a live response. A response from the service worker's cache does not contain the current
 * time.
 */
function noteClock({ data, response }: TestResponse): void {
  if (!data.paper || response.headers.has("x-kwan-asker")) return;
  // If the server replays a response, its body has the original time, but its Date header has the current one.
  const date = Date.parse(response.headers.get("date") ?? "");
  testClock.hear(data.paper.attempt, Math.max(Date.parse(data.now), Number.isNaN(date) ? 0 : date));
}

/**
 * Stores and returns whichever is newer, a response or the stored version, so that a late or cached response does not
 * replace a newer one.
 */
function takeIn(sitting: Sitting, response: TestResponse): TheoryTestAnswer {
  noteClock(response);
  const test = newest(keptTest.of(sitting), response.data);
  keptTest.keep(sitting, test);
  return test;
}

/** Returns a test in progress that is stored on the device. It is available immediately, even offline. */
function runningOnDevice(sitting: Sitting): TheoryTestAnswer | undefined {
  const test = keptTest.of(sitting);
  return test?.paper && serverClock(test.paper.attempt)() < Date.parse(test.paper.deadline_at) ? test : undefined;
}

export function useTheoryTest(sitting: Sitting) {
  const client = useQueryClient();
  const queryKey = keyOf(sitting);
  const name = queryKey.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the sitting.
  useEffect(
    () =>
      keptTest.onChange(sitting, () => {
        const storedTest = keptTest.of(sitting);
        if (storedTest) client.setQueryData<TheoryTestAnswer>(queryKey, (before) => newest(before, storedTest));
      }),
    [client, name],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the sitting.
  const onDevice = useMemo(() => runningOnDevice(sitting), [name]);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return takeIn(sitting, await ask(sitting, { signal }).withResponse());
      } catch (cause) {
        const storedTest = runningOnDevice(sitting);
        if (storedTest && isUnreached(cause)) return storedTest;
        throw cause;
      }
    },
    // Every response contains the current version, so there is no need to poll.
    staleTime: 30_000,
    // The test may have continued or ended on another device.
    refetchOnMount: "always",
    ...(onDevice && { initialData: onDevice, initialDataUpdatedAt: () => Date.now() }),
  });
}

/** Returns the actions for a test. Each stores the version that the server returns. */
export function useTestActions(sitting: Sitting) {
  const { part, driver, service } = sitting;
  const client = useQueryClient();
  const queryKey = keyOf(sitting);
  const show = (test: TheoryTestAnswer) => client.setQueryData<TheoryTestAnswer>(queryKey, test);
  const currentTest = () => client.getQueryData<TheoryTestAnswer>(queryKey);
  const reload = async () => {
    const test = newest(currentTest(), takeIn(sitting, await ask(sitting, { retries: 0 }).withResponse()));
    show(test);
    return test;
  };
  /** Reloads the test if an action was rejected, because it has already been done or the test is over. */
  const reloadIfRefused = (cause: unknown) => {
    if (isForGood(cause)) void client.invalidateQueries({ queryKey });
  };
  return {
    /** Loads the test once, without retries, because the caller retries. */
    reload,
    start: useMutation({
      mutationFn: async () => takeIn(sitting, await kwan.theoryTests.start(part, driver, service).withResponse()),
      onSuccess: show,
      onError: reloadIfRefused,
      networkMode: "always",
      meta: { quiet: true },
    }),
    answer: async (answer: GivenAnswer): Promise<void> => {
      const response = await kwan.theoryTests.answer(part, driver, service, answer).withResponse();
      noteClock(response);
      const before = currentTest();
      if (before?.paper?.attempt !== answer.attempt) return;
      const test = withAnswer(before, before.paper, answer, response.data.now);
      keptTest.keep(sitting, test);
      show(test);
    },
    handIn: useMutation({
      mutationFn: (paper: { attempt: string; answers: Answers }) =>
        kwan.theoryTests.handIn(part, driver, service, paper),
      onSuccess: (test) => {
        keptTest.keep(sitting, test);
        show(test);
        // The result advances the application, so pages that show an earlier version have to reload it.
        void client.invalidateQueries({ predicate: (query) => query.queryHash !== hashKey(queryKey) });
      },
      onError: reloadIfRefused,
      networkMode: "always",
      meta: { quiet: true },
    }),
  };
}

/** Returns the test with a confirmed answer added. */
const withAnswer = (test: TheoryTestAnswer, paper: Paper, answer: GivenAnswer, now: string): TheoryTestAnswer => ({
  ...test,
  now: Date.parse(now) > Date.parse(test.now) ? now : test.now,
  paper: {
    ...paper,
    questions: paper.questions.map((each) => (each.id === answer.question ? { ...each, answer: answer.answer } : each)),
  },
});

/** Loads the practice questions. They never go stale, so that they work offline. */
export const usePractice = (part: Part) =>
  useQuery({ ...q.theoryTests.practice(part), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });

export type PracticeQuestion = Awaited<ReturnType<typeof kwan.theoryTests.practice>>["questions"][number];
