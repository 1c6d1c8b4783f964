export { documentsReactions as documents } from "./documents/documents.reactions.ts";
export { familiesReactions as families } from "./families/families.reactions.ts";
export { membershipsReactions as memberships } from "./memberships/memberships.reactions.ts";
export { notificationsReactions as notifications } from "./notifications/notifications.reactions.ts";
export { usersReactions as users } from "./users/users.reactions.ts";
