import { appointmentRoutes } from "../licensing/appointments/routes.ts";
import { deliveryRoutes } from "../licensing/deliveries/routes.ts";
import { documentRoutes } from "../licensing/documents/routes.ts";
import { kindRoutes, serviceRoutes } from "../licensing/services/routes.ts";
import { theoryTestRoutes } from "../licensing/theory-tests/routes.ts";
import { updateRequestRoutes } from "../licensing/update-requests/routes.ts";
import { bookRoutes } from "../money/entries/routes.ts";
import { invoiceRoutes } from "../money/invoices/routes.ts";
import { flagRoutes } from "../money/payments/flags-routes.ts";
import { paymentRoutes } from "../money/payments/routes.ts";
import { decisionRoutes } from "../office/decisions/routes.ts";
import { deskRoutes } from "../office/desk/routes.ts";
import { enquiryRoutes } from "../office/enquiries/routes.ts";
import { importRoutes } from "../office/imports/routes.ts";
import { noteRoutes } from "../office/notes/routes.ts";
import { noticeRoutes } from "../office/notices/routes.ts";
import { programRoutes } from "../office/programs/routes.ts";
import { reportRoutes } from "../office/reports/routes.ts";
import { staffRoutes } from "../office/staff/routes.ts";
import { taskRoutes } from "../office/tasks/routes.ts";
import { ownAccountRoutes } from "../people/accounts/own-routes.ts";
import { authRoutes } from "../people/accounts/routes.ts";
import { branchRoutes } from "../people/branches/routes.ts";
import { identityRoutes } from "../people/drivers/identities-routes.ts";
import { driverRoutes } from "../people/drivers/routes.ts";
import { schoolRoutes } from "../people/schools/routes.ts";
import { sessionRoutes } from "../people/sessions/routes.ts";
import { auditRoutes } from "../platform/audit/routes.ts";
import type { StoreWatch } from "../platform/blobs/store-watch.ts";
import type { Handlers } from "../platform/calls/handler.ts";
import type { Metrics } from "../platform/http/metrics.ts";
import { messageRoutes } from "../platform/messages/routes.ts";
import { notificationRoutes } from "../platform/notifications/routes.ts";
import { dataExportRoutes } from "./data-exports/routes.ts";
import { setupRoutes } from "./setup/routes.ts";
import { systemRoutes } from "./system/routes.ts";

export const handlers = (metrics: Metrics, store: StoreWatch): Handlers => ({
  ...authRoutes,
  ...driverRoutes,
  ...identityRoutes,
  ...decisionRoutes,
  ...noteRoutes,
  ...enquiryRoutes,
  ...deskRoutes,
  ...importRoutes,
  ...taskRoutes,
  ...bookRoutes,
  ...flagRoutes,
  ...theoryTestRoutes,
  ...branchRoutes,
  ...kindRoutes,
  ...schoolRoutes,
  ...serviceRoutes,
  ...deliveryRoutes,
  ...invoiceRoutes,
  ...documentRoutes,
  ...paymentRoutes,
  ...notificationRoutes,
  ...messageRoutes,
  ...reportRoutes,
  ...appointmentRoutes,
  ...sessionRoutes,
  ...ownAccountRoutes,
  ...dataExportRoutes,
  ...setupRoutes,
  ...staffRoutes,
  ...noticeRoutes,
  ...programRoutes,
  ...auditRoutes,
  ...updateRequestRoutes,
  ...systemRoutes(metrics, store),
});
