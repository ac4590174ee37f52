import { servicesIn } from "@kwan/domain";
import { session } from "../../../session/session.ts";
import { kwan } from "./queries.ts";

/**
 * Whether the driver has any applications. Also true if the person has no profile. If the call fails, logs the error
 * and returns true, so that the person stays on the page (R-SDK-08).
 */
export async function hasApplications(): Promise<boolean> {
  const driver = session.get().user?.driver;
  // The page itself tells people without a profile to create one, so do not redirect them.
  if (!driver) return true;
  try {
    return servicesIn(await kwan.services.list(driver, { limit: 1 })).length > 0;
  } catch (cause) {
    console.error(cause);
    return true;
  }
}
