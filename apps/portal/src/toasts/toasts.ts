// A separate file, so that the bundler makes a chunk of it.
export { Toasts } from "@kwan/ui";
