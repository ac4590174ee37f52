import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startedProgram } from "./programs.ts";
import { type Engine, size, type Tab, within } from "./tab.ts";

/** Preferences that stop Firefox from showing prompts or sending data to its vendor. */
const preferences = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

type Send = <T>(method: string, params: object) => Promise<T>;
type Message = { id?: number; method?: string; params?: unknown; result?: unknown; message?: string };

/**
 * Connects by WebDriver BiDi, without a library: Playwright and others expect commands that the system's Firefox may
 * not have.
 */
async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else onEvent(message.method ?? "", message.params);
  };
  let last = 0;
  const send: Send = async <T>(method: string, params: object) => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await within(40_000, method, answer);
    waiting.delete(id);
    if (message) throw new Error(`${method}: ${message}`);
    return result as T;
  };
  return { send, close: () => socket.close() };
}

type Evaluated = { type: string; result?: { value?: string; sharedId?: string }; exceptionDetails?: { text: string } };

const key = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

/** Opens a tab with its own cookies and storage. */
async function openTab(send: Send, faultsOf: Map<string, string[]>): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
  await send("browsingContext.setViewport", { context, viewport: size });
  const faults: string[] = [];
  faultsOf.set(context, faults);
  const evaluate = async (expression: string) => {
    const target = { context };
    const made = await send<Evaluated>("script.evaluate", { expression, target, awaitPromise: true });
    if (made.type !== "success") throw new Error(`${made.exceptionDetails?.text}, in ${expression}`);
    return made.result;
  };
  const act = (id: string, type: string, actions: object[]) =>
    send("input.performActions", { context, actions: [{ id, type, actions }] });
  return {
    go: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async run<T>(expression: string) {
      const written = await evaluate(`Promise.resolve(${expression}).then((value) => JSON.stringify([value]))`);
      const [value] = JSON.parse(written?.value ?? "[]") as [T];
      return value;
    },
    async click(x, y) {
      const at = { x: Math.round(x), y: Math.round(y) };
      const press = [
        { type: "pointerMove", ...at },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act("pointer", "pointer", press);
    },
    type: async (text) => void (await act("keyboard", "key", [...text].flatMap(key))),
    async attach(expression, file) {
      const element = await evaluate(expression);
      await send("input.setFiles", { context, element: { sharedId: element?.sharedId }, files: [file] });
    },
    faults,
    close: async () => void (await send("browser.removeUserContext", { userContext })),
  };
}

type Session = { capabilities: { browserVersion: string } };

/** Starts Firefox without a window. */
export async function launchFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "kwan-firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const started = spawn(program, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { waitForOutput, stop } = startedProgram("Firefox", started);
  const end = async () => {
    await stop();
    rmSync(profile, { recursive: true, force: true });
  };
  const faultsOf = new Map<string, string[]>();
  const note = (_method: string, params: unknown) => {
    const { type, text, source } = params as { type: string; text: string; source: { context?: string } };
    // Ignore errors from a journey that cuts the network on purpose, and from Firefox's requests for an icon that the
    // server's plain pages do not have.
    const isExpected = /^Failed to load|\/favicon\.ico/.test(text);
    if (type === "javascript" && !isExpected) faultsOf.get(source.context ?? "")?.push(text);
  };
  try {
    const address = await waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
    const { send, close } = await connect(`${address}/session`, note);
    const { capabilities } = await send<Session>("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    return {
      version: capabilities.browserVersion,
      open: () => openTab(send, faultsOf),
      close: () => {
        close();
        return end();
      },
    };
  } catch (cause) {
    await end();
    throw cause;
  }
}
