import { decodeTime } from "ulid";
import type { Item, Partition } from "../core/table/items.ts";

/** What is known of somebody whose items are looked for. */
export type Owner = {
	id: number;
	email: string;
	/** The judge that they are; left out where they are none. */
	judgeId?: number;
	/** When the work on their items began, in ms since 1970. */
	since: number;
};

/**
 * What becomes of items when their person is deleted. `remove`: they go. `strip`: they stay without some attributes,
 * so what is left names nobody. `cancelled`: registrations are ended first, so that their places go to who waits; `left`:
 * so are enrolments in classes. `handedOver`: to another coach, or removed where there is none. `withdrawn`: a promotion
 * that waits is taken back, so that it is counted no more.
 */
export type OnRemoval =
	| "remove"
	| "cancelled"
	| "left"
	| "handedOver"
	| "withdrawn"
	| { strip: readonly string[] };

/**
 * What becomes of them when two people are one. `stay`: they keep the number of the one who went. `drop`: they go, and
 * come back when the merge is undone; `forget`: they go for good. `repoint`: the attribute gets the number of the one
 * who is kept; where that one has the same item, theirs stays. `entries`: of two registrations for one thing the
 * earlier place is kept, and the other one is freed; `enrollments`: so of two in one class. `withdrawn` as above: the one
 * who is kept may wait for one too.
 */
export type OnMerge =
	| "stay"
	| "drop"
	| "forget"
	| "entries"
	| "enrollments"
	| "withdrawn"
	| { repoint: string };

export type Belonging = {
	/** The partition in which a person's items lie; null where they can have none. */
	of: (owner: Owner) => Partition | null;
	/** The index that has that partition; the table itself by default. */
	index?: 1 | 2 | 3;
	/** Which of them are meant; all by default. */
	only?: (item: Item, owner: Owner) => boolean;
	removed: OnRemoval;
	merged: OnMerge;
	/** The thing that audit lines about such an item name; their details go with the item. */
	audited?: (item: Item) => { entityType: string; entityId: string };
};

const byUser = ({ id }: Owner) => ({ userId: id });
const byAddress = (attribute: "to" | "email") => (owner: Owner) =>
	owner.email ? { [attribute]: owner.email } : null;
const byJudge = (attribute: "id" | "judgeId") => (owner: Owner) =>
	owner.judgeId === undefined ? null : { [attribute]: owner.judgeId };

/** What was written before the work began: not the letter that tells of it, nor its own line. */
const isEarlier = ({ id }: Item, { since }: Owner) => decodeTime(String(id).slice(0, 26)) < since;
const lineIsEarlier = ({ createdAt }: Item, { since }: Owner) =>
	Date.parse(String(createdAt)) < since;

const isPending = ({ status }: Item) => status === "pending";
const isDecided = (item: Item) => !isPending(item);

const auditedAs = (entityType: string) => (item: Item) => ({
	entityType,
	entityId: String(item.id),
});

/** What nobody may go on using. */
const signInOnly = { removed: "remove", merged: "forget" } as const;

/**
 * What belongs to a person, by entity, in the order in which it is dealt with. Deleting and merging go through this
 * table and know nothing else of what there is. An entity that no person's items are of has an empty list. Where
 * items of others carry a person's number (who wrote an article, who promoted somebody), the number stays; it names
 * nobody any more.
 */
