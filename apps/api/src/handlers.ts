import { ownAccountRoutes } from "./accounts/own-routes.ts";
import { authRoutes } from "./accounts/routes.ts";
import { appointmentRoutes } from "./appointments/routes.ts";
import { branchRoutes } from "./branches/routes.ts";
import type { Handlers } from "./calls/handler.ts";
import { dataExportRoutes } from "./data-exports/routes.ts";
import { deliveryRoutes } from "./deliveries/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { identityRoutes } from "./drivers/identities-routes.ts";
import { driverRoutes } from "./drivers/routes.ts";
import type { Metrics } from "./http/metrics.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { flagRoutes } from "./payments/flags-routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { schoolRoutes } from "./schools/routes.ts";
import { kindRoutes, serviceRoutes } from "./services/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { systemRoutes } from "./system/routes.ts";
import { theoryTestRoutes } from "./theory-tests/routes.ts";
import { updateRequestRoutes } from "./update-requests/routes.ts";

export const handlers = (metrics: Metrics): Handlers => ({
  ...authRoutes,
  ...driverRoutes,
  ...identityRoutes,
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
  ...staffRoutes,
  ...updateRequestRoutes,
  ...systemRoutes(metrics),
});
