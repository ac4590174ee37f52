import type { KindRow } from "@kwan/domain/kinds";
import { type ComponentType, createContext } from "react";

/**
 * Shows a service in detail below its facts. Only the pages of applicants have it, because the details address the
 * applicant, and the page at the counter would load them in vain.
 */
export const InDetailContext = createContext<ComponentType<{ row: KindRow; level: 3 | 4 }> | null>(null);
