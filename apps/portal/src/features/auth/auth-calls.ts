/** Loads the API calls for these pages. They are not needed to show the forms or to type in them. */
export const authCalls = () => import("./queries.ts");
