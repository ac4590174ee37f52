import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { InvoiceFollower } from "./invoice-follower.ts";

/** An invoice and its payment, followed until it is settled. A page that is prerendered learns its id later. */
export function useInvoice(id: string | undefined, onChanged?: () => void) {
  const told = useRef(onChanged);
  told.current = onChanged;
  const follower = useMemo(() => new InvoiceFollower(id ?? "", () => told.current?.()), [id]);
  useEffect(() => (id ? follower.open() : undefined), [id, follower]);
  const { look, pay } = follower;
  return { ...useSyncExternalStore(follower.subscribe, follower.state, follower.state), look, pay };
}
