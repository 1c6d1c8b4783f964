import { writeCounters } from "#functions/core/table/counters.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { Listings } from "#functions/people/users/directory/listing.entity.ts";
import { listingsOf } from "#functions/people/users/directory/listings.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { createPersonForTest, type Wish } from "./people.ts";

/** Old enough to consent to being listed. */
export const adult = { dateOfBirth: "1995-05-05" };

/** A member written directly to the directory. */
export async function createListedForTest(wish: Wish = {}) {
	const { cookie, ...person } = await createPersonForTest({
		firstName: "Listed",
		...adult,
		...wish,
	});
	const listed = { ...person, consents: { listing: 1 } };
	await Users.put(listed).go();
	await Listings.put(listingsOf(listed)).go();
	await runTransaction(writeCounters("user", () => ["listed"], null, {}));
	return { ...listed, cookie };
}
