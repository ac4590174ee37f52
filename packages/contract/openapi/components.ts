import type { Schema } from "../src/call.ts";
import { appointment, slot } from "../src/shapes/appointments.ts";
import { auditRow } from "../src/shapes/audit.ts";
import { codeSent } from "../src/shapes/auth.ts";
import { branch } from "../src/shapes/branches.ts";
import { appeal, decision, ownDecision, rejectionAppeal } from "../src/shapes/decisions.ts";
import { deliveryLocation } from "../src/shapes/deliveries.ts";
import { document } from "../src/shapes/documents.ts";
import { draftDetails } from "../src/shapes/drafts.ts";
import { address, availableService, driver, eyeTest, identification } from "../src/shapes/drivers.ts";
import { importedFile, importedRow } from "../src/shapes/imports.ts";
import { invoice } from "../src/shapes/invoices.ts";
import { license, share, sharedLicense } from "../src/shapes/licences.ts";
import { notification } from "../src/shapes/notifications.ts";
import { flaggedPayment } from "../src/shapes/office.ts";
import { overview } from "../src/shapes/overview.ts";
import { payment, receipt } from "../src/shapes/payments.ts";
import { costItem, serviceCost } from "../src/shapes/prices.ts";
import { report, reportFilter, revenue } from "../src/shapes/reports.ts";
import { classRecord, enrolment } from "../src/shapes/schools.ts";
import { service, serviceSummary } from "../src/shapes/services.ts";
import { openSession, session } from "../src/shapes/sessions.ts";
import { staffMember } from "../src/shapes/staff.ts";
import { task } from "../src/shapes/tasks.ts";
import { practice, theoryTest } from "../src/shapes/theory-tests.ts";
import { updateRequest } from "../src/shapes/update-requests.ts";
import { account, preferences } from "../src/shapes/users.ts";

/** The schemas that the OpenAPI document defines once, so that calls can refer to them. */
export const components = {
  Account: account,
  Address: address,
  Appeal: appeal,
  Appointment: appointment,
  AuditRow: auditRow,
  AvailableService: availableService,
  Branch: branch,
  ClassRecord: classRecord,
  CodeSent: codeSent,
  CostItem: costItem,
  Decision: decision,
  DeliveryLocation: deliveryLocation,
  Document: document,
  DraftDetails: draftDetails,
  Driver: driver,
  Enrolment: enrolment,
  EyeTest: eyeTest,
  FlaggedPayment: flaggedPayment,
  Identification: identification,
  ImportedFile: importedFile,
  ImportedRow: importedRow,
  Invoice: invoice,
  License: license,
  Notification: notification,
  OpenSession: openSession,
  Overview: overview,
  OwnDecision: ownDecision,
  Payment: payment,
  Practice: practice,
  Preferences: preferences,
  Receipt: receipt,
  RejectionAppeal: rejectionAppeal,
  Report: report,
  ReportFilter: reportFilter,
  Revenue: revenue,
  Service: service,
  ServiceCost: serviceCost,
  ServiceSummary: serviceSummary,
  Session: session,
  Share: share,
  SharedLicense: sharedLicense,
  Slot: slot,
  StaffMember: staffMember,
  Task: task,
  TheoryTest: theoryTest,
  UpdateRequest: updateRequest,
} as const satisfies Readonly<Record<string, Schema>>;
