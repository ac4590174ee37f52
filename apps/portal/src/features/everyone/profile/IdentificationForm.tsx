import { identityStep } from "@kwan/domain/profiles";
import { Banner, Button, Form, Link, Skeleton } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { useKeptForm } from "../../../forms/kept-form.ts";
import { IdentificationFields } from "../../../forms/person/IdentificationFields.tsx";
import { fieldsOf, useSend } from "../../../forms/use-send.ts";
import { orNothing } from "../../../page/or-nothing.ts";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { type Driver, everyDriver, type Identification, kwan, q } from "./queries.ts";

// Loaded on demand, because the number alone is enough to save the form.
const IdentityUpload = lazy(orNothing(async () => (await import("../../../files/IdentityUpload.tsx")).IdentityUpload));

type Props = { driver: Driver; onSaved: () => void };

/** Lets a person change their identity document until an officer has verified it. */
export function IdentificationForm({ driver, onSaved }: Props) {
  const query = useQuery(q.drivers.identification(driver.id));
  return (
    <Region query={query} of={m.profile_your_identification()} skeleton={<Skeleton shape="block" height="card" />}>
      {(identification) =>
        identification.is_verified ? (
          <Banner tone="info" heading={m.profile_is_verified()}>
            {m.profile_is_verified_hint()}
          </Banner>
        ) : (
          <Fields driver={driver} identification={identification} onSaved={onSaved} />
        )
      }
    </Region>
  );
}

function Fields({ driver, identification, onSaved }: Props & { identification: Identification }) {
  const client = useQueryClient();
  const [base] = useState(identification);
  const { storedText, onInput, forget } = useKeptForm("identification");
  const { errors, field, isSending, onSubmit } = useSend({
    schema: identityStep,
    // The schema also checks names, so add the recorded names.
    read: (form) => ({ ...fieldsOf(form), ...driver }),
    send: async ({ id_type, id_number }) => {
      await kwan.drivers.putIdentification(driver.id, { id_type, id_number }, { ifMatch: base });
      toaster.add({
        type: "success",
        message: m.profile_identification_saved(),
      });
      await client.invalidateQueries({ queryKey: everyDriver });
      forget();
      onSaved();
    },
  });
  const defaults = {
    ...(identification.id_type && { id_type: identification.id_type }),
    id_number: identification.id_number ?? "",
    ...storedText,
  };
  return (
    <Form errors={errors} onSubmit={onSubmit} onInput={onInput} aria-label={m.profile_identification()}>
      <IdentificationFields legend={m.profile_which_id()} defaults={defaults} field={field} />
      <Suspense fallback={<Skeleton lines={3} />}>
        <IdentityUpload
          driver={driver.id}
          files={identification.files.filter(({ is_owners }) => is_owners)}
          hint={m.profile_identity_file()}
        />
      </Suspense>
      <Button type="submit" busy={isSending}>
        {m.common_save()}
      </Button>
      <Link href={pathOf("/profile")} onClick={forget}>
        {m.common_cancel()}
      </Link>
    </Form>
  );
}
