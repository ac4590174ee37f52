// What the reader of an example already has: a client, what earlier steps have returned, and the ids of their own records.

import type { createService, getMe } from "@kwan/contract";
import type { Answer, Kwan } from "@kwan/sdk";

declare global {
  const kwan: Kwan;
  const error: unknown;
  const id: string;
  const invoiceId: string;
  const reference: string;
  const slot: string;
  const me: Answer<typeof getMe>;
  const draft: Answer<(typeof createService)["lost-damaged-license/lost"]>;
}
