import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AuthSession,
  authSessionKey,
  loggedOut,
  readAuthSession,
  withRedirect,
  writeAuthSession,
} from "../sessions.ts";

const ama = {
  email: "ama@mail.example",
  first_name: "Ama",
  last_name: "Mensah",
  username: "ama",
  role: "driver",
  driver: "drv_1",
} as const;
const session: AuthSession = { authenticated: true, user: ama, redirect: "/services?open=true#top" };

describe("the session that a browser keeps [R-ENT-02]", () => {
  it("is stored under the key authenticated", () => {
    expect(authSessionKey).toBe("authenticated");
  });

  it("is read as it was written: flag, user and redirect", () => {
    expect(readAuthSession(writeAuthSession(session))).toEqual(session);
  });

  it("may be authenticated before its user is loaded", () => {
    expect(readAuthSession('{"authenticated":true,"user":null}')).toEqual({
      authenticated: true,
      user: null,
      redirect: "/",
    });
  });

  it("starts logged out, with the first page as the redirect", () => {
    expect(readAuthSession(null)).toEqual({ authenticated: false, user: null, redirect: "/" });
    expect(loggedOut.redirect).toBe("/");
  });

  it.each([
    ["", "nothing"],
    ["{", "incomplete JSON"],
    ["null", "null"],
    ['{"authenticated":"yes","user":null,"redirect":"/"}', "a flag that is no flag"],
    ['{"authenticated":true,"user":{"username":"ama"},"redirect":"/"}', "a user that lacks fields"],
    ['{"authenticated":true,"user":null,"redirect":"//evil.example"}', "a way that leads off the site"],
    ["x".repeat(20_001), "too long"],
  ])("is logged out if the browser stored %s (%s)", (text) => {
    expect(readAuthSession(text)).toEqual(loggedOut);
  });

  it("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readAuthSession(text).authenticated).toBe("boolean");
      }),
    );
  });
});

describe("the redirect after a login [R-ENT-02]", () => {
  it.each(["/", "/services", "/services/view/srv_1/LLAS?x=1#y", `/${"x".repeat(1_999)}`])(
    "is %s if that was requested",
    (path) => {
      expect(withRedirect(loggedOut, path).redirect).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "services",
    "",
    "/a\\b",
    `/${"x".repeat(2_000)}`,
  ])("is never %s", (path) => {
    expect(withRedirect(session, path).redirect).toBe("/");
  });
});
