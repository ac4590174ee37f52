import type { AnswerOf, listAvailableServices } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { wireFromPesewas } from "@kwan/domain";
import { askedDocuments, type DriverRecord, eligibility, kindRows, usualCost } from "@kwan/domain/kinds";

type Available = AnswerOf<typeof listAvailableServices>["results"][number];

/**
 * Returns the services for which people can apply themselves, and whether the driver is eligible for each. The same
 * check runs on submission.
 */
export const availableServices = (record: DriverRecord, today: PlainDate): Available[] =>
  kindRows
    .filter((row) => row.filed_by === "applicant")
    .map((row) => {
      const { is_eligible, reasons, earliest } = eligibility(row, record, today);
      return {
        kind: row.kind,
        code: row.code,
        title: row.title,
        summary: row.summary,
        is_eligible,
        reasons: reasons.map(({ code, message, remedy }) => ({
          code,
          message,
          remedy: {
            do: remedy.do,
            text: remedy.text,
            ready_on: remedy.ready_on,
            instead: "instead" in remedy ? remedy.instead : null,
          },
        })),
        earliest,
        price: wireFromPesewas(usualCost(row, today)),
        currency: "GHS",
        min_days: row.takes.min_days,
        max_days: row.takes.max_days,
        documents: askedDocuments(row.documents, {}).map(({ document }) => document),
      };
    });
