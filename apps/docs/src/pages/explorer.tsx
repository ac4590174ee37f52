import { Banner, Button, Inline, Link, Prose, Text } from "@kwan/ui";
import { addressOf } from "../addresses.ts";
import type { DocsPage } from "../page.ts";
import { type Operation, operations } from "../reference/openapi.ts";
import { Section } from "../text/components.tsx";
import * as styles from "./explorer.css.ts";

/** A field of the explorer's form. */
export type ExplorerField = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly hint: string;
  readonly example: string;
  readonly values: readonly string[];
};

/** What the explorer needs to know of a call. */
export type ExplorerCall = {
  readonly method: string;
  readonly path: string;
  readonly needsLogin: boolean;
  readonly fields: readonly ExplorerField[];
  /** The example of the body, as JSON. */
  readonly body?: string;
};

const isSendable = ({ body }: Operation) => body === undefined || body.type === "application/json";

const callOf = ({ method, path, needsLogin, parameters, body }: Operation): ExplorerCall => ({
  method,
  path,
  needsLogin,
  fields: parameters
    .filter(({ name, required }) => required || name !== "X-Request-Id")
    .map(({ name, in: place, required, description = "", example, schema }) => ({
      name,
      in: place,
      required,
      hint: description.replaceAll("`", ""),
      example: example === undefined ? "" : String(example),
      values: (schema.enum ?? []).map(String),
    })),
  ...(body && { body: JSON.stringify(body.example ?? {}, null, 2) }),
});

const sendable = operations.filter(isSendable);

export const explorerCalls: Readonly<Record<string, ExplorerCall>> = Object.fromEntries(
  sendable.map((operation) => [operation.id, callOf(operation)]),
);

type TextFieldProps = { name: string; label: string; type?: string; value?: string; hint?: string };

function TextField({ name, label, type = "text", value = "", hint = "" }: TextFieldProps) {
  return (
    <label className={styles.field}>
      <span data-label="">{label}</span>
      <small data-hint="">{hint}</small>
      <input
        name={name}
        type={type}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
    </label>
  );
}

function Explorer({ calls }: { calls: string }) {
  return (
    <>
      <Text>
        Send a call to this server and read its response. The explorer holds a token of its own in the memory of this
        page. It never reads your login in the portal, and the token is gone when you leave the page.
      </Text>
      <noscript>
        <Banner heading="The explorer needs JavaScript">The pages of the calls show each call with curl.</Banner>
      </noscript>
      <Prose width="full" data-explorer={calls} data-installation={addressOf("installation.json")}>
        <div hidden data-shown="away">
          <Banner tone="warning" heading="There is no server here" role="note">
            These pages are served without Kwan. Open the documentation of an installation, at its address with /docs/.
          </Banner>
        </div>
        <div hidden data-shown="reads">
          <Banner heading="Only reads" role="note">
            This installation has the records of real people, so the explorer only sends reads, with a token that you
            paste. To try writes, <Link href={addressOf("guides/run-your-own-server/")}>run a server of your own</Link>.
          </Banner>
        </div>
        <Prose width="full" hidden data-shown="login">
          <Section>Log in</Section>
          <Text>
            The people of this server are invented. Log in as one of them (
            <Link href={addressOf("sandbox/")}>all of them</Link>); the code comes to the{" "}
            <Link href="/mailbox">mailbox</Link>.
          </Text>
          <form data-begin="" className={styles.row}>
            <TextField name="email" label="Email" type="email" value="driver@kwan.example" />
            <TextField name="password" label="Password" value="Kente-Gold-2026" />
            <Button type="submit" tone="secondary">
              Send the code
            </Button>
          </form>
          <form data-complete="" hidden className={styles.row}>
            <TextField name="code" label="Code" />
            <Button type="submit" tone="secondary">
              Log in
            </Button>
          </form>
        </Prose>
        <form data-token="" hidden className={styles.row}>
          <TextField name="token" label="Token" type="password" hint="From a login with the SDK or curl." />
          <Button type="submit" tone="secondary">
            Use this token
          </Button>
        </form>
        <Text role="status" aria-live="polite" data-state="" tone="secondary" />
        <Prose as="form" width="full" data-call="" hidden>
          <Section>Call</Section>
          <label className={styles.field}>
            <span>Call</span>
            <select name="call" className={styles.input}>
              {[...Map.groupBy(sendable, ({ tag }) => tag)].map(([tag, group]) => (
                <optgroup key={tag} label={tag}>
                  {group.map(({ id, method, summary }) => (
                    <option key={id} value={id}>
                      {method === "GET" ? summary : `${summary} (${method})`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <p>
            <code data-address="" className={styles.address} />
          </p>
          <div data-fields="" />
          <Inline>
            <Button type="submit">Send</Button>
            <Text as="span" tone="secondary" data-refusal="" />
          </Inline>
        </Prose>
        <Prose as="section" width="full" data-answer="" hidden aria-labelledby="the-response">
          <h2 id="the-response">Response</h2>
          <p role="status" data-status="" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard. */}
          <pre tabIndex={0} data-body="" className={styles.answer} />
        </Prose>
        <template data-template="input">
          <TextField name="" label="" />
        </template>
        <template data-template="select">
          <label className={styles.field}>
            <span data-label="" />
            <small data-hint="" />
            <select className={styles.input}>
              <option value="">Not sent</option>
            </select>
          </label>
        </template>
        <template data-template="body">
          <label className={styles.field}>
            <span data-label="">Body, as JSON</span>
            <small data-hint="" />
            <textarea name="body" rows={10} spellCheck={false} className={styles.textArea} />
          </label>
        </template>
      </Prose>
    </>
  );
}

export const explorerPage = (calls: string): DocsPage => ({
  path: "explorer/",
  title: "Explorer of calls",
  description: "Send a call to this server and read its response.",
  scripts: ["explorer"],
  hasNoContents: true,
  content: <Explorer calls={calls} />,
});
