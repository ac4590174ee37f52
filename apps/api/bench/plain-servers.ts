import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// Baselines that do almost nothing: one returns constant JSON, and the other returns one account by the key in the
// path, with a prepared statement on a pool of ten.

const [kind = "json"] = process.argv.slice(2);
const json = { "content-type": "application/json; charset=utf-8" };
const body = { id: "usr_1", username: "invented.1", first_name: "Ama", last_name: "Thornwood", role: "driver" };

const pool = kind === "query" ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : undefined;
/** The columns that getMe returns. Others would slow the baseline down and flatter the API. */
const columns =
  "id, username, email, phone_number, pending_email, pending_phone_number, first_name, last_name, role, driver_id, " +
  "school_id, branch_id, is_email_verified, is_phone_verified, language, deletes_at";
const byKey = { name: "by key", text: `select ${columns} from users where id = $1` };

const server = createServer(({ url = "/" }, response) => {
  const answer = (value: unknown) => {
    const text = JSON.stringify(value);
    response.writeHead(200, { ...json, "content-length": Buffer.byteLength(text) }).end(text);
  };
  if (!pool) answer(body);
  else
    void pool.query({ ...byKey, values: [url.slice(1)] }).then(
      ({ rows }) => answer(rows[0]),
      (error: Error) => response.writeHead(500).end(error.message),
    );
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
