import { appointment, slot } from "../src/appointments/shapes.ts";
import { auditRow } from "../src/audit/shapes.ts";
import { branch } from "../src/branches/shapes.ts";
import type { Schema } from "../src/call.ts";
import { codeSent } from "../src/credentials.ts";
import { appeal, decision, decisionPerson, ownDecision, rejectionAppeal } from "../src/decisions/shapes.ts";
import { deliveryLocation } from "../src/deliveries/shapes.ts";
import { document } from "../src/documents/shapes.ts";
import { driverRecord } from "../src/drivers/record-shape.ts";
import { address, availableService, blocker, driver, eyeTest, identification } from "../src/drivers/shapes.ts";
import { enquiry, enquirySummary } from "../src/enquiries/shapes.ts";
import { importedFile, importedRow } from "../src/imports/shapes.ts";
import { invoiceLine } from "../src/invoice-line.ts";
import { invoice } from "../src/invoices/shapes.ts";
import { license, share, sharedLicense } from "../src/licences/shapes.ts";
import { staffNote } from "../src/notes/shapes.ts";
import { notification } from "../src/notifications/shapes.ts";
import { flaggedPayment } from "../src/office/shapes.ts";
import { ownPayment, payment, receipt } from "../src/payments/shapes.ts";
import { report, reportFilter, revenue } from "../src/reports/shapes.ts";
import { classRecord, enrolment, instructor, schoolWithInstructors } from "../src/schools/shapes.ts";
import { draftDetails } from "../src/services/drafts.ts";
import { overview } from "../src/services/overview.ts";
import { costItem, serviceCost } from "../src/services/prices.ts";
import { service, serviceSummary } from "../src/services/shapes.ts";
import { openSession, session } from "../src/sessions/shapes.ts";
import { staffMember } from "../src/staff/shapes.ts";
import { task } from "../src/tasks/shapes.ts";
import { practice, theoryTest } from "../src/theory-tests/shapes.ts";
import { updateRequest } from "../src/update-requests/shapes.ts";
import { account, preferences } from "../src/users/shapes.ts";

/** The schemas that the OpenAPI document defines once, so that calls can refer to them. */
export const components = {
  Account: account,
  Address: address,
  Appeal: appeal,
  Appointment: appointment,
  AuditRow: auditRow,
  AvailableService: availableService,
  AvailableServiceReason: blocker,
  Branch: branch,
  ClassRecord: classRecord,
  CodeSent: codeSent,
  CostItem: costItem,
  Decision: decision,
  DecisionPerson: decisionPerson,
  DeliveryLocation: deliveryLocation,
  Document: document,
  DraftDetails: draftDetails,
  Driver: driver,
  DriverRecord: driverRecord,
  Enrolment: enrolment,
  Enquiry: enquiry,
  EnquirySummary: enquirySummary,
  EyeTest: eyeTest,
  FlaggedPayment: flaggedPayment,
  Identification: identification,
  ImportedFile: importedFile,
  ImportedRow: importedRow,
  Instructor: instructor,
  Invoice: invoice,
  InvoiceLine: invoiceLine,
  License: license,
  Notification: notification,
  OpenSession: openSession,
  Overview: overview,
  OwnDecision: ownDecision,
  OwnPayment: ownPayment,
  Payment: payment,
  Practice: practice,
  Preferences: preferences,
  Receipt: receipt,
  RejectionAppeal: rejectionAppeal,
  Report: report,
  ReportFilter: reportFilter,
  Revenue: revenue,
  School: schoolWithInstructors,
  Service: service,
  ServiceCost: serviceCost,
  ServiceSummary: serviceSummary,
  Session: session,
  Share: share,
  SharedLicense: sharedLicense,
  Slot: slot,
  StaffMember: staffMember,
  StaffNote: staffNote,
  Task: task,
  TheoryTest: theoryTest,
  UpdateRequest: updateRequest,
} as const satisfies Readonly<Record<string, Schema>>;