export const belongings: Record<string, readonly Belonging[]> = {
	// First what somebody could still act with.
	session: [{ of: byUser, ...signInOnly }],
	recoveryCode: [{ of: byUser, ...signInOnly }],
	knownDevice: [{ of: byUser, ...signInOnly }],
	connection: [{ of: byUser, index: 1, removed: "remove", merged: "drop" }],
	calendarAddress: [{ of: byUser, ...signInOnly }],
	resetToken: [{ of: byUser, index: 1, ...signInOnly }],
	emailLink: [{ of: byUser, index: 1, ...signInOnly }],
	emailUndo: [{ of: byUser, index: 1, ...signInOnly }],
	entryLink: [{ of: byUser, index: 1, ...signInOnly }],
	repeat: [{ of: byUser, index: 1, ...signInOnly }],
	outbox: [
		{ of: byAddress("to"), index: 1, only: isEarlier, removed: "remove", merged: "stay" },
		{ of: byUser, index: 2, only: isEarlier, ...signInOnly },
	],

	registration: [
		{
			of: byUser,
			removed: "cancelled",
			merged: "entries",
			audited: ({ eventId, userId, classId }) => ({
				entityType: "registration",
				entityId: [eventId, userId, classId || undefined]
					.filter((part) => part !== undefined)
					.join("-"),
			}),
		},
	],
	ticket: [{ of: byUser, removed: "remove", merged: "forget" }],
	enrollment: [
		{
			of: byUser,
			index: 1,
			removed: "left",
			merged: "enrollments",
			audited: ({ classId, userId }) => ({
				entityType: "enrollment",
				entityId: `${classId}-${userId}`,
			}),
		},
	],
	attendance: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
	notification: [
		{ of: byUser, removed: "remove", merged: { repoint: "userId" } },
		{ of: ({ id }) => ({ personId: id }), index: 1, removed: "remove", merged: "stay" },
	],
	promotion: [
		{
			of: byUser,
			only: isPending,
			removed: "withdrawn",
			merged: "withdrawn",
			audited: auditedAs("promotion"),
		},
		{
			of: byUser,
			only: isDecided,
			removed: "remove",
			merged: { repoint: "userId" },
			audited: auditedAs("promotion"),
		},
	],
	progression: [{ of: byUser, removed: "remove", merged: { repoint: "userId" } }],
	studentRelation: [
		{
			of: ({ id }) => ({ studentId: id }),
			index: 1,
			removed: "remove",
			merged: { repoint: "studentId" },
		},
		{ of: ({ id }) => ({ coachId: id }), removed: "handedOver", merged: { repoint: "coachId" } },
	],
	linkRequest: [
		{
			of: ({ id }) => ({ studentId: id }),
			index: 1,
			removed: "remove",
			merged: { repoint: "studentId" },
		},
		{ of: ({ id }) => ({ coachId: id }), removed: "remove", merged: { repoint: "coachId" } },
	],
	recordClaim: [
		{
			of: byUser,
			index: 1,
			removed: "remove",
			merged: { repoint: "userId" },
			audited: auditedAs("recordClaim"),
		},
		{
			of: ({ id }) => ({ recordId: id }),
			index: 3,
			removed: "remove",
			merged: "stay",
			audited: auditedAs("recordClaim"),
		},
	],
	claimTries: [{ of: ({ id }) => ({ recordId: id }), removed: "remove", merged: "forget" }],
	guardianship: [
		{ of: ({ id }) => ({ childId: id }), removed: "remove", merged: { repoint: "childId" } },
		{
			of: ({ id }) => ({ guardianId: id }),
			index: 1,
			removed: "remove",
			merged: { repoint: "guardianId" },
		},
	],
	guardianInvitation: [
		{ of: ({ id }) => ({ childId: id }), removed: "remove", merged: { repoint: "childId" } },
		{ of: byAddress("email"), index: 1, removed: "remove", merged: "stay" },
	],
	trainingClass: [
		{
			of: ({ id }) => ({ coachId: id }),
			index: 2,
			removed: "handedOver",
			merged: { repoint: "coachId" },
		},
	],
	judgeAssignment: [{ of: byJudge("judgeId"), index: 1, removed: "remove", merged: "stay" }],
	judge: [
		{
			of: byJudge("id"),
			removed: "remove",
			merged: { repoint: "userId" },
			audited: auditedAs("judge"),
		},
	],
	judgeClaim: [{ of: byUser, removed: "remove", merged: { repoint: "userId" } }],
	// The proof of what was said, by numbers.
	consent: [
		{ of: ({ id }) => ({ subjectId: id }), removed: { strip: ["requestId"] }, merged: "stay" },
	],
	athlete: [
		{
			of: byUser,
			index: 2,
			removed: "remove",
			merged: { repoint: "userId" },
			audited: auditedAs("athlete"),
		},
	],
	contactMessage: [{ of: byAddress("email"), index: 2, removed: "remove", merged: "stay" }],

	// The ledger keeps its sums, and the number of who paid.
	membershipPayment: [
		{
			of: byUser,
			removed: { strip: ["payer", "notes", "voidReason"] },
			merged: { repoint: "userId" },
			audited: ({ userId, receiptNumber }) => ({
				entityType: "membershipPayment",
				entityId: `${userId}-${receiptNumber}`,
			}),
		},
	],

	// Pages keep the pictures that staff sent for them.
	picture: [
		{
			of: ({ id }) => ({ ownerId: id }),
			index: 1,
			only: ({ purpose, usedBy }) => purpose === "portrait" || usedBy === undefined,
			removed: "remove",
			merged: { repoint: "ownerId" },
		},
	],
	// The stream removes their files.
	document: [
		{
			of: ({ id }) => ({ studentId: id }),
			index: 1,
			removed: "remove",
			merged: { repoint: "studentId" },
			audited: auditedAs("document"),
		},
	],
	// The stream removes its file.
	dataExport: [{ of: byUser, removed: "remove", merged: "drop" }],
	erasure: [{ of: byUser, removed: "remove", merged: "drop" }],
	// Of who had it lately, or is to have it. One who was merged has theirs while the merge can be undone.
	emailClaim: [{ of: byUser, index: 1, removed: "remove", merged: "stay" }],
	// What it takes to undo a merge tells of both.
	merge: [{ of: ({ id }) => ({ keepId: id }), index: 2, removed: "remove", merged: "stay" }],
	mergeMove: [{ of: ({ id }) => ({ keepId: id }), index: 1, removed: "remove", merged: "stay" }],

	// The trail stays: what was done, when, and by which number.
	auditLine: [
		{
			of: ({ id }) => ({ entityType: "user", entityId: id }),
			only: lineIsEarlier,
			removed: { strip: ["details"] },
			merged: "stay",
		},
		{
			of: byUser,
			index: 1,
			only: lineIsEarlier,
			removed: { strip: ["ipAddress", "userAgent"] },
			merged: "stay",
		},
	],

	// These go, and come, with the person's own record, in its transaction: see deletePerson.
	user: [],
	searchKey: [],
	facet: [],
	// These follow it by the stream.
	pairKey: [],
	pair: [],
	listing: [],
	// The password and its second factor, at the identity provider: they go before the record does.
	signIn: [],
	// Under a hash, for an hour.
	attempts: [],
	signUpLetters: [],
	// Of an address that nobody has yet, for a day.
	signUp: [],

	// Who was made from a row is a number there; what the row told is gone.
	import: [],
	importRow: [],

	// Nobody's.
	signingKey: [],
	announcement: [],
	// Whose a line is cannot be told without the entry that it tells of.
	ledgerLine: [],
	ledgerHead: [],
	signInSecond: [],
	waitingRoom: [],
	numberRow: [],
	spentProof: [],
	aboutSection: [],
	allotment: [],
	annualPlan: [],
	// Holds when what tells of a person is taken out of lines: a seal is made of their digests.
	auditSeal: [],
	event: [],
	eventClass: [],
	judgesExtension: [],
	receiptBook: [],
	reminderRun: [],
	broadcast: [],
	news: [],
	official: [],
	settings: [],
	holidayList: [],
	tally: [],
	// The number of who was deleted, so that a restored backup can be told.
	removal: [],
};

export type Step = Belonging & { entity: string };

/** All that there is to do, one after the other. */
export const steps: readonly Step[] = Object.entries(belongings).flatMap(([entity, all]) =>
	all.map((belonging) => ({ ...belonging, entity })),
);
