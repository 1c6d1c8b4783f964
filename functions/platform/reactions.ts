export { notificationsReactions as notifications } from "./notifications/notifications.reactions.ts";
