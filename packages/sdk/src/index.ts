export type { FileAnswer } from "./bodies/file-answer.ts";
export { toFormData } from "./bodies/form-data.ts";
export { createKwan, type Kwan } from "./create-kwan.ts";
export { createKwanWith, type KwanOf, type Nouns, type OwnOptions } from "./create-kwan-with.ts";
export { AnswerError, type AnswerFault, type Mismatch } from "./errors/answer-error.ts";
export { ApiError } from "./errors/api-error.ts";
export { CancelledError } from "./errors/cancelled-error.ts";
export {
  hasCode,
  isAnswerError,
  isApiError,
  isCancelledError,
  isInputError,
  isKwanError,
  isNetworkError,
  isTimeoutError,
} from "./errors/guards.ts";
export { InputError } from "./errors/input-error.ts";
export { type CommonCode, KwanError } from "./errors/kwan-error.ts";
export { NetworkError } from "./errors/network-error.ts";
export { errorSummary, fieldErrorsOf } from "./errors/summary.ts";
export { TimeoutError } from "./errors/timeout-error.ts";
export { joinHooks } from "./hooks/join-hooks.ts";
export { type CallLogger, type LogOptions, logCalls } from "./hooks/log-calls.ts";
export type { Answer, Answering, Body, Query } from "./methods/method-types.ts";
export { method, type Send } from "./methods/send.ts";
export { type ConfirmsPayments, type WaitOptions, waitForPayment } from "./methods/wait-for-payment.ts";
export * from "./nouns/every-noun.ts";
export type * from "./nouns/every-type.ts";
export { cursorOf, type KwanList, type ListPage, type ToArrayOptions } from "./promises/kwan-list.ts";
export type { KwanPromise, Settled, WithResponse } from "./promises/kwan-promise.ts";
export { type CallsLeft, callsLeft } from "./requests/calls-left.ts";
export { etagOf } from "./requests/etags.ts";
export { type IntentKeys, intentKeys } from "./requests/intent-keys.ts";
export type {
  AroundContext,
  AroundOutcome,
  CallOptions,
  HookContext,
  Hooks,
  IfMatch,
  KwanOptions,
  Layout,
  PostOptions,
  UpdateOptions,
} from "./requests/options.ts";
export type { RetryPlan } from "./requests/retries.ts";
export type { OnProgress, Progress } from "./requests/uploads.ts";
export { type CookieOptions, cookieTokens } from "./tokens/cookie-tokens.ts";
export { memoryTokens } from "./tokens/memory-tokens.ts";
export { type ProgramCredentials, programTokens } from "./tokens/program-tokens.ts";
export type { TokenStore } from "./tokens/token-store.ts";
