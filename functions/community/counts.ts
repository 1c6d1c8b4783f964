export { membershipsCounts as memberships } from "./memberships/memberships.counts.ts";
export { removalsCounts as removals } from "./removals/removals.counts.ts";
export { usersCounts as users } from "./users/users.counts.ts";
