import type { PlainDate } from "@kwan/domain";
import type { ColumnType, JSONColumnType } from "kysely";

/** A timestamp: read as an ISO string in UTC, written as a Date or an ISO string. */
export type Moment = ColumnType<string, Date | string, Date | string>;
export type MaybeMoment = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type Flag = ColumnType<boolean, boolean | undefined, boolean>;
/** A nullable column. It can be left out when a row is inserted. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A date: written as a validated string, read as a plain date. */
export type Day = ColumnType<PlainDate, string, string>;
export type MaybeDay = ColumnType<PlainDate | null, string | null, string | null>;
