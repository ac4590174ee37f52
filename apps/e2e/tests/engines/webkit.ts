import { spawn } from "node:child_process";
import { type Ended, freePort, startedProgram } from "./programs.ts";
import { type Engine, size, type Tab } from "./tab.ts";

type Send = <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object, limit?: number) => Promise<T>;

/** Sends WebDriver commands, because WebKitGTK's driver supports no other protocol. */
const sendTo =
  (driver: string): Send =>
  async <T>(method: string, path: string, body?: object, limit = 40_000) => {
    const signal = AbortSignal.timeout(limit);
    const answer = await fetch(driver + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

/** Repeats a call until the driver is listening. */
async function untilReady(send: Send, ended: Ended): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end && !ended(); ) {
    if (await send("GET", "/status").catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKit's driver did not answer.");
}

const key = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

const tabOf = (send: Send, session: string): Tab => {
  const post = <T>(path: string, body: object) => send<T>("POST", `${session}${path}`, body);
  const act = (id: string, type: string, actions: object[]) => post("/actions", { actions: [{ id, type, actions }] });
  const run = <T>(expression: string) => {
    const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done([value]), (error) => done([null, String(error)]))`;
    return post<[T, string?]>("/execute/async", { script, args: [] }).then(([value, error]) => {
      if (error) throw new Error(`${error}, in ${expression}`);
      return value;
    });
  };
  return {
    go: (url) => post("/url", { url }),
    run,
    async click(x, y) {
      const at = { x: Math.round(x), y: Math.round(y) };
      const press = [
        { type: "pointerMove", duration: 0, ...at },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act("pointer", "pointer", press);
    },
    type: async (text) => void (await act("keyboard", "key", [...text].flatMap(key))),
    async attach(expression, file) {
      const attachOnce = async () => {
        const script = `return ${expression}`;
        const element = await post<Record<string, string>>("/execute/sync", { script, args: [] });
        await post(`/element/${Object.values(element)[0]}/value`, { text: file });
      };
      // The page can draw the field again between the two commands. Then nothing has been attached yet.
      await attachOnce().catch((cause: unknown) => {
        if (!String(cause).includes("stale element")) throw cause;
        return attachOnce();
      });
    },
    faults: [],
    close: async () => void (await send("DELETE", session)),
  };
};

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/**
 * Starts WebKit's driver on a virtual screen of its own. Each session is a new browser window without cookies or
 * storage.
 */
export async function launchWebkit(program: string): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "800x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = startedProgram("Xvfb", screen, screen.stdio[3]);
  const port = await freePort();
  const DISPLAY = `:${await display.waitForOutput(/(\d+)\s/)}`;
  const driver = startedProgram(
    "WebKit's driver",
    spawn(program, [`--port=${port}`, "--host=127.0.0.1"], { env: { ...process.env, DISPLAY }, stdio: "ignore" }),
  );
  const close = async () => {
    await driver.stop();
    await display.stop();
  };
  const send = sendTo(`http://127.0.0.1:${port}`);
  const start = async () => {
    // A script may never return if its page is replaced in the meantime. The callers then try again.
    const requirements = { alwaysMatch: { timeouts: { script: 5_000 } } };
    const { sessionId, capabilities } = await send<Session>("POST", "/session", { capabilities: requirements }, 15_000);
    const tab = tabOf(send, `/session/${sessionId}`);
    await send("POST", `/session/${sessionId}/window/rect`, size);
    return { tab, version: capabilities.browserVersion };
  };
  // Sometimes a window never opens, but a second attempt succeeds.
  const open = () => start().catch(start);
  try {
    await untilReady(send, driver.ended);
    const { tab, version } = await open();
    await tab.close();
    return { version, open: async () => (await open()).tab, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
