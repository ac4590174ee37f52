import type { Schema } from "../src/call.ts";
import { branch } from "../src/shapes/branches.ts";
import { document } from "../src/shapes/documents.ts";
import { availableService, eyeTest, license, share, sharedLicense } from "../src/shapes/licences.ts";
import { costItem, invoice, payment, receipt, revenue, serviceCost } from "../src/shapes/money.ts";
import {
  account,
  address,
  codeSent,
  driver,
  identification,
  openSession,
  preferences,
  session,
  staffMember,
} from "../src/shapes/people.ts";
import { report, reportFilter } from "../src/shapes/reports.ts";
import { updateRequest } from "../src/shapes/requests.ts";
import { deliveryLocation, draftDetails, overview, service, serviceSummary } from "../src/shapes/services.ts";
import { practice, theoryTest } from "../src/shapes/theory-tests.ts";
import { appointment, classRecord, notification, slot } from "../src/shapes/visits.ts";

/** Shapes that stand once in the document and are referred to from the calls. */
export const components: Readonly<Record<string, Schema>> = {
  Account: account,
  Address: address,
  Appointment: appointment,
  AvailableService: availableService,
  Branch: branch,
  ClassRecord: classRecord,
  CodeSent: codeSent,
  CostItem: costItem,
  DeliveryLocation: deliveryLocation,
  Document: document,
  DraftDetails: draftDetails,
  Driver: driver,
  EyeTest: eyeTest,
  Identification: identification,
  Invoice: invoice,
  License: license,
  Notification: notification,
  OpenSession: openSession,
  Overview: overview,
  Payment: payment,
  Practice: practice,
  Preferences: preferences,
  Receipt: receipt,
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
  TheoryTest: theoryTest,
  UpdateRequest: updateRequest,
};
