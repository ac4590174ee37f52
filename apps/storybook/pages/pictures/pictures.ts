import type { ReactNode } from "react";
import { facts } from "./facts.tsx";
import { messages } from "./messages.tsx";
import { questions } from "./questions.tsx";

/** A small picture of each component: the component itself, or a drawing of one that covers the page. */
export const pictures: Readonly<Record<string, ReactNode>> = { ...questions, ...messages, ...facts };
