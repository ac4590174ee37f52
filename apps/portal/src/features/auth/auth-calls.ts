/** Loads the API calls for these pages. They are not needed to show the forms or to type into them. */
export const authCalls = () => import("./queries.ts");
