import { requiredText } from "@kwan/domain";
import { Button, Form, Inline, Stack, TabLinks, TextInput } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { pathOf } from "../../../paths.ts";
import { type SavedView, savedViews } from "./saved-views.ts";

const always = () => [
  { name: m.tasks_all(), search: "" },
  { name: m.tasks_mine(), search: "whose=mine" },
  { name: m.tasks_free(), search: "whose=free" },
  { name: m.tasks_overdue(), search: "due=overdue" },
];

const hrefOf = (search: string) => (search ? `${pathOf("/tasks")}?${search}` : pathOf("/tasks"));

/** Returns a set of filters in a comparable format: sorted, and without the page number. */
const compared = (search: string) => {
  const address = new URLSearchParams(search);
  address.delete("cursor");
  address.sort();
  return address.toString();
};

/**
 * The views of the list as tabs: the standard views that everyone has, and the views that the person has
 * saved.
 */
export function TaskViews({ search }: { search: string }) {
  const [saved, setSaved] = useState(savedViews.read);
  const now = compared(search);
  const views: readonly SavedView[] = [...always(), ...saved];
  const current = views.findLast((view) => compared(view.search) === now);
  const keep = (next: readonly SavedView[]) => {
    savedViews.write(next);
    setSaved(next);
  };
  const own = saved.find((view) => view === current);
  return (
    <Inline className={onScreen}>
      <TabLinks
        label={m.tasks_views()}
        links={views.map((view) => ({ href: hrefOf(view.search), label: view.name, current: view === current }))}
      />
      {!current && (
        <DialogButton size="small" label={m.tasks_save_view()} title={m.tasks_save_view()}>
          {() => (
            <NameForm
              onNamed={(name) => keep([...saved.filter((view) => view.name !== name), { name, search: now }])}
            />
          )}
        </DialogButton>
      )}
      {own && (
        <Button tone="quiet" size="small" onClick={() => keep(saved.filter((view) => view !== own))}>
          {m.tasks_remove_view({ name: own.name })}
        </Button>
      )}
    </Inline>
  );
}

const schema = z.object({ name: requiredText(m.tasks_view_name, 40) });

function NameForm({ onNamed }: { onNamed: (name: string) => void }) {
  const { errors, field, onSubmit } = useSend({
    schema,
    send: async ({ name }) => onNamed(name),
  });
  return (
    <Form aria-label={m.tasks_save_view()} errors={errors} onSubmit={onSubmit}>
      <Stack>
        <TextInput
          required
          label={m.tasks_view_name()}
          hint={m.tasks_view_hint()}
          {...field("name")}
          width="medium"
          maxLength={40}
        />
        <div>
          <Button type="submit">{m.common_save()}</Button>
        </div>
      </Stack>
    </Form>
  );
}
