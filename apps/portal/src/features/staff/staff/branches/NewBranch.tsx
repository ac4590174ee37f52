import { requiredText } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { regions } from "@kwan/domain/places";
import { CheckboxGroup, Form, RadioGroup, Select, Text, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../../forms/FormButtons.tsx";
import { fieldsOf, useSend } from "../../../../forms/use-send.ts";
import { paths } from "../../../../paths.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { kwan, readAgain } from "./queries.ts";

/** The schema of a coordinate in degrees, which can be typed with a decimal comma or a decimal point. */
const degrees = (label: () => string, most: number) =>
  requiredText(label, 20, (text) =>
    Math.abs(Number(text.replace(",", "."))) <= most ? undefined : m.branches_degrees_wrong({ label: label(), most }),
  );

const numberOf = (text: string): number => Number(text.replace(",", "."));

const newBranch = z.object({
  branch_code: requiredText(m.branches_code, 10, (text) =>
    /^[A-Z0-9]{2,10}$/i.test(text) ? undefined : m.branches_code_wrong(),
  ),
  name: requiredText(m.branches_name, 120),
  region: z.enum(regions, { error: () => m.branches_region_choose() }),
  city: requiredText(m.branches_city, 60),
  lat: degrees(m.branches_lat, 90),
  lon: degrees(m.branches_lon, 180),
  hours: z.enum(["working_days", "always"], { error: () => m.branches_hours_missing() }),
  is_test_centre: z.enum(["yes", "no"], { error: () => m.branches_test_centre_missing() }),
  services: z.array(z.string()).check(z.minLength(1, { error: () => m.branches_services_missing() })),
});

/**
 * Adds a branch. It stays closed until one administrator has proposed to open it and another has approved the proposal.
 */
export function NewBranch({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fields } = decisionRow("change_branch");
  const optionsOf = (name: string) =>
    Object.entries(fields[name]?.options ?? {}).map(([value, label]) => ({ value, label }));
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newBranch,
    read: (form) => ({ ...fieldsOf(form), services: form.getAll("services") }),
    send: async ({ lat, lon, is_test_centre, ...branch }) => {
      const { id } = await kwan.branches.create({
        ...branch,
        lat: numberOf(lat),
        lon: numberOf(lon),
        is_test_centre: is_test_centre === "yes",
      });
      toaster.add({ type: "success", message: m.branches_added({ name: branch.name }) });
      onDone();
      await readAgain(client);
      await navigate(paths.branch(id));
    },
  });
  return (
    <Form aria-label={m.branches_add()} errors={errors} onSubmit={onSubmit}>
      <Text tone="secondary">{m.branches_starts_closed()}</Text>
      <TextInput required label={m.branches_name()} {...field("name")} width="medium" autoComplete="off" />
      <TextInput
        required
        label={m.branches_code()}
        hint={m.branches_code_hint()}
        {...field("branch_code")}
        width="short"
        autoComplete="off"
      />
      <Select
        required
        label={m.branches_region()}
        {...field("region")}
        width="medium"
        emptyLabel={m.forms_choose()}
        options={regions.map((name) => ({ value: name, label: name }))}
      />
      <TextInput required label={m.branches_city()} {...field("city")} width="medium" autoComplete="off" />
      <TextInput
        required
        label={m.branches_lat()}
        hint={m.branches_lat_hint()}
        {...field("lat")}
        width="short"
        inputMode="text"
        autoComplete="off"
      />
      <TextInput
        required
        label={m.branches_lon()}
        hint={m.branches_lon_hint()}
        {...field("lon")}
        width="short"
        inputMode="text"
        autoComplete="off"
      />
      <RadioGroup label={m.branches_hours()} {...field("hours")} options={optionsOf("opening_hours")} />
      <RadioGroup
        label={fields.is_test_centre?.label ?? ""}
        {...field("is_test_centre")}
        inRow
        options={[
          { value: "yes", label: m.common_yes() },
          { value: "no", label: m.common_no() },
        ]}
      />
      <CheckboxGroup label={fields.services?.label ?? ""} {...field("services")} options={optionsOf("services")} />
      <FormButtons label={m.branches_add()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
