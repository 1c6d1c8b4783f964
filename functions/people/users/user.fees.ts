import { createConversions } from "electrodb";
import type { FeeStatus } from "#shared/core/people.ts";
import { writeCountersOfAll } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { foundAsBefore, searchWrites } from "./search/search-keys.ts";
import { type User, Users } from "./user.entity.ts";
import { usersCountedAs } from "./users.counts.ts";

/** The fee attributes of a person. */
export type Fee = Pick<
	User,
	| "membershipFeeStatus"
	| "lastPaymentDate"
	| "membershipExpiryDate"
	| "feeDueDate"
	| "feeUntil"
	| "feeUntilAt"
	| "feeExemptReason"
	| "feeExemptUntil"
>;
export type FeeChange = Partial<Fee & Pick<User, "feeReminder">>;

const { byAccessPattern } = createConversions(Users);

const removable = [
	"lastPaymentDate",
	"membershipExpiryDate",
	"feeExemptReason",
	"feeExemptUntil",
] as const;

/** A copy of a person with a changed fee; undefined removes an attribute. */
export const withFee = (before: User, change: FeeChange): User => ({
	...before,
	...change,
	feeVersion: (before.feeVersion ?? 0) + 1,
});

type Update = ReturnType<ReturnType<typeof Users.patch>["set"]>;

/** A condition that a person's fee is unchanged since it was read. */
export const feeAsBefore =
	({ feeVersion }: Pick<User, "feeVersion">): Parameters<Update["where"]>[0] =>
	(user, { eq, notExists }) =>
		feeVersion === undefined ? notExists(user.feeVersion) : eq(user.feeVersion, feeVersion);

/** All attributes of the fee index: ElectroDB needs every one if any changes. */
export const feeIndexed = ({ membershipFeeStatus, feeDueDate, createdAt }: User) => ({
	membershipFeeStatus: membershipFeeStatus ?? ("pending" as const),
	feeDueDate: feeDueDate ?? createdAt.slice(0, 10),
});

/** The write that changes a person's fee, under optimistic locking. */
function feeWrite(before: User, after: User): Write {
	const { lastPaymentDate, membershipExpiryDate, feeReminder } = after;
	const { feeExemptReason, feeExemptUntil } = after;
	const absent = removable.filter((name) => after[name] === undefined);
	const update = Users.patch({ id: before.id }).set({
		...feeIndexed(after),
		feeVersion: after.feeVersion,
		...(lastPaymentDate && { lastPaymentDate }),
		...(membershipExpiryDate && { membershipExpiryDate }),
		...(feeReminder && { feeReminder }),
		...(feeExemptReason && { feeExemptReason }),
		...(feeExemptUntil && { feeExemptUntil }),
	});
	const unchanged = (absent.length > 0 ? update.remove([...absent]) : update).where(
		feeAsBefore(before),
	);
	// A new status changes the filter index, whose items are derived from the person as read.
	const isFilteredAnew = before.membershipFeeStatus !== after.membershipFeeStatus;
	return { update: (isFilteredAnew ? unchanged.where(foundAsBefore(before)) : unchanged).params() };
}

/** The writes that change the fees of several people, with counters, search and filter index. */
export const feeWrites = (people: readonly { before: User; after: User }[]): Write[] => [
	...people.map(({ before, after }) => feeWrite(before, after)),
	...people.flatMap(({ before, after }) => searchWrites(before, after)),
	...writeCountersOfAll("user", usersCountedAs, people),
];

/**
 * Maximum number of people per transaction: a new status takes up to 16 writes, and DynamoDB
 * allows 100 in a transaction.
 */
export const statusesAtOnce = 6;

type Part = { status: FeeStatus; dueOn?: string; dueBefore?: string };

/**
 * People by fee status, earliest due date first.
 * @param cursor the table's cursor
 */
export async function readByFee(
	{ status: membershipFeeStatus, dueOn, dueBefore }: Part,
	{ limit, cursor }: { limit: number; cursor?: string | null },
): Promise<{ data: User[]; cursor: string | null }> {
	const on = Users.query.byFee({ membershipFeeStatus, ...(dueOn && { feeDueDate: dueOn }) });
	const query = dueBefore
		? Users.query.byFee({ membershipFeeStatus }).lt({ feeDueDate: dueBefore })
		: on;
	return query.go({ limit, cursor: cursor ?? null });
}

/** The fields that determine the membership fee of a person who owes it. */
export type Owing = Pick<User, "dateOfBirth" | "dojoId" | "role" | "isApproved"> & {
	feeDueDate: string;
};

/** All people with a fee status, without the rest of their records. */
export async function readOwing(status: FeeStatus): Promise<Owing[]> {
	const { data } = await Users.query.byFee({ membershipFeeStatus: status }).go({
		pages: "all",
		attributes: ["dateOfBirth", "dojoId", "role", "isApproved", "feeDueDate", "createdAt"],
	});
	return data.map((person) => ({
		...person,
		feeDueDate: person.feeDueDate ?? person.createdAt.slice(0, 10),
	}));
}

/** A person's position in the fee index, for a cursor. */
export type FeePlace = Required<Pick<User, "membershipFeeStatus" | "feeDueDate">> &
	Pick<User, "id">;
export const feeCursor = (place: FeePlace): string =>
	byAccessPattern.byFee.fromComposite.toCursor(place);
