import type { Readable } from "node:stream";
import { m } from "#messages";

/** The file cannot be read as a table. The message says why, and what to do. */
export class UnreadableFileError extends Error {}

/** A row in a file, with the row number that a spreadsheet shows. */
export interface FileRow {
  readonly number: number;
  readonly cells: string[];
}

/**
 * The maximum number of characters in a row, more than any valid row needs. Without a limit, one unclosed quotation
 * mark would turn the whole file into one row.
 */
const maxRowLength = 20_000;
const maxCells = 100;

const fail = (message: string): never => {
  throw new UnreadableFileError(message);
};

/** The first bytes of files that people upload by mistake, and the error message for each. */
const signatures: readonly (readonly [bytes: readonly number[], message: () => string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], m.imports_file_is_workbook],
  [[0xd0, 0xcf, 0x11, 0xe0], m.imports_file_is_workbook],
  [[0x25, 0x50, 0x44, 0x46], m.imports_file_is_pdf],
  [[0xff, 0xfe], m.imports_file_is_utf16],
  [[0xfe, 0xff], m.imports_file_is_utf16],
];

function checkSignature(start: Uint8Array): void {
  const signature = signatures.find(([bytes]) => bytes.every((byte, place) => start[place] === byte));
  if (signature) fail(signature[1]());
}

/** Returns the separator that is most frequent in the first line, outside quotation marks. */
function separatorOf(firstLine: string): string {
  const plain = firstLine.replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((each) => [each, plain.split(each).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}

/**
 * Reads a table from text that arrives in chunks. Rows can end with CRLF, LF or CR. Quoted cells can contain all three.
 */
class TableReader {
  #cells: string[] = [];
  #cell = "";
  #isQuoted = false;
  /** Whether the current cell was quoted. A quoted cell counts even if it is empty. */
  #wasQuoted = false;
  /**
   * Whether the last character was a quotation mark inside quotes. It either ends the cell or is the first half of a
   * doubled mark.
   */
  #mayEnd = false;
  #wasReturn = false;
  #length = 0;
  #number = 1;
  readonly #separator: string;

  constructor(separator: string) {
    this.#separator = separator;
  }

  *read(text: string): Generator<FileRow> {
    for (const character of text) {
      if (++this.#length > maxRowLength) fail(m.imports_row_too_long({ number: this.#number }));
      if (this.#isQuoted && !this.#mayEnd) {
        if (character === '"') this.#mayEnd = true;
        else this.#cell += character;
        continue;
      }
      if (this.#mayEnd && character === '"') {
        this.#cell += '"';
        this.#mayEnd = false;
        continue;
      }
      this.#isQuoted = false;
      this.#mayEnd = false;
      if (character === "\n" && this.#wasReturn) {
        this.#wasReturn = false;
        this.#length = 0;
      } else if (character === "\n" || character === "\r") {
        this.#wasReturn = character === "\r";
        yield* this.#endRow();
      } else {
        this.#wasReturn = false;
        if (character === this.#separator) this.#endCell();
        else if (character === '"' && this.#cell === "" && !this.#wasQuoted) {
          this.#isQuoted = true;
          this.#wasQuoted = true;
        } else this.#cell += character;
      }
    }
  }

  *end(): Generator<FileRow> {
    if (this.#isQuoted && !this.#mayEnd) fail(m.imports_quote_not_closed({ number: this.#number }));
    if (this.#cell !== "" || this.#cells.length > 0 || this.#wasQuoted) yield* this.#endRow();
  }

  #endCell(): void {
    if (this.#cells.length >= maxCells) fail(m.imports_row_too_long({ number: this.#number }));
    this.#cells.push(this.#cell.trim());
    this.#cell = "";
    this.#wasQuoted = false;
  }

  *#endRow(): Generator<FileRow> {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    // Spreadsheets leave empty rows at the end of a file, and sometimes between rows.
    if (cells.some((cell) => cell !== "")) yield { number: this.#number, cells };
    this.#number++;
  }
}

/**
 * Reads a CSV file as it arrives, row by row. It must be UTF-8, with commas, semicolons or tabs as separators. Throws
 * an UnreadableFileError for anything else.
 *
 * @example
 * for await (const { number, cells } of readTable(createReadStream("licences.csv"))) …
 */
export async function* readTable(file: Readable): AsyncGenerator<FileRow> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let reader: TableReader | undefined;
  let start = "";
  let bytes = 0;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return fail(m.imports_file_not_utf8());
    }
  };
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    if (bytes === 0) checkSignature(chunk);
    bytes += chunk.length;
    const text = decode(chunk);
    if (text.includes("\0")) fail(m.imports_file_not_text());
    if (reader) {
      yield* reader.read(text);
      continue;
    }
    // The first line determines the separator.
    start += text;
    if (!/[\r\n]/.test(start) && start.length < maxRowLength) continue;
    reader = new TableReader(separatorOf(start.split(/[\r\n]/, 1)[0] ?? ""));
    yield* reader.read(start);
  }
  const rest = decode();
  if (!reader) {
    reader = new TableReader(separatorOf(start));
    yield* reader.read(start);
  }
  yield* reader.read(rest);
  yield* reader.end();
}
