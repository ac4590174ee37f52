import { hasCode } from "@kwan/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { toaster } from "../../../toasts/toaster.ts";
import { type Driver, everyDriver, kwan } from "./queries.ts";

type Changes = Parameters<typeof kwan.drivers.update>[1];

/**
 * Saves changes to a profile, unless it has changed since the form was opened. In that case, `newer` is the current
 * profile, the form keeps its answers, and the next attempt is based on the current profile.
 */
export function useProfileUpdate(driver: Driver, onSaved: () => void) {
  const client = useQueryClient();
  // The profile that the person has seen. A version that was loaded after the form was opened does not replace it.
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
    toaster.add({ type: "success", message: m.profile_saved() });
    await client.invalidateQueries({ queryKey: everyDriver });
    onSaved();
  };
  return { save, newer };
}
