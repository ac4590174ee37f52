import { newId } from "./ids.ts";

/** How much of a body has been sent, in bytes. */
export interface Progress {
  /** The number of bytes that have been sent. */
  readonly loaded: number;
  /** The number of bytes to send. */
  readonly total: number;
}

export type OnProgress = (progress: Progress) => void;

/** The encoded bytes of a body, with its content type. */
export interface EncodedBody {
  readonly bytes: Blob;
  readonly contentType: string;
}

/** Encodes a body in advance, so that its size is known and each attempt sends the same bytes. */
export async function encodeBody(body: BodyInit, contentType: string | undefined): Promise<EncodedBody> {
  if (body instanceof FormData) return encodeForm(body);
  const holder = new Response(body);
  const type = contentType ?? holder.headers.get("content-type") ?? "application/octet-stream";
  return { bytes: await holder.blob(), contentType: type };
}

/** Escapes a name for a multipart part's header, as browsers do. */
const escapeName = (name: string) => name.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");

/** Encodes a form as multipart. It does not use `Response`, because WebKit fails on large files. */
function encodeForm(form: FormData): EncodedBody {
  const boundary = `kwan-${newId()}`;
  const parts = [...form].flatMap(([name, value]): BlobPart[] => {
    const start = `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"`;
    return typeof value === "string"
      ? [`${start}\r\n\r\n${value.replace(/\r?\n|\r/g, "\r\n")}\r\n`]
      : [
          `${start}; filename="${escapeName(value.name)}"\r\n`,
          `content-type: ${value.type || "application/octet-stream"}\r\n\r\n`,
          value,
          "\r\n",
        ];
  });
  return {
    bytes: new Blob([...parts, `--${boundary}--\r\n`]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Sends a body with XMLHttpRequest, which is the only way to report upload progress over HTTP/1.1 in browsers. */
export function sendByXhr(request: Request, body: Blob, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = "arraybuffer";
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError("Failed to fetch"));
    xhr.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
    if (request.signal.aborted) reject(request.signal.reason);
    else xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const bodiless = [101, 204, 205, 304].includes(xhr.status);
  const { status, statusText } = xhr;
  return new Response(bodiless ? null : (xhr.response as ArrayBuffer), { status, statusText, headers });
}
