// Writes the named types of the wire and the nouns of the SDK from the contract. Run `pnpm generate` after every change
// to a call: a test fails if a file is out of date.
import { generatedPaths, writeNouns } from "../nouns/write-nouns.ts";

writeNouns(generatedPaths);
