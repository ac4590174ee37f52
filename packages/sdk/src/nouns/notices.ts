// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  endNotice,
  type GetNoticeBoardAnswer,
  type GetNoticeBoardNotice,
  type GetNoticesAnswer,
  getNoticeBoard,
  getNotices,
  type NoticeId,
  type PostNoticeBody,
  postNotice,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `notices.current` can fail with. */
export type NoticesCurrentCode = CommonCode;

/** The error of `notices.current`. */
export type NoticesCurrentError = KwanError<NoticesCurrentCode>;

/** The codes of the errors that `notices.board` can fail with. */
export type NoticesBoardCode = CommonCode | "forbidden";

/** The error of `notices.board`. */
export type NoticesBoardError = KwanError<NoticesBoardCode>;

/** The codes of the errors that `notices.post` can fail with. */
export type NoticesPostCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `notices.post`. */
export type NoticesPostError = KwanError<NoticesPostCode>;

/** The codes of the errors that `notices.end` can fail with. */
export type NoticesEndCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `notices.end`. */
export type NoticesEndError = KwanError<NoticesEndCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns the notices that everybody reads now, the newest first: those that a member of staff has posted, and work that
   * is planned within the next 48 hours. The answer may be stored for a minute.
   *
   * @example
   * const { notices } = await kwan.notices.current();
   */
  current: method(
    getNotices,
    (options?: CallOptions): KwanPromise<GetNoticesAnswer, NoticesCurrentError, "getNotices"> =>
      send(getNotices, {}, options),
  ),
  /**
   * Returns the notices of the last 30 days, the newest first, and the ID of the board that they are on. Planned work is a
   * decision about the board: see `decisions.list`.
   *
   * @example
   * const { notices } = await kwan.notices.board();
   */
  board: method(
    getNoticeBoard,
    (options?: CallOptions): KwanPromise<GetNoticeBoardAnswer, NoticesBoardError, "getNoticeBoard"> =>
      send(getNoticeBoard, {}, options),
  ),
  /**
   * Posts a notice at the top of every page. It ends automatically after at most 24 hours. At most three are shown at
   * the same time.
   *
   * @example
   * await kwan.notices.post({
   *   tone: "warning",
   *   text_en: "Payments by card do not work at the moment. You can pay by mobile money.",
   *   text_fr: "Le paiement par carte ne fonctionne pas en ce moment. Vous pouvez payer par mobile money.",
   *   hours: 4,
   * });
   */
  post: method(
    postNotice,
    (body: PostNoticeBody, options?: PostOptions): KwanPromise<GetNoticeBoardNotice, NoticesPostError, "postNotice"> =>
      send(postNotice, { body }, options),
  ),
  /**
   * Ends a notice before its time.
   *
   * @example
   * await kwan.notices.end(id);
   */
  end: method(
    endNotice,
    (id: NoticeId, options?: PostOptions): KwanPromise<GetNoticeBoardNotice, NoticesEndError, "endNotice"> =>
      send(endNotice, { params: { id } }, options),
  ),
});

/**
 * Short notices for everybody, such as that payments by card do not work at the moment.
 */
export interface NoticesMethods extends ReturnType<typeof withSend> {}

/**
 * Short notices for everybody, such as that payments by card do not work at the moment.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notices });
 */
export const notices: (send: Send) => NoticesMethods = withSend;
