import { dayOf } from "@kwan/domain";
import { expect, test } from "vitest";
import { presentLicense } from "../src/drivers/present.ts";
import type { LicenseRow } from "../src/drivers/store.ts";

const card: LicenseRow = {
  driver_id: "drv_1",
  number: "KW/2020/000001",
  classes: [{ letter: "B", since: "2020-05-06" }],
  is_commercial: false,
  issued_on: "2020-05-06",
  expires_on: "2026-05-06",
  renewed_on: [],
  is_revoked: false,
  processing_centre: null,
  certificate_number: null,
  restrictions: [],
};

test.each([
  ["2021-01-01", false, "valid", "2022-05-06"],
  ["2023-01-01", false, "renewal_overdue", "2022-05-06"],
  // An expired card can no longer be renewed, and neither can a revoked one.
  ["2026-11-21", false, "expired", null],
  ["2023-01-01", true, "revoked", null],
])("[R-API-L07] on %s a card (revoked: %s) is %s, and its next renewal is %s", (today, is_revoked, status, due) => {
  const shown = presentLicense("drv_1", { ...card, is_revoked }, [], dayOf(today));
  expect(shown).toMatchObject({ status, next_renewal_on: due });
});
