import { hasCode } from "@kwan/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toaster } from "../../toasts/toaster.ts";
import { type Driver, everyDriver, kwan } from "./queries.ts";

type Changes = Parameters<typeof kwan.drivers.update>[1];

/**
 * Changes a profile, if nobody else has changed it since the form was opened. Where somebody has, `newer` is what stands there
 * now: the next try is made in its knowledge, and what was typed is kept.
 */
export function useProfileUpdate(driver: Driver, onSaved: () => void) {
  const client = useQueryClient();
  // The profile as it was when the form was opened: what is loaded again meanwhile has not been seen.
  const [base, setBase] = useState(driver);
  const [newer, setNewer] = useState<Driver>();
  const save = async (changes: Changes) => {
    try {
      await kwan.drivers.update(driver.id, changes, { ifMatch: base });
    } catch (cause) {
      if (hasCode(cause, "stale")) {
        const now = await kwan.drivers.get(driver.id);
        setBase(now);
        setNewer(now);
      }
      throw cause;
    }
    toaster.add({ type: "success", message: "Your profile has been saved." });
    await client.invalidateQueries({ queryKey: everyDriver });
    onSaved();
  };
  return { save, newer };
}
