export type { Attempt, Question } from "./testing/attempts.ts";
export { createKwanHandlers, type HandlerOptions, type KwanHandlers } from "./testing/create-kwan-handlers.ts";
export { createKwanMock, type KwanMock } from "./testing/create-kwan-mock.ts";
export type { MockControls } from "./testing/engine.ts";
export type { Fault, FaultScope } from "./testing/faults.ts";
export type { Mock, MockCode, MockOptions, MockPerson } from "./testing/mock/create-mock.ts";
export type { PaymentChoice } from "./testing/mock/settle-payment.ts";
