import type { KindRow } from "@kwan/domain/kinds";
import { Accordion, Skeleton } from "@kwan/ui";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { orNothing } from "../../../../page/or-nothing.ts";

const KindDetails = lazy(orNothing(async () => (await import("./KindDetails.tsx")).KindDetails));

/** The parts of the public page of a service, which are loaded when they are opened. */
export function InDetail({ row, level }: { row: KindRow; level: 3 | 4 }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion summary={m.services_in_detail()} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <KindDetails row={row} level={level} />
        </Suspense>
      )}
    </Accordion>
  );
}
