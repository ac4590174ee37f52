import { displayName } from "@kwan/domain";
import { Banner, Button, Dialog, Form, Inline, Stack, Text, TextArea } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { roleNames } from "../../../words/staff-words.ts";
import { PlacementFields } from "./PlacementFields.tsx";
import { everyStaff, kwan, type StaffMember } from "./queries.ts";
import { placement, placesOf } from "./staff-account.ts";

export type ChangeAccountProps = { person: StaffMember; onClose: () => void };

/**
 * Changes an account's role, branch or school, or deactivates or reactivates it. Changes that grant more permissions
 * need another administrator's approval.
 */
export function ChangeAccount({ person, onClose }: ChangeAccountProps) {
  const client = useQueryClient();
  const name = displayName(person);
  const update = async (changes: Parameters<typeof kwan.staff.update>[1]) => {
    try {
      return await kwan.staff.update(person.id, changes, { ifMatch: person });
    } catch (cause) {
      // If a colleague was faster, the next try is about the account as it is now.
      void client.invalidateQueries({ queryKey: everyStaff });
      throw cause;
    }
  };
  const done = async (message: string) => {
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyStaff });
    onClose();
  };
  const { errors, field, isSending, onSubmit } = useSend({
    schema: placement,
    send: async ({ reason, ...places }) => {
      const { proposal } = await update({ ...placesOf(places), reason });
      await done(proposal ? m.staff_proposed({ name }) : m.staff_changed({ name }));
    },
  });
  const [asks, setAsks] = useState(false);
  const switching = useMutation({
    mutationFn: () => update({ is_active: !person.is_active }),
    onSuccess: () => done(person.is_active ? m.staff_deactivated_done({ name }) : m.staff_proposed({ name })),
  });
  return (
    <Dialog open onOpenChange={onClose} heading={m.staff_change_whose({ name })}>
      <Stack space="large">
        {person.proposal && <Text>{m.staff_proposed_text({ role: roleNames[person.proposal.role] })}</Text>}
        {person.is_active && !person.proposal && (
          <Form aria-label={m.staff_role_and_place()} errors={errors} onSubmit={onSubmit}>
            <PlacementFields defaults={person} field={field} />
            <TextArea
              required
              label={m.staff_reason()}
              hint={m.staff_reason_hint()}
              {...field("reason")}
              limit={1000}
            />
            <FormButtons label={m.common_save()} isSending={isSending} onCancel={onClose} />
          </Form>
        )}
        <Stack space="small">
          <Text tone="secondary">{person.is_active ? m.staff_active_text() : m.staff_deactivated_text()}</Text>
          {switching.isError && <Banner tone="error">{errorsOf(switching.error)[0]?.message}</Banner>}
          {asks ? (
            <Stack space="small">
              <Text>{m.staff_deactivate_question({ name })}</Text>
              <Inline>
                <Button tone="error" busy={switching.isPending} onClick={() => switching.mutate()}>
                  {m.staff_deactivate_yes()}
                </Button>
                <Button tone="secondary" onClick={() => setAsks(false)}>
                  {m.staff_keep()}
                </Button>
              </Inline>
            </Stack>
          ) : person.is_active || !person.proposal ? (
            <div>
              <Button
                tone={person.is_active ? "error" : "primary"}
                busy={switching.isPending}
                onClick={() => (person.is_active ? setAsks(true) : switching.mutate())}
              >
                {person.is_active ? m.staff_deactivate() : m.staff_reactivate()}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Stack>
    </Dialog>
  );
}
