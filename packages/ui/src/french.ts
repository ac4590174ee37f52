export { french } from "./words/french.ts";
