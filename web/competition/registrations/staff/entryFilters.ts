import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { searchForPeople } from "#shared/core/texts/searchPeople.ts";
import { useAddress } from "../../../core/address/useAddress.ts";

/** Query value for registrations without a class. */
export const noEventClass = "0";

export type EntryFilters = {
	status: string;
	classId: string;
	query: string;
	check: boolean;
	unpaid: boolean;
};

export const eventClassKey = ({ classId }: Pick<Entry, "classId">) =>
	String(classId ?? noEventClass);

/**
 * Whether staff should check a registration: the person misses a condition or has no class, or a
 * guardian's consent is missing.
 */
export const needsCheck = ({
	conflicts,
	chooseClass,
	awaitsGuardian,
}: Pick<Entry, "conflicts" | "chooseClass" | "awaitsGuardian">) =>
	conflicts.length > 0 || chooseClass || awaitsGuardian;

/** Whether an entry waits for the document that the event requires. */
export const lacksDocument = ({ conflicts }: Pick<Entry, "conflicts">) =>
	conflicts.some(({ code }) => code === "document_required");

/** Whether an entry can be moved to another event class. */
export const isMovable = ({ status }: Pick<Entry, "status">) =>
	isAlive(status) && status !== "offered";

/** Whether a fee is still to be paid. */
export const isUnpaid = ({ fee }: Pick<Entry, "fee">) => fee !== null && openAmount(fee) > 0;

const namesOf = ({ firstName, lastName, firstNameAr, lastNameAr, email }: Entry) => [
	firstName,
	lastName,
	firstNameAr,
	lastNameAr,
	email,
];

/** Whether a registration matches the filters. */
export const matchesFilters = (
	entry: Entry,
	{ status, classId, query, check, unpaid }: EntryFilters,
) =>
	(!status || entry.status === status) &&
	(!classId || eventClassKey(entry) === classId) &&
	(!check || needsCheck(entry)) &&
	(!unpaid || isUnpaid(entry)) &&
	searchForPeople(query).finds(namesOf(entry));

/** The registrations that match the filters; people who are spelt as typed come first. */
export const filterEntries = (entries: readonly Entry[], filters: EntryFilters): Entry[] =>
	searchForPeople(filters.query).filter(
		entries.filter((entry) => matchesFilters(entry, { ...filters, query: "" })),
		namesOf,
	);

/**
 * Position of each waiting registration in its waiting list, from 1; `entries` are in order of
 * arrival.
 */
export function waitingPositions(entries: readonly Entry[]): ReadonlyMap<string, number> {
	const lengths = new Map<string, number>();
	const waiting = entries.filter(({ status }) => status === "waitlisted");
	return new Map(
		waiting.map((entry) => {
			const list = eventClassKey(entry);
			const position = (lengths.get(list) ?? 0) + 1;
			lengths.set(list, position);
			return [entry.id, position];
		}),
	);
}

/** Query value for all statuses. */
export const everyStatus = "all";

/**
 * The filters in the address.
 * @param usual status that is shown as long as the address names none
 */
export function useEntryFilters(usual: string) {
	const { search, set, clear } = useAddress();
	const named = search.get("status") ?? "";
	const chosen = named === everyStatus ? "" : named;
	const isFiltered = ["status", "class", "q", "check", "unpaid"].some((name) => search.has(name));
	const filters: EntryFilters = {
		status: isFiltered ? chosen : usual,
		classId: search.get("class") ?? "",
		query: search.get("q") ?? "",
		check: search.has("check"),
		unpaid: search.has("unpaid"),
	};
	/** What the reader chose, without the usual status: exports leave nothing else out. */
	const chosenFilters = { ...filters, status: chosen };
	return { filters, chosenFilters, set, clear };
}
export type FilterState = ReturnType<typeof useEntryFilters>;
