/**
 * Loads the API calls for login, sign-up and password reset on demand, because showing the forms does not need them.
 */
export const authCalls = () => import("./queries.ts");
