export type { Attempt, Question } from "./testing/attempts.ts";
export type { MockControls } from "./testing/engine.ts";
export type { Fault, FaultScope } from "./testing/faults.ts";
export { createMock, type Mock, type MockCode, type MockOptions, type MockPerson } from "./testing/mock/create-mock.ts";
export { simulatedCalls } from "./testing/mock/serve.ts";
export type { PaymentChoice } from "./testing/mock/settle-payment.ts";
