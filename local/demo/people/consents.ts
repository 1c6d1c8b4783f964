import { createHash } from "node:crypto";
import { ulid } from "ulid";
import type { ConsentRow } from "#functions/people/consents/consent.entity.ts";
import type { User } from "#functions/people/users/user.entity.ts";
import { type Purpose, purposes } from "#shared/people/consents/consents.rules.ts";
import { textOf } from "#shared/people/consents/consents.wordings.ts";
import { dayMs } from "../calendar.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Answers of the people on the day after they joined: the consents in force, and mostly a refusal
 * of phone calls.
 */
export function consentRows(people: readonly User[]): ConsentRow[] {
	return people.flatMap(({ id, consents = {}, preferredLanguage, createdAt }) => {
		const isNo = (purpose: Purpose) =>
			purpose === "phone" && id % 3 !== 0 && consents.listing !== undefined;
		const answered = purposes.filter((purpose) => consents[purpose] !== undefined || isNo(purpose));
		return answered.map((purpose, place): ConsentRow => {
			const at = Date.parse(createdAt) + dayMs + place * 4_000;
			return {
				subjectId: id,
				id: ulid(at),
				purpose,
				version: 1,
				language: preferredLanguage,
				hash: hashOf(textOf(purpose, 1, preferredLanguage)),
				giverId: id,
				capacity: "self",
				channel: "web",
				requestId: `demo-${id}-${place}`,
				answer: consents[purpose] === undefined ? "refused" : "given",
				createdAt: new Date(at).toISOString(),
			};
		});
	});
}
