import { StatusTag } from "@kwan/ui";
import { m } from "#messages";
import type { Program } from "./queries.ts";

export const ProgramState = ({ of: { is_active } }: { of: Pick<Program, "is_active"> }) => (
  <StatusTag tone={is_active ? "success" : "neutral"}>
    {is_active ? m.programs_has_access() : m.programs_no_access()}
  </StatusTag>
);
