import { writeCountersOfAll } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { dojoPeopleCountedAs } from "../dojos/dojos.counts.ts";
import { filterValue } from "./search/filter-values.ts";
import { type FilterIndexRow, readFilterIndex } from "./search/lookups.ts";
import { foundAsBefore, searchWrites } from "./search/search-keys.ts";
import { type User, Users } from "./user.entity.ts";

type Dojo = { id: number; nameEn: string; nameAr: string };

const placeAt = ({ id, nameEn, nameAr }: Dojo) => ({
	dojoId: id,
	dojoLocation: nameEn,
	dojoLocationAr: nameAr,
});

/**
 * Maximum number of people linked in one transaction: a person takes up to 15 writes and an audit
 * line, and DynamoDB allows 100 in a transaction.
 */
export const linkedAtOnce = 5;

/** The writes that link people to a dojo, with their filter values and the counter. */
export function linkWrites(people: readonly User[], dojo: Dojo, now: number): Write[] {
	const updatedAt = new Date(now).toISOString();
	const changes = people.map((before) => ({
		before,
		after: { ...before, ...placeAt(dojo), updatedAt },
	}));
	return [
		...changes.map(({ before }) => ({
			update: Users.patch({ id: before.id })
				.set({ ...placeAt(dojo), updatedAt })
				.where(foundAsBefore(before))
				.params(),
			onConditionFailed: "changed_meanwhile" as const,
		})),
		...changes.flatMap(({ before, after }) => searchWrites(before, after)),
		...writeCountersOfAll("dojoPeople", dojoPeopleCountedAs, changes),
	];
}

/** The writes that give linked people the present name of their dojo. */
export const renameWrites = (people: readonly User[], dojo: Dojo): Write[] =>
	people.map(({ id }) => ({
		update: Users.patch({ id })
			.set(placeAt(dojo))
			.where((user, { eq }) => eq(user.dojoId, dojo.id))
			.params(),
		onConditionFailed: "changed_meanwhile" as const,
	}));

/**
 * People who typed a dojo's name, people linked to a dojo, or people whose typed dojo is not
 * linked.
 */
export const readPeopleOf = (
	of: { text: string } | { dojoId: number } | "unlinked",
	limit: number,
	after?: FilterIndexRow,
) => {
	if (of === "unlinked") return readFilterIndex(filterValue.unlinked(), limit, after);
	return readFilterIndex(
		"text" in of ? filterValue.dojo(of.text) : filterValue.dojoId(of.dojoId),
		limit,
		after,
	);
};
export type { FilterIndexRow };

/** The dojo that a person typed, folded for comparison, from a row of the filter index. */
export const textIn = ({ facets }: FilterIndexRow): string | undefined => {
	const prefix = filterValue.dojo("");
	return facets.find((one) => one.startsWith(prefix))?.slice(prefix.length);
};
