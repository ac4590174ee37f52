import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * Starts a mail server for tests. It supports only the SMTP commands that the tests need, and tests can set its
 * responses.
 */
export async function startMailServer() {
  const letters: { to: string; data: string }[] = [];
  const says = { rcpt: "250 ok", data: "250 taken", isSilent: false, waitMs: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    if (says.isSilent) return;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let [to, text, isInData] = ["", "", false];
    answer("220 mail.example ready");
    socket.on("data", (bytes) => {
      text += bytes.toString("utf8");
      for (;;) {
        const end = text.indexOf(isInData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isInData ? 5 : 2));
        if (isInData) {
          isInData = false;
          if (says.data.startsWith("250")) letters.push({ to, data: line });
          setTimeout(() => answer(says.data), says.waitMs);
        } else if (/^RCPT/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? "";
          answer(says.rcpt);
        } else if (/^DATA/i.test(line)) {
          isInData = true;
          answer("354 go on");
        } else if (/^QUIT/i.test(line)) {
          answer("221 bye");
          socket.end();
        } else answer("250 ok");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `smtp://127.0.0.1:${port}`, letters, says, stop };
}

/** Starts an SMS gateway for tests. It is idempotent: a message with the same ID is only sent once. */
export async function startGateway() {
  const requests: { headers: IncomingHttpHeaders; body: { to: string; from: string; text: string } }[] = [];
  const sent = new Map<string, string>();
  const says = { status: 202, waitMs: 0 };
  const server = createHttpServer((request, response) => {
    let text = "";
    request.on("data", (bytes) => (text += bytes));
    request.on("end", () => {
      const body = JSON.parse(text);
      requests.push({ headers: request.headers, body });
      if (says.status < 300) sent.set(String(request.headers["idempotency-key"]), body.text);
      setTimeout(() => response.writeHead(says.status).end("{}"), says.waitMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/send`, requests, sent, says, stop };
}
