export { dojosCounts as dojos } from "./dojos/dojos.counts.ts";
export { membershipsCounts as memberships } from "./memberships/memberships.counts.ts";
export { usersCounts as users } from "./users/users.counts.ts";
