export type {
  InfiniteOptions,
  KindFactory,
  KwanQueries,
  ReadFactory,
  ReadOptions,
  VariablesOf,
  WriteFactory,
  WriteOptions,
} from "./react-query/factory-types.ts";
export { kwanKey, kwanOptions } from "./react-query/kwan-options.ts";
export { createKwanQueryClient, type QueryClientOptions } from "./react-query/query-client.ts";
