import type { Part } from "@kwan/domain";
import { theoryTests } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ theoryTests });
const q = kwanOptions(kwan);

/** Which part of which application's test. */
export type Sitting = { part: Part; driver: string; service: string };

const read = ({ part, driver, service }: Sitting) =>
  part === "road_sign" ? q.theoryTests.roadSign(driver, service) : q.theoryTests.roadTraffic(driver, service);

/** How the test stands. */
export const useTheoryTest = (sitting: Sitting) =>
  // The paper is the server's: what it says while a test runs comes with each answer, and not by itself.
  useQuery({ ...read(sitting), staleTime: 30_000 });

export type TheoryTestAnswer = Awaited<ReturnType<typeof kwan.theoryTests.roadSign>>;
export type Paper = NonNullable<TheoryTestAnswer["paper"]>;
export type Question = Paper["questions"][number];

/** What can be done with a test; what the server says afterwards is how it stands. */
export function useTestActions(sitting: Sitting) {
  const { part, driver, service } = sitting;
  const client = useQueryClient();
  const { queryKey } = read(sitting);
  const onSuccess = (test: TheoryTestAnswer) => client.setQueryData(queryKey, test as never);
  return {
    start: useMutation({ mutationFn: () => kwan.theoryTests.start(part, driver, service), onSuccess }),
    answer: useMutation({
      mutationFn: (given: { attempt: string; question: string; answer: string }) =>
        kwan.theoryTests.answer(part, driver, service, given),
      // A failure is shown beside the question: the answer waits and goes out later.
      meta: { quiet: true },
    }),
    handIn: useMutation({
      mutationFn: (paper: { attempt: string; answers: Record<string, string> }) =>
        kwan.theoryTests.handIn(part, driver, service, paper),
      onSuccess,
    }),
  };
}

/** Questions to practise with. Once read, they stay for offline days. */
export const usePractice = (part: Part) =>
  useQuery({ ...q.theoryTests.practice(part), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });

export type PracticeQuestion = Awaited<ReturnType<typeof kwan.theoryTests.practice>>["questions"][number];
