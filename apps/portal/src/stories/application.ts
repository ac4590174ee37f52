import { type AnswerOf, getApplication, updateService } from "@kwan/contract";
import { exampleDetails } from "@kwan/contract/examples";
import { askedDocuments, documents, type Kind, type KindRow, kinds, maxFilesOf, steps } from "@kwan/domain/kinds";
import { exampleOf, server } from "./server.ts";

/** An application for any service, with all its details. */
export type Application = AnswerOf<typeof getApplication>;

/** Returns the call that changes an application for this service. */
export const changeOf = (kind: Kind) => updateService[kinds[kind].parent];

/**
 * Returns an application for a service as the server would: with the details, steps and documents that the table of
 * services lists.
 *
 * @example
 * applicationOf("amendment", { status: "ready" });
 */
export function applicationOf(kind: Kind, changes: Partial<Application> = {}): Application {
  const row: KindRow = kinds[kind];
  const details = exampleDetails[kind] as Application["details"];
  return {
    ...exampleOf(getApplication),
    kind,
    type: row.code,
    title: row.title,
    status: "in_review",
    details,
    steps: row.steps.map(({ step }) => ({
      step,
      ...steps[step],
      state: "open",
      done_at: null,
      running_until: null,
      note: null,
    })),
    documents: askedDocuments(row.documents, details).map(({ document, is_required }) => ({
      document,
      title: documents[document].title,
      hint: documents[document].hint,
      is_required,
      status: "uploaded",
      file: `doc_${document}`,
      reason: null,
      field: null,
      files: [
        { id: `doc_${document}`, name: `${document}.jpg`, bytes: 240_000, type: "image/jpeg", status: "uploaded" },
      ],
      refused_files: [],
      max_files: maxFilesOf(document),
    })),
    invoices: [],
    actions: [],
    ...changes,
  };
}

export const has = (application: Application): void => server.answer(getApplication, application);
