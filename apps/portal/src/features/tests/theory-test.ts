import type { Part } from "@kwan/domain";
import type { theoryTests } from "@kwan/sdk";

/** Which part of which application's test. */
export type Sitting = { part: Part; driver: string; service: string };

/** How a test stands, as the server says. */
export type TheoryTestAnswer = Awaited<ReturnType<ReturnType<typeof theoryTests>["roadSign"]>>;
export type Paper = NonNullable<TheoryTestAnswer["paper"]>;
export type Question = Paper["questions"][number];
export type GivenAnswer = { attempt: string; question: string; answer: string };
