import { closureOn } from "@kwan/domain/dates";
import { StatusTag } from "@kwan/ui";
import { m } from "#messages";
import { today } from "../../../../session/server-clock.ts";
import type { Branch } from "./queries.ts";

export function BranchState({ of: { is_open, closures } }: { of: Branch }) {
  if (is_open && closureOn(closures, today())) return <StatusTag tone="warning">{m.branches_closed_today()}</StatusTag>;
  return (
    <StatusTag tone={is_open ? "success" : "neutral"}>{is_open ? m.branches_open() : m.branches_closed()}</StatusTag>
  );
}
