// Moves the server's clock ahead when a test requests it, so that a test does not have to wait two weeks for an invoice
// to expire. The server loads this file before anything else.
import { ServerResponse } from "node:http";

const RealDate = Date;
let ahead = 0;

class MovedDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(...(args as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = MovedDate as DateConstructor;

// Node would use the real time for the Date header of responses, and the portal relies on that header.
const writeHead = ServerResponse.prototype.writeHead;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
  this.setHeader("date", new Date().toUTCString());
  return writeHead.apply(this, args);
} as typeof writeHead;

process.on("message", (told: { clockAhead?: number }) => {
  ahead = told.clockAhead ?? 0;
  process.send?.({ clockAhead: ahead });
});
// The channel to the test must not keep the server running.
process.channel?.unref();
