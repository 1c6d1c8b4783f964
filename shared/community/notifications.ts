export { claimsNotifications as claims } from "./claims/claims.notifications.ts";
export { documentsNotifications as documents } from "./documents/documents.notifications.ts";
export { familiesNotifications as families } from "./families/families.notifications.ts";
export { membershipsNotifications as memberships } from "./memberships/memberships.notifications.ts";
export { peopleNotifications as people } from "./people/people.notifications.ts";
