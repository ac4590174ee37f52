import { displayName } from "@kwan/domain";
import { Banner, Button, Dialog, Form, Inline, Stack, Text } from "@kwan/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { PlacementFields } from "./PlacementFields.tsx";
import { everyStaff, kwan, type StaffMember } from "./queries.ts";
import { placement, placesOf } from "./staff-account.ts";

export type ChangeAccountProps = { person: StaffMember; onClose: () => void };

/** Changes the role and place of an account, or deactivates or reactivates it. */
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
      await done(`The account of ${displayName(person)} has been changed.`);
    },
  });
  const [asks, setAsks] = useState(false);
  const switching = useMutation({
    mutationFn: () => kwan.staff.update(person.id, { is_active: !person.is_active }),
    onSuccess: () =>
      done(`The account of ${displayName(person)} has been ${person.is_active ? "deactivated" : "reactivated"}.`),
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
              ? "A deactivated account cannot be used to log in. What its owner did stays on record."
              : "This account is deactivated: nobody can log in with it."}
          </Text>
          {switching.isError && <Banner tone="critical">{errorsOf(switching.error)[0]?.message}</Banner>}
          {asks ? (
            <Stack space="small">
              <Text>
                Deactivate the account of {displayName(person)}? They are logged out on all devices immediately. You can
                reactivate it later.
              </Text>
              <Inline>
                <Button tone="critical" busy={switching.isPending} onClick={() => switching.mutate()}>
                  Yes, deactivate
                </Button>
                <Button tone="secondary" onClick={() => setAsks(false)}>
                  No, keep it
                </Button>
              </Inline>
            </Stack>
          ) : (
            <div>
              <Button
                tone={person.is_active ? "critical" : "primary"}
                busy={switching.isPending}
                onClick={() => (person.is_active ? setAsks(true) : switching.mutate())}
              >
                {person.is_active ? "Deactivate account" : "Reactivate account"}
              </Button>
            </div>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
