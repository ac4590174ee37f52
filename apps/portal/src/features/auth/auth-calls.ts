/**
 * The calls of these pages. They are loaded once the page can be used: to see a form and to type into it needs none of them.
 */
export const authCalls = () => import("./queries.ts");
