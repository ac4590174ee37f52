import { StatusTag } from "@kwan/ui";
import { m } from "#messages";
import type { Branch } from "./queries.ts";

export const BranchState = ({ of: { is_open } }: { of: Branch }) => (
  <StatusTag tone={is_open ? "success" : "neutral"}>{is_open ? m.branches_open() : m.branches_closed()}</StatusTag>
);
