import { decodeTime } from "ulid";
import type { Item, Partition } from "./table/items.ts";

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

export type PersonalItems = {
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

export const byUser = ({ id }: Owner) => ({ userId: id });
export const byAddress = (attribute: "to" | "email") => (owner: Owner) =>
	owner.email ? { [attribute]: owner.email } : null;
export const byJudge = (attribute: "id" | "judgeId") => (owner: Owner) =>
	owner.judgeId === undefined ? null : { [attribute]: owner.judgeId };

/** What was written before the work began: not the letter that tells of it, nor its own line. */
export const isEarlier = ({ id }: Item, { since }: Owner) =>
	decodeTime(String(id).slice(0, 26)) < since;
export const lineIsEarlier = ({ createdAt }: Item, { since }: Owner) =>
	Date.parse(String(createdAt)) < since;

export const isPending = ({ status }: Item) => status === "pending";
export const isDecided = (item: Item) => !isPending(item);

export const auditedAs = (entityType: string) => (item: Item) => ({
	entityType,
	entityId: String(item.id),
});

/** What nobody may go on using. */
export const signInOnly = { removed: "remove", merged: "forget" } as const;

/** A person's items of an entity. */
export type PersonalData = {
	/**
	 * When they are dealt with: access first, the audit log last. Deletions and merges that are under way count the steps
	 * that are done, so a new entity goes behind those that there are.
	 */
	order: number;
	items: readonly PersonalItems[];
};

/**
 * Attributes that a copy of a person's data holds. `all`: of each item, with a dot for one inside of another; `own`: of
 * items that the person made. What names others, secrets and internal values are left out.
 */
export type ExportedAttributes = { all: readonly string[]; own?: readonly string[] };
