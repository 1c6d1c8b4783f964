export { documentsNotifications as documents } from "./documents/documents.notifications.ts";
export { familiesNotifications as families } from "./families/families.notifications.ts";
export { membershipsNotifications as memberships } from "./memberships/memberships.notifications.ts";
