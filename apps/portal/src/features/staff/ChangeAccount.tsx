import { displayName } from "@kwan/domain";
import { Banner, Button, Dialog, Form, Stack, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toaster } from "../../frame/toaster.ts";
import { errorsOf, useSend } from "../../frame/use-send.ts";
import { PlacementFields } from "./PlacementFields.tsx";
import { everyStaff, kwan, type StaffMember } from "./queries.ts";
import { placement, placesOf } from "./staff-account.ts";

export type ChangeAccountProps = { person: StaffMember; onClose: () => void };

/** Sets role and place of an account, ends it, or opens it again. */
export function ChangeAccount({ person, onClose }: ChangeAccountProps) {
  const client = useQueryClient();
  const done = async (message: string) => {
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyStaff });
    onClose();
  };
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: placement,
    send: async (places) => {
      await kwan.staff.update(person.id, placesOf(places));
      await done(`The account of ${displayName(person)} is changed.`);
    },
  });
  const switching = useMutation({
    mutationFn: () => kwan.staff.update(person.id, { is_active: !person.is_active }),
    onSuccess: () => done(`The account of ${displayName(person)} is ${person.is_active ? "ended" : "open again"}.`),
  });
  return (
    <Dialog open onClose={onClose} title={displayName(person)}>
      <Stack space="large">
        {person.is_active && (
          <Form aria-label="Role and place" errors={errors} onSubmit={onSubmit}>
            <PlacementFields defaults={person} errorOf={errorOf} />
            <div>
              <Button type="submit" busy={isSending}>
                Save
              </Button>
            </div>
          </Form>
        )}
        <Stack space="small">
          <Text tone="secondary">
            {person.is_active
              ? "When an account ends, whoever has it is logged out everywhere at once. What they did stays on record."
              : "This account has ended: nobody can log in with it."}
          </Text>
          {switching.isError && <Banner tone="critical">{errorsOf(switching.error)[0]?.message}</Banner>}
          <div>
            <Button
              tone={person.is_active ? "critical" : "primary"}
              busy={switching.isPending}
              onClick={() => switching.mutate()}
            >
              {person.is_active ? "End this account" : "Open it again"}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Dialog>
  );
}
