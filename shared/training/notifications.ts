export { beltsNotifications as belts } from "./belts/belts.notifications.ts";
export { trainingClassesNotifications as "training-classes" } from "./training-classes/training-classes.notifications.ts";
