import { createConversions } from "electrodb";
import {
	bytesOf,
	type Cursor,
	countFitting,
	type Page,
	type Paged,
	pageRead,
} from "#shared/core/http/page.ts";
import { readOn } from "../core/table/readOn.ts";
import { type User, Users } from "./user.entity.ts";

const role = "coach";
const { byAccessPattern } = createConversions(Users);

/** Where a coach stands in the list: when they joined, and their number among those of the same moment. */
const placeOf = ({ createdAt, id }: User) => `${createdAt} ${id}`;

/** The place that a cursor names; none in one that is of another list. */
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

/**
 * A page of the coaches who are approved, or of those who wait to be, in the order in which they joined.
 * @param view what is told of each
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
