import { createHash } from "node:crypto";
import { type DocumentName, documents } from "@kwan/domain/kinds";
import type { AccountId, ApplicationId, DriverId, UpdateRequestId } from "../../platform/ids.ts";
import { decided, movesOf, type Seeded } from "./applications.ts";
import { insertAll, type SeedContext } from "./store.ts";

export interface SeededDocument {
  readonly driver_id: DriverId;
  readonly document: string;
  readonly uploaded_by: AccountId;
  readonly uploaded_at: Date;
  readonly application_id?: ApplicationId;
  readonly update_request_id?: UpdateRequestId;
  /** An officer's verdict, for documents that have been reviewed. */
  readonly verdict?: {
    readonly status: "accepted" | "refused";
    readonly reason: string | null;
    readonly reviewed_by: AccountId;
    readonly reviewed_at: Date;
  };
}

/** Returns a one-page PDF with two lines: the document's name, and a statement that it is a sample. */
function samplePage(title: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${title}) Tj 0 -36 Td /F1 14 Tf (An invented sample. It belongs to nobody.) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  const count = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Stores the files before their rows, as an upload does. */
export async function seedDocuments(
  { db, blobs, newId }: SeedContext,
  files: readonly SeededDocument[],
): Promise<void> {
  const rows = files.map(({ document, application_id, update_request_id, verdict, ...file }) => {
    const { title } = documents[document as DocumentName];
    const bytes = samplePage(title);
    const row = {
      ...file,
      id: newId("doc"),
      document,
      application_id: application_id ?? null,
      update_request_id: update_request_id ?? null,
      name: `${title.toLowerCase().replaceAll(" ", "-")}.pdf`,
      type: "application/pdf" as const,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      blob_key: newId("blb"),
      ...(verdict ?? { reason: null }),
    };
    return { row, bytes };
  });
  await Promise.all(rows.map(({ row, bytes }) => blobs.put(row.blob_key, bytes, row.type)));
  await insertAll(
    db,
    "documents",
    rows.map(({ row }) => row),
  );
}

/** Returns the documents for an application, with the verdicts that its status implies. */
export const documentsOf = (
  application: Seeded,
  { officer }: { readonly officer: AccountId },
  now: Date,
): readonly SeededDocument[] => {
  const { card, id, driver_id, created_at, status } = application;
  const reviewed_at = movesOf(application, now).find(({ from_status }) => from_status === "in_review")?.at ?? now;
  const reviewed = { reviewed_by: officer, reviewed_at };
  return card.documents.map((document, index) => ({
    driver_id,
    document,
    uploaded_by: officer,
    uploaded_at: created_at,
    application_id: id,
    ...(decided.includes(status) && { verdict: { status: "accepted", reason: null, ...reviewed } }),
    // In an application that the office has sent back, the first document was rejected.
    ...(status === "action_required" &&
      index === 0 && { verdict: { status: "refused", reason: card.reason, ...reviewed } }),
  }));
};
