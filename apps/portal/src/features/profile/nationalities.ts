// A separate file, so that the bundler makes a chunk of it.
export { nationalityOptions } from "@kwan/domain/countries";
