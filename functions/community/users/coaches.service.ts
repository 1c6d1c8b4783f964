import { createConversions } from "electrodb";
import {
	bytesOf,
	type Cursor,
	countFitting,
	type Page,
	type Paged,
	pageRead,
} from "#shared/core/http/page.ts";
import { readOn } from "../../core/table/readOn.ts";
import { type User, Users } from "./user.entity.ts";

const role = "coach";
const { byAccessPattern } = createConversions(Users);

/** A coach's position in the list: when they joined, and their id as a tie-breaker. */
const placeOf = ({ createdAt, id }: User) => `${createdAt} ${id}`;

/** The position in a cursor; null for a cursor of another list. */
function placeAt({ after }: Cursor, isApproved: boolean): string | null {
	const [, createdAt, id] = /^(\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	return id
		? byAccessPattern.byApproval.fromComposite.toCursor({
				role,
				isApproved,
				createdAt,
				id: Number(id),
			})
		: null;
}

/** All approved coaches, in the order in which they joined. */
export async function everyCoach(): Promise<User[]> {
	const { data } = await Users.query.byApproval({ role, isApproved: true }).go({ pages: "all" });
	return data.filter(({ isDisabled }) => !isDisabled);
}

/**
 * A page of approved or pending coaches, in the order in which they joined.
 * @param view converts a coach to the response
 */
export async function pageOfCoaches<View>(
	isApproved: boolean,
	view: (user: User) => View,
	{ limit, cursor }: Paged & { limit: number },
): Promise<Page<View>> {
	const coaches = Users.query.byApproval({ role, isApproved });
	const read = await readOn((count, at) => coaches.go({ limit: count, cursor: at }), {
		wanted: limit + 1,
		from: cursor ? placeAt(cursor, isApproved) : null,
		isSeen: ({ isDisabled }) => !isDisabled,
	});
	const fits = countFitting(read, limit, (user) => bytesOf(view(user)));
	const { rows, next } = pageRead(read, placeOf, fits, cursor?.skip);
	return { rows: rows.map(view), next };
}
