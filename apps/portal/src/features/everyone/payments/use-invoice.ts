import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { InvoiceFollower } from "./invoice-follower.ts";

/**
 * Tracks an invoice and its payment until the payment is settled. On a prerendered page, the ID is undefined until
 * hydration.
 */
export function useInvoice(id: string | undefined, onChanged?: () => void) {
  const told = useRef(onChanged);
  told.current = onChanged;
  const follower = useMemo(() => new InvoiceFollower(id ?? "", () => told.current?.()), [id]);
  useEffect(() => (id ? follower.open() : undefined), [id, follower]);
  const { check, pay, cancel } = follower;
  return { ...useSyncExternalStore(follower.subscribe, follower.state, follower.state), check, pay, cancel };
}
