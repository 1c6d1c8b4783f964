export { dojosNames as dojos } from "./dojos/dojos.names.ts";
export { usersNames as users } from "./users/users.names.ts";
