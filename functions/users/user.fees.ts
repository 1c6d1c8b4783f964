import { createConversions } from "electrodb";
import type { FeeStatus } from "#shared/core/people.ts";
import type { Write } from "../core/table/database.ts";
import { tallyAll } from "../core/table/tally.ts";
import { foundAsBefore, searchWrites } from "./search/search-keys.ts";
import { type User, Users } from "./user.entity.ts";
import { usersCountedAs } from "./users.counts.ts";

/** What is on record of somebody's fee. */
export type Fee = Pick<
	User,
	"membershipFeeStatus" | "lastPaymentDate" | "membershipExpiryDate" | "feeDueDate"
>;
export type FeeChange = Partial<Fee & Pick<User, "feeReminder">>;

const { byAccessPattern } = createConversions(Users);

const removable = ["lastPaymentDate", "membershipExpiryDate"] as const;

/** A person with a change of their fee; undefined takes away. */
export const withFee = (before: User, change: FeeChange): User => ({
	...before,
	...change,
	feeVersion: (before.feeVersion ?? 0) + 1,
});

/** The write that changes somebody's fee, unless somebody else changed it since they were read. */
function feeWrite(before: User, after: User): Write {
	const {
		membershipFeeStatus = "pending",
		lastPaymentDate,
		membershipExpiryDate,
		feeDueDate,
		feeReminder,
	} = after;
	const { feeVersion } = before;
	const absent = removable.filter((name) => after[name] === undefined);
	// With all parts of the index that it touches.
	const update = Users.patch({ id: before.id }).set({
		membershipFeeStatus,
		feeDueDate: feeDueDate ?? before.createdAt.slice(0, 10),
		feeVersion: after.feeVersion,
		...(lastPaymentDate && { lastPaymentDate }),
		...(membershipExpiryDate && { membershipExpiryDate }),
		...(feeReminder && { feeReminder }),
	});
	const unchanged = (absent.length > 0 ? update.remove([...absent]) : update).where(
		(user, { eq, notExists }) =>
			feeVersion === undefined ? notExists(user.feeVersion) : eq(user.feeVersion, feeVersion),
	);
	// Another status is another facet, and those are made of the person as read.
	const isFilteredAnew = before.membershipFeeStatus !== after.membershipFeeStatus;
	return { update: (isFilteredAnew ? unchanged.where(foundAsBefore(before)) : unchanged).params() };
}

/** The writes that change the fees of several people, with what is counted of them and by what they are filtered. */
export const feeWrites = (people: readonly { before: User; after: User }[]): Write[] => [
	...people.map(({ before, after }) => feeWrite(before, after)),
	...people.flatMap(({ before, after }) => searchWrites(before, after)),
	...tallyAll("user", usersCountedAs, people),
];

/** Another status takes 14 writes at most, so that a transaction, which has a hundred, changes that of so many people. */
export const statusesAtOnce = 7;

type Part = { status: FeeStatus; dueOn?: string; dueBefore?: string };

/** People with a status of their fee, those first for whom it is due first. @param cursor of the table */
export async function readByFee(
	{ status: membershipFeeStatus, dueOn, dueBefore }: Part,
	{ limit, cursor }: { limit: number; cursor?: string | null },
): Promise<{ data: User[]; cursor: string | null }> {
	const on = Users.query.byFee({ membershipFeeStatus, ...(dueOn && { feeDueDate: dueOn }) });
	const asked = dueBefore
		? Users.query.byFee({ membershipFeeStatus }).lt({ feeDueDate: dueBefore })
		: on;
	return asked.go({ limit, cursor: cursor ?? null });
}

/** Where somebody stands among those with a status, for a cursor of the table. */
export type FeePlace = Required<Pick<User, "membershipFeeStatus" | "feeDueDate">> &
	Pick<User, "id">;
export const feeCursor = (place: FeePlace): string =>
	byAccessPattern.byFee.fromComposite.toCursor(place);
