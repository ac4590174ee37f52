import type { Part } from "@kwan/domain";
import type { theoryTests } from "@kwan/sdk";

/** Identifies one part of the theory test for an application. */
export type Sitting = { part: Part; driver: string; service: string };

export type TheoryTestAnswer = Awaited<ReturnType<ReturnType<typeof theoryTests>["roadSign"]>>;
export type Paper = NonNullable<TheoryTestAnswer["paper"]>;
export type Question = Paper["questions"][number];
export type GivenAnswer = { attempt: string; question: string; answer: string };
