import type { ImportRow, RowVerdict } from "#shared/community/imports/imports.schema.ts";
import { claimantsOf } from "../../people/users/email-claims.ts";
import { peopleById, profileOf } from "../../people/users/users.service.ts";
import { findAlike } from "../merges/alike.ts";
import { readRows } from "./read-rows.ts";

/** Checks what an import of these rows would do. Changes nothing. */
export async function checkRows(rows: readonly ImportRow[], now: number): Promise<RowVerdict[]> {
	const read = await readRows(rows, now);
	const people = read.flatMap(({ row, told }) => (told ? [{ row, told }] : []));
	const claims = await claimantsOf(people.flatMap(({ told }) => told.email || []));
	const owners = await peopleById([...claims.values()]);
	const free = people.filter(({ told }) => !claims.has(told.email));
	const alike = await findAlike(free.map(({ told }) => told));
	const alikeOf = new Map(free.map(({ row }, at) => [row, alike[at]]));
	return read.map(({ row, told, faults }) => {
		if (!told) return { row, verdict: "fault", faults, person: null };
		const owner = owners.get(claims.get(told.email) ?? 0);
		if (owner?.email === told.email)
			return { row, verdict: "exists", faults, person: profileOf(owner) };
		// The address is reserved by another person's pending change or for its former owner.
		if (claims.has(told.email))
			return {
				row,
				verdict: "fault",
				faults: [{ field: "email", code: "email_taken" }],
				person: null,
			};
		const same = alikeOf.get(row);
		return {
			row,
			verdict: same ? "maybeSame" : "create",
			faults,
			person: same ? profileOf(same) : null,
		};
	});
}
