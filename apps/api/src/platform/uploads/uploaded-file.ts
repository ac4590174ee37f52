/**
 * A complete file from a multipart body, used where the contract expects a browser's `File`. Its type is only what the
 * sender declared, so detect the real type from the bytes.
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
