export {
  createKwanHandlers,
  type HandlerOptions,
  type KwanHandlers,
  type Question,
} from "./handlers/create-kwan-handlers.ts";
export type { Fault, FaultScope } from "./handlers/faults.ts";
