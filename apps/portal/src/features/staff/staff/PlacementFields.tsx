import { RadioGroup, Select } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import type { Sending } from "../../../forms/use-send.ts";
import { allBranches, branchOptions } from "../../../queries/all-branches.ts";
import { roleNames } from "../../../words/staff-words.ts";
import { allSchools, type StaffMember } from "./queries.ts";
import { staffRoles } from "./staff-account.ts";

/** For each role, a sentence about what it can do. The sentence must agree with the role's scopes in @kwan/domain. */
const hints: Readonly<Record<(typeof staffRoles)[number], () => string>> = {
  driving_school: m.staff_role_driving_school,
  reviewer: m.staff_role_reviewer,
  officer: m.staff_role_officer,
  accountant: m.staff_role_accountant,
  admin: m.staff_role_admin,
};

const roleOptions = () => staffRoles.map((value) => ({ value, label: roleNames[value], hint: hints[value]() }));

export type PlacementFieldsProps = {
  defaults?: Pick<StaffMember, "role" | "branch" | "school">;
  field: Sending["field"];
};

/** The fields for the role, and for the branch or school that the role requires. */
export function PlacementFields({ defaults, field }: PlacementFieldsProps) {
  const [role, setRole] = useState<string>(defaults?.role ?? "");
  const branches = useQuery(allBranches()).data?.results;
  // Reload the schools, because one may have been registered since the list of accounts loaded their names.
  const schools = useQuery({ ...allSchools(), enabled: role === "driving_school", staleTime: 0 }).data;
  return (
    <>
      <RadioGroup
        label={m.staff_role()}
        {...field("role")}
        options={roleOptions()}
        defaultValue={defaults?.role}
        onValueChange={setRole}
      />
      {role === "officer" && (
        <Select
          required
          key={branches ? "branches" : "waiting"}
          label={m.staff_branch()}
          hint={m.staff_branch_hint()}
          {...field("branch")}
          width="medium"
          emptyLabel={m.staff_all_branches()}
          options={
            branches || !defaults?.branch
              ? branchOptions(branches)
              : [{ value: defaults.branch, label: m.staff_current_branch() }]
          }
          defaultValue={defaults?.branch ?? ""}
        />
      )}
      {role === "driving_school" && (
        <Select
          required
          key={schools ? "schools" : "no schools yet"}
          label={m.staff_school()}
          hint={m.staff_school_hint()}
          {...field("school")}
          width="long"
          emptyLabel={m.staff_choose_school()}
          options={
            schools?.map(({ id, name, code }) => ({ value: id, label: `${name}, ${code}` })) ??
            (defaults?.school ? [{ value: defaults.school, label: m.staff_current_school() }] : [])
          }
          defaultValue={defaults?.school ?? ""}
        />
      )}
    </>
  );
}
