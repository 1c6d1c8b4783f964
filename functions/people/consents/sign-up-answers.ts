import { consentsFrom, onlyLifts } from "#shared/people/consents/consents.rules.ts";
import type { SignUpConsents } from "#shared/people/consents/consents.schema.ts";
import { versionNow } from "#shared/people/consents/consents.wordings.ts";
import { AppError } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { ConsentRows } from "./consent.entity.ts";
import { newConsentRow, receiptFor } from "./consent-row.ts";

/**
 * Throws if a text is outdated, or if the answer needs an adult. The date of birth of somebody who
 * signs up is unknown, so they count as a minor, as everywhere until it is on record.
 */
export function demandSignUpAnswers(given: SignUpConsents): void {
	for (const [position, { purpose, version, yes }] of given.entries()) {
		if (version !== versionNow(purpose)) throw new AppError("wording_changed");
		if (yes && onlyLifts(purpose, "self", true))
			throw new AppError("invalid", { fields: { [`consents.${position}.yes`]: "adults_only" } });
	}
}

/** A new person with the answers that they gave when signing up, and the writes that store them. */
export function recordSignUpAnswers(
	{ requestId, now }: { requestId: string; now: number },
	created: User,
	given: SignUpConsents,
): { person: User; writes: Write[] } {
	if (given.length === 0) return { person: created, writes: [] };
	const rows = given.map((input, position) =>
		newConsentRow(
			{
				requestId,
				giverId: created.id,
				person: created,
				capacity: "self",
				answer: input.yes ? "given" : "refused",
				at: now + position,
			},
			input,
		),
	);
	const [last] = rows.slice(-1);
	const person = { ...created, ...consentsFrom(rows), updatedAt: last.createdAt };
	return {
		person,
		writes: rows.flatMap((row, position) => [
			{ put: ConsentRows.create(row).params() },
			...receiptFor(now, { giver: person, person, row, yes: given[position].yes }),
		]),
	};
}
