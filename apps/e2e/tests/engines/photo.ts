import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

/** Writes an image of noise and returns its path. Compression cannot make it smaller than 600 kB. */
export function writePhoto(): string {
  const [width, height] = [1400, 1050];
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]);
  const rows = Buffer.concat(Array.from({ length: height }, row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows, { level: 1 })), chunk("IEND", Buffer.alloc(0))];
  const path = join(mkdtempSync(join(tmpdir(), "kwan-photo-")), "photo.png");
  writeFileSync(path, Buffer.concat([signature, ...parts]));
  return path;
}
