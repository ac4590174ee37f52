import { Duplex } from "node:stream";
import type { EngineThread } from "./engine-thread.ts";

const sync = 0x53;
const simpleQuery = 0x51;
const terminate = 0x58;

/**
 * The socket to which pg connects, with the engine's thread at the other end. The driver speaks its usual protocol over
 * it, so parameters, results and errors are byte for byte the same as with a real server.
 */
export class Wire extends Duplex {
  readonly #engine: EngineThread;
  #pending: Buffer[] = [];
  #isStarted = false;

  constructor(engine: EngineThread) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(chunks.map(({ chunk }) => chunk));
    done();
  }

  /**
   * The driver writes whole messages. They are collected until one of them requests a response, and are then sent
   * together.
   */
  #take(chunks: readonly Buffer[]): void {
    for (const chunk of chunks) {
      if (chunk[0] === terminate && this.#isStarted) {
        this.push(null);
        return;
      }
      this.#pending.push(chunk);
      if (!this.#isStarted || chunk[0] === sync || chunk[0] === simpleQuery) this.#flush();
    }
  }

  #flush(): void {
    const bytes = new Uint8Array(Buffer.concat(this.#pending));
    this.#pending = [];
    const isNewSession = !this.#isStarted;
    this.#isStarted = true;
    this.#engine.ask(bytes, isNewSession, (answer) => {
      if (this.destroyed) return;
      if (answer instanceof Error) this.destroy(answer);
      else this.push(Buffer.from(answer.buffer));
    });
  }
}
