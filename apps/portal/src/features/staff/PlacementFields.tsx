import { RadioGroup, Select } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roleWords } from "../../words/staff-words.ts";
import { allBranches, allSchools, type StaffMember } from "./queries.ts";
import { staffRoles } from "./staff-account.ts";

const roleOptions = staffRoles.map((value) => ({ value, label: roleWords[value] }));

export type PlacementFieldsProps = {
  defaults?: Pick<StaffMember, "role" | "branch" | "school">;
  errorOf: (field: string) => string | undefined;
};

/** Role, and the branch or school that goes with it. */
export function PlacementFields({ defaults, errorOf }: PlacementFieldsProps) {
  const [role, setRole] = useState<string>(defaults?.role ?? "");
  const branches = useQuery(allBranches()).data?.results;
  const schools = useQuery({ ...allSchools(), enabled: role === "driving_school" }).data;
  return (
    <>
      <RadioGroup
        legend="Role"
        name="role"
        options={roleOptions}
        defaultValue={defaults?.role}
        onChange={setRole}
        error={errorOf("role")}
      />
      {role === "officer" && (
        <Select
          key={branches ? "branches" : "waiting"}
          label="Branch"
          hint="The officer sees only the queue and reports of this branch, and needs a reason to open an application of another branch."
          name="branch"
          emptyLabel="All branches"
          options={
            branches?.map(({ id, name }) => ({ value: id, label: name })) ??
            (defaults?.branch ? [{ value: defaults.branch, label: "The current branch" }] : [])
          }
          defaultValue={defaults?.branch ?? ""}
          error={errorOf("branch")}
        />
      )}
      {role === "driving_school" && (
        <Select
          key={schools ? "schools" : "no schools yet"}
          label="Driving school"
          hint="The account sees only the class records of this school."
          name="school"
          emptyLabel="Choose a school"
          options={
            schools?.map(({ id, name, code }) => ({ value: id, label: `${name}, ${code}` })) ??
            (defaults?.school ? [{ value: defaults.school, label: "The current school" }] : [])
          }
          defaultValue={defaults?.school ?? ""}
          error={errorOf("school")}
        />
      )}
    </>
  );
}
