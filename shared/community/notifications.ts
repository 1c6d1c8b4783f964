export { applicationsNotifications as applications } from "./applications/applications.notifications.ts";
export { broadcastsNotifications as broadcasts } from "./broadcasts/broadcasts.notifications.ts";
export { claimsNotifications as claims } from "./claims/claims.notifications.ts";
export { peopleNotifications as people } from "./people/people.notifications.ts";
export { studentsNotifications as students } from "./students/students.notifications.ts";
