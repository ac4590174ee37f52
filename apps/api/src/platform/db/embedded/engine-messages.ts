import type { EngineCode } from "./engine-code.ts";
import type { Fault } from "./synced-files.ts";

/** Tells the engine's thread whether to create a database or to serve one. */
export interface EngineStart {
  readonly task: "create" | "serve";
  readonly folder: string;
  readonly fault: Fault | undefined;
  readonly code: EngineCode;
}

export type ToEngine =
  | { readonly kind: "ask"; readonly id: number; readonly bytes: Uint8Array; readonly isNewSession: boolean }
  | { readonly kind: "fault"; readonly fault: Fault | undefined }
  | { readonly kind: "close" };

export type FromEngine =
  | { readonly kind: "ready" }
  | { readonly kind: "closed" }
  | { readonly kind: "answer"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly why: string };
