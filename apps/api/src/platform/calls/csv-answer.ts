import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import type { CsvFile } from "../csv.ts";
import { fileAnswer } from "./files.ts";
import type { Reply } from "./handler.ts";

/** Returns a response that sends the rows of a CSV file while they are still being read. */
export function csvAnswer({ name, parts }: CsvFile): Reply<undefined> {
  // The stream is read after the handler has returned, so the request's language has to be set again.
  const inContext = AsyncLocalStorage.snapshot();
  const body = Readable.from({
    [Symbol.asyncIterator]: () => ({
      next: () => inContext(() => parts.next()),
      return: () => inContext(() => parts.return(undefined)),
    }),
  });
  return fileAnswer({ body, type: "text/csv; charset=utf-8", name });
}
