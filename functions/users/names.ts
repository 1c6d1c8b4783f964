import type { UserId } from "#shared/core/ids.ts";
import type { User } from "./user.entity.ts";

/** Somebody's number and names, for lists that name them. */
export const namesOf = ({ id, firstName, lastName, firstNameAr, lastNameAr }: User) => ({
	...{ id: id as UserId, firstName, lastName },
	...{ firstNameAr: firstNameAr ?? null, lastNameAr: lastNameAr ?? null },
});
