import { servicesIn } from "@kwan/domain";
import { session } from "../../session/session.ts";
import { kwan } from "./queries.ts";

/** Whether the driver has any service. R-SDK-08: where that can't be loaded it is only logged, and nobody is sent away. */
export async function hasApplications(): Promise<boolean> {
  const driver = session.get().user?.driver;
  // Who has no profile yet is told so by the page.
  if (!driver) return true;
  try {
    return servicesIn(await kwan.services.list(driver, { limit: 1 })).length > 0;
  } catch (cause) {
    console.error(cause);
    return true;
  }
}
