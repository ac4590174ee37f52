export type {
  InfiniteOptions,
  KindFactory,
  KwanQueries,
  ReadFactory,
  ReadOptions,
  VariablesOf,
  WriteFactory,
  WriteOptions,
} from "./queries/factory-types.ts";
export { kwanKey, kwanOptions } from "./queries/kwan-options.ts";
export { createKwanQueryClient, type QueryClientOptions } from "./queries/query-client.ts";
