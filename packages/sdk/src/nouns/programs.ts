// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type CreateProgramBody,
  createProgram,
  type EndProgramBody,
  endProgram,
  getProgram,
  type IssueProgramSecretAnswer,
  issueProgramSecret,
  type ListProgramsItem,
  type ListProgramsQuery,
  listPrograms,
  type Page,
  type ProgramId,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `programs.list` can fail with. */
export type ProgramsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `programs.list`. */
export type ProgramsListError = KwanError<ProgramsListCode>;

/** The codes of the errors that `programs.get` can fail with. */
export type ProgramsGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `programs.get`. */
export type ProgramsGetError = KwanError<ProgramsGetCode>;

/** The codes of the errors that `programs.create` can fail with. */
export type ProgramsCreateCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `programs.create`. */
export type ProgramsCreateError = KwanError<ProgramsCreateCode>;

/** The codes of the errors that `programs.issueSecret` can fail with. */
export type ProgramsIssueSecretCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `programs.issueSecret`. */
export type ProgramsIssueSecretError = KwanError<ProgramsIssueSecretCode>;

/** The codes of the errors that `programs.end` can fail with. */
export type ProgramsEndCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `programs.end`. */
export type ProgramsEndError = KwanError<ProgramsEndCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists programs, newest first.
   *
   * @example
   * for await (const program of kwan.programs.list()) console.log(program.name, program.is_active);
   */
  list: method(
    listPrograms,
    (
      query?: ListProgramsQuery,
      options?: CallOptions,
    ): KwanList<Page<ListProgramsItem>, ProgramsListError, "listPrograms"> => send(listPrograms, { query }, options),
  ),
  /**
   * Returns a program with its valid secrets, without their text.
   *
   * @example
   * const { scopes } = await kwan.programs.get(id);
   */
  get: method(
    getProgram,
    (id: ProgramId, options?: CallOptions): KwanPromise<ListProgramsItem, ProgramsGetError, "getProgram"> =>
      send(getProgram, { params: { id } }, options),
  ),
  /**
   * Adds a program. It can read nothing until the decision `grant_program` is in force, which another administrator
   * approves.
   *
   * @example
   * const { id } = await kwan.programs.create({
   *   name: "Road safety dashboard",
   *   team: "Road safety",
   *   contact_email: "road-safety@example.com",
   * });
   */
  create: method(
    createProgram,
    (
      body: CreateProgramBody,
      options?: PostOptions,
    ): KwanPromise<ListProgramsItem, ProgramsCreateError, "createProgram"> => send(createProgram, { body }, options),
  ),
  /**
   * Creates a secret for a program that has been approved. The response shows it once. An earlier secret works for another
   * 24 hours, so that the program can be changed without a break. At most two are valid.
   *
   * @example
   * const { client_id, client_secret } = await kwan.programs.issueSecret(id);
   */
  issueSecret: method(
    issueProgramSecret,
    (
      id: ProgramId,
      options?: PostOptions,
    ): KwanPromise<IssueProgramSecretAnswer, ProgramsIssueSecretError, "issueProgramSecret"> =>
      send(issueProgramSecret, { params: { id } }, options),
  ),
  /**
   * Ends the access of a program immediately: its secrets and tokens stop working. To give it back, another administrator
   * has to approve.
   *
   * @example
   * await kwan.programs.end(id, { reason: "The secret was found in a repository." });
   */
  end: method(
    endProgram,
    (
      id: ProgramId,
      body: EndProgramBody,
      options?: PostOptions,
    ): KwanPromise<ListProgramsItem, ProgramsEndError, "endProgram"> =>
      send(endProgram, { params: { id }, body }, options),
  ),
});

/**
 * Programs of other teams, which read with credentials of their own. For administrators.
 */
export interface ProgramsMethods extends ReturnType<typeof withSend> {}

/**
 * Programs of other teams, which read with credentials of their own. For administrators.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { programs });
 */
export const programs: (send: Send) => ProgramsMethods = withSend;
