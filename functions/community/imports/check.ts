import type { ImportRow, RowVerdict } from "#shared/community/imports/imports.schema.ts";
import { claimantsOf } from "../../people/users/email-claims.ts";
import { peopleById, profileOf } from "../../people/users/users.service.ts";
import { findDuplicates } from "../merges/find-duplicates.ts";
import { readRows } from "./read-rows.ts";

/** Checks what an import of these rows would do. Changes nothing. */
export async function checkRows(rows: readonly ImportRow[], now: number): Promise<RowVerdict[]> {
	const read = await readRows(rows, now);
	const people = read.flatMap(({ row, toCreate }) => (toCreate ? [{ row, toCreate }] : []));
	const claims = await claimantsOf(people.flatMap(({ toCreate }) => toCreate.email || []));
	const owners = await peopleById([...claims.values()]);
	const free = people.filter(({ toCreate }) => !claims.has(toCreate.email));
	const duplicates = await findDuplicates(free.map(({ toCreate }) => toCreate));
	const duplicateOf = new Map(free.map(({ row }, at) => [row, duplicates[at]]));
	return read.map(({ row, toCreate, faults }) => {
		if (!toCreate) return { row, verdict: "fault", faults, person: null };
		const owner = owners.get(claims.get(toCreate.email) ?? 0);
		if (owner?.email === toCreate.email)
			return { row, verdict: "exists", faults, person: profileOf(owner) };
		// The address is reserved by another person's pending change or for its former owner.
		if (claims.has(toCreate.email))
			return {
				row,
				verdict: "fault",
				faults: [{ field: "email", code: "email_taken" }],
				person: null,
			};
		const same = duplicateOf.get(row);
		return {
			row,
			verdict: same ? "maybeSame" : "create",
			faults,
			person: same ? profileOf(same) : null,
		};
	});
}
