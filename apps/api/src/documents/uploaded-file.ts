/**
 * A file that came in a multipart body, whole. It stands for a browser's File where the contract asks for one. What
 * it says of its own type is the sender's word: look at the bytes.
 */
export class UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;

  constructor({ name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  get size(): number {
    return this.bytes.length;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(Uint8Array.from(this.bytes).buffer);
  }
}
