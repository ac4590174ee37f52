export {
  type AuthSession,
  authSessionKey,
  loggedOut,
  readAuthSession,
  withRedirect,
  writeAuthSession,
} from "./sessions/auth-session.ts";
