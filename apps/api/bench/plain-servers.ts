import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// Baselines that do almost nothing: one returns constant JSON, and the other returns one row by its key, with a
// prepared statement on a pool of ten.

const [kind = "json", id = ""] = process.argv.slice(2);
const json = { "content-type": "application/json; charset=utf-8" };
const body = { id: "usr_1", username: "invented.1", first_name: "Ama", last_name: "Thornwood", role: "driver" };

const pool = kind === "query" ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : undefined;
const byKey = { name: "by key", text: "select * from users where id = $1", values: [id] };

const server = createServer((_request, response) => {
  const answer = (value: unknown) => {
    const text = JSON.stringify(value);
    response.writeHead(200, { ...json, "content-length": Buffer.byteLength(text) }).end(text);
  };
  if (!pool) answer(body);
  else
    void pool.query(byKey).then(
      ({ rows }) => answer(rows[0]),
      (error: Error) => response.writeHead(500).end(error.message),
    );
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
