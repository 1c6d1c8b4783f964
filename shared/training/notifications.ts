export { applicationsNotifications as applications } from "./applications/applications.notifications.ts";
export { beltsNotifications as belts } from "./belts/belts.notifications.ts";
export { studentsNotifications as students } from "./students/students.notifications.ts";
export { trainingClassesNotifications as "training-classes" } from "./training-classes/training-classes.notifications.ts";
