export { applicationsReactions as applications } from "./applications/applications.reactions.ts";
export { broadcastsReactions as broadcasts } from "./broadcasts/broadcasts.reactions.ts";
export { claimsReactions as claims } from "./claims/claims.reactions.ts";
export { importsReactions as imports } from "./imports/imports.reactions.ts";
export { mergesReactions as merges } from "./merges/merges.reactions.ts";
export { myDataReactions as "my-data" } from "./my-data/my-data.reactions.ts";
export { removalsReactions as removals } from "./removals/removals.reactions.ts";
