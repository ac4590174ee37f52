import {
  type AnswerOf,
  deleteDocument,
  downloadDocument,
  getDocument,
  reviewDocument,
  uploadDocument,
} from "@kwan/contract";
import type { Status } from "@kwan/domain";
import { areDocumentsReviewed, askedDocuments, documentState, isEditable, maxFilesOf } from "@kwan/domain/kinds";
import { isCitizen, rowOf, seeApplication, touch } from "./application-state.ts";
import { contentOf } from "./files.ts";
import { moveApplication } from "./move-application.ts";
import { requireVersion } from "./present-application.ts";
import { invalidField, notFound, Refused } from "./refused.ts";
import { accountOf, on, Reply, type RequestTo, type Route } from "./routes.ts";
import { type Account, type Application, type MockState, type Upload, uploadsOf } from "./state.ts";

type Document = AnswerOf<typeof getDocument>;

const present = ({ content: _, driver: __, opened_by: ___, reviewed_by: ____, ...document }: Upload): Document =>
  document;

/** Returns a document of an application that the caller may see. */
function seeUpload(state: MockState, account: Account, id: string | undefined): Upload {
  const upload = state.uploads.get(id ?? "");
  if (!upload || (isCitizen(account) && account.driver !== upload.driver)) throw notFound();
  if (upload.service !== null) seeApplication(state, account, upload.service);
  return upload;
}

function upload(request: RequestTo<typeof uploadDocument>): Document {
  const { state, body } = request;
  const application = seeApplication(state, accountOf(request), body.service);
  const { document } = body;
  if (!rowOf(application).documents.some((rule) => rule.document === document))
    throw invalidField("document", "This service does not ask for this document.");
  if (!isEditable(application.status)) throw new Refused("state_forbids", "Documents cannot be changed now.");
  const files = uploadsOf(state, application.id).filter((file) => file.document === document);
  const standing = files.filter(({ status }) => status !== "refused");
  if (documentState(files) === "accepted") throw new Refused("state_forbids", "This document has been accepted.");
  const max = maxFilesOf(document);
  if (max > 1 && standing.length >= max) throw new Refused("state_forbids", `You can upload ${max} files at most.`);
  const { type, sha256, blob } = contentOf(body.file);
  if (max === 1) for (const { id } of standing) state.uploads.delete(id);
  const id = state.newId("doc");
  const name = body.file.name ?? "file";
  const stored: Upload = {
    id,
    service: application.id,
    document,
    name,
    type,
    bytes: body.file.size,
    sha256,
    status: "uploaded",
    reason: null,
    field: null,
    reviewed_at: null,
    uploaded_at: state.now().toISOString(),
    content: new File([blob], name, { type }),
    driver: application.driver,
    opened_by: new Set(),
    reviewed_by: null,
  };
  state.uploads.set(id, stored);
  return present(stored);
}

function remove({ state, ...request }: RequestTo<typeof deleteDocument>): undefined {
  const account = accountOf(request);
  const document = seeUpload(state, account, request.params.id);
  const application = state.applications.get(document.service ?? "");
  if (!isCitizen(account)) throw new Refused("state_forbids", "The applicant does this.");
  if (!application || document.status !== "uploaded" || !isEditable(application.status))
    throw new Refused("state_forbids", "This document cannot be removed now.");
  state.uploads.delete(document.id);
  return undefined;
}

/** The statuses at which a document can be accepted and rejected. */
const reviewable: readonly Status[] = ["in_review", "producing", "ready"];

/** Marks the document check as done once every document has been reviewed, and reopens it otherwise. */
function settleCheck(state: MockState, application: Application): void {
  const check = application.steps.find(({ step }) => step === "document_check");
  if (application.status !== "in_review" || !check) return;
  const rules = askedDocuments(rowOf(application).documents, application.details);
  const isDone = areDocumentsReviewed(rules, uploadsOf(state, application.id));
  Object.assign(
    check,
    isDone ? { state: "done", done_at: state.now().toISOString() } : { state: "open", done_at: null },
  );
}

/** Accepts or rejects a document, which the officer has to open first. Begins the review of a paid application. */
function review(request: RequestTo<typeof reviewDocument>): Document {
  const { state, params, body, version } = request;
  const account = accountOf(request);
  const document = seeUpload(state, account, params.id);
  const application = seeApplication(state, account, document.service ?? undefined);
  requireVersion(state, account, application, version);
  const isRefused = body.outcome === "refused";
  if (application.status !== "paid" && !reviewable.includes(application.status))
    throw new Refused("state_forbids", "Documents cannot be reviewed now.");
  if (!document.opened_by.has(account.id)) throw new Refused("state_forbids", "Open the document first.");
  if (isRefused && (!body.reason || body.reason.length < 10))
    throw invalidField("reason", "Say what is wrong, in at least 10 characters.");
  if (body.field && !Object.hasOwn(rowOf(application).fields, body.field))
    throw invalidField("field", "The application has no such field.");
  if (application.status === "paid")
    moveApplication(state, application, { action: "start_review", part: "officer", account });
  document.status = body.outcome;
  document.reason = isRefused ? (body.reason ?? null) : null;
  document.field = (isRefused && body.field) || null;
  document.reviewed_at = state.now().toISOString();
  document.reviewed_by = account.id;
  settleCheck(state, application);
  touch(state, application);
  return present(document);
}

export const documentRoutes: readonly Route[] = [
  on(uploadDocument, upload),
  on(getDocument, (request) => present(seeUpload(request.state, accountOf(request), request.params.id))),
  on(downloadDocument, (request) => {
    const account = accountOf(request);
    const document = seeUpload(request.state, account, request.params.id);
    document.opened_by.add(account.id);
    return new Reply({ file: document.content });
  }),
  on(deleteDocument, remove),
  on(reviewDocument, review),
];
