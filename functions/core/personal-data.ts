import { decodeTime } from "ulid";
import type { Item, Partition } from "./table/items.ts";

/** The person whose items are looked up. */
export type Owner = {
	id: number;
	email: string;
	/** The person's judge record; undefined when they are not a judge. */
	judgeId?: number;
	/** When the deletion, merge or export began, in ms since 1970. */
	since: number;
};

/**
 * What happens to items when their person is deleted.
 * `remove`: they are deleted.
 * `strip`: they stay without some attributes, so that they identify nobody.
 * `cancelled`: registrations are cancelled first, so that their places go to the waiting list.
 * `left`: class enrolments are ended first, for the same reason.
 * `handedOver`: they go to another coach, or are deleted when there is none.
 * `withdrawn`: a pending promotion is withdrawn, so that the counters stay right.
 * `stay`: they are about another person, and keep an id that then names nobody.
 */
export type OnRemoval =
	| "remove"
	| "stay"
	| "cancelled"
	| "left"
	| "handedOver"
	| "withdrawn"
	| { strip: readonly string[] };

/**
 * What happens to items when two people are merged: one is kept, the other is removed.
 * `stay`: items keep the removed person's id.
 * `drop`: they are deleted, and restored when the merge is undone; `forget`: deleted permanently.
 * `repoint`: the attribute gets the id of the kept person; if that person has the same item, theirs
 * stays.
 * `entries`: of two registrations for the same thing the earlier place is kept and the other
 * released; `enrollments`: the same for two enrolments in one class.
 * `payments`: repointed to the kept person; two payments on one receipt are joined.
 * `withdrawn`: as above, because the kept person may have a pending promotion too.
 */
export type OnMerge =
	| "stay"
	| "drop"
	| "forget"
	| "entries"
	| "enrollments"
	| "payments"
	| "withdrawn"
	| { repoint: string };

export type PersonalItems = {
	/** The partition of a person's items; null when the person can have none. */
	of: (owner: Owner) => Partition | null;
	/** The index of that partition; the table itself by default. */
	index?: 1 | 2 | 3;
	/** Filters the items; all by default. */
	only?: (item: Item, owner: Owner) => boolean;
	removed: OnRemoval;
	merged: OnMerge;
	/** The entity in audit lines about such an item; the lines' details are removed with the item. */
	audited?: (item: Item) => { entityType: string; entityId: string };
};

export const byUser = ({ id }: Owner) => ({ userId: id });
export const byAddress = (attribute: "to" | "email") => (owner: Owner) =>
	owner.email ? { [attribute]: owner.email } : null;
export const byJudge = (attribute: "id" | "judgeId") => (owner: Owner) =>
	owner.judgeId === undefined ? null : { [attribute]: owner.judgeId };

/**
 * Whether an item was written before the work began, which excludes the email about the deletion
 * and its own audit line.
 */
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

/** Items that give access: always deleted, never restored. */
export const signInOnly = { removed: "remove", merged: "forget" } as const;

/** How the items of one entity that belong to a person are handled. */
export type PersonalData = {
	/**
	 * Position in the sequence: access first, the audit log last. Running deletions and merges store
	 * the number of completed steps, so existing entities keep their order.
	 */
	order: number;
	items: readonly PersonalItems[];
};

/**
 * Attributes in the export of a person's data. `all`: of each item, with a dot for nested ones;
 * `own`: only of items that the person created. Data about other people, secrets and internal
 * values are left out.
 */
export type ExportedAttributes = { all: readonly string[]; own?: readonly string[] };
