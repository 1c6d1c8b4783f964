export { broadcastsNotifications as broadcasts } from "./broadcasts/broadcasts.notifications.ts";
