export { auditDomain as audit } from "./audit/audit.domain.ts";
export { clockDomain as clock } from "./clock/clock.domain.ts";
export { dashboardDomain as dashboard } from "./dashboard/dashboard.domain.ts";
export { mailDomain as mail } from "./mail/mail.domain.ts";
export { operationDomain as operation } from "./operation/operation.domain.ts";
export { pagesDomain as pages } from "./pages/pages.domain.ts";
export { reportsDomain as reports } from "./reports/reports.domain.ts";
export { streamDomain as stream } from "./stream/stream.domain.ts";
