export { auditRoutes as audit } from "./audit/audit.routes.ts";
export { dashboardRoutes as dashboard } from "./dashboard/dashboard.routes.ts";
export { operationRoutes as operation } from "./operation/operation.routes.ts";
export { reportsRoutes as reports } from "./reports/reports.routes.ts";
