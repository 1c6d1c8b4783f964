export { claimsReactions as claims } from "./claims/claims.reactions.ts";
export { documentsReactions as documents } from "./documents/documents.reactions.ts";
export { familiesReactions as families } from "./families/families.reactions.ts";
export { importsReactions as imports } from "./imports/imports.reactions.ts";
export { membershipsReactions as memberships } from "./memberships/memberships.reactions.ts";
export { mergesReactions as merges } from "./merges/merges.reactions.ts";
export { removalsReactions as removals } from "./removals/removals.reactions.ts";
export { usersReactions as users } from "./users/users.reactions.ts";
