import ky, { type KyInstance, type Options } from "ky";

/** What a caller can pass as `ky`: options of ky, or an instance. */
export type KyOption = KyInstance | Options;

/** The ky of one client. */
export interface OwnKy {
  readonly instance: KyInstance;
  /** The fetch of the caller's instance or options. */
  readonly fetch: Options["fetch"];
  /** Whether hooks of the caller's may read a response. */
  readonly hasResponseHooks: boolean;
}

/** The options that the SDK decides for each call. */
const decided: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof Options>([
  "baseUrl",
  "body",
  "fetch",
  "hooks",
  "json",
  "method",
  "onDownloadProgress",
  "onUploadProgress",
  "parseJson",
  "prefix",
  "retry",
  "searchParams",
  "signal",
  "stringifyJson",
  "throwHttpErrors",
  "timeout",
  "totalTimeout",
]);

/** Returns the options of an instance. Ky shows them only to a function that is passed to `extend`. */
function optionsOf(option: KyOption): Options {
  let options: Options = {};
  (typeof option === "function" ? option : ky.create(option)).extend((defaults) => {
    options = defaults;
    return {};
  });
  return options;
}

/**
 * Creates the client's instance of ky, with the caller's hooks, headers, context and options of fetch. All else of the
 * caller's is left out, because it would break what the SDK promises: ky joins lists of options, so that a caller's
 * `retry.methods` would send a write twice, and hooks of `init` and `beforeError` can change any option and any error.
 */
export function kyFor(option: KyOption = {}): OwnKy {
  const options = optionsOf(option);
  const allowed = Object.fromEntries(Object.entries(options).filter(([name]) => !decided.has(name)));
  const { afterResponse = [], beforeRequest = [], beforeRetry = [] } = options.hooks ?? {};
  const hooks = options.hooks && { afterResponse, beforeRequest, beforeRetry };
  return {
    instance: ky.create({ ...allowed, ...(hooks && { hooks }) }),
    fetch: options.fetch,
    hasResponseHooks: afterResponse.length > 0,
  };
}
