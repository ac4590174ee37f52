export {
  createKwanHandlers,
  type HandlerOptions,
  type KwanHandlers,
  type Question,
} from "./testing/create-kwan-handlers.ts";
export type { Fault, FaultScope } from "./testing/faults.ts";
