import { ulid } from "ulid";
import type { UserId } from "#shared/core/ids.ts";
import { consentsFrom, lastWords, purposes } from "#shared/people/consents/consents.rules.ts";
import type { Write } from "../../core/table/database.ts";
import { removePhotoWrites } from "../national-team/national-team.consents.ts";
import type { User } from "../users/user.entity.ts";
import { changePerson } from "../users/user.writes.ts";
import { type ConsentRow, ConsentRows } from "./consent.entity.ts";

/** All answers about a person, oldest first. */
export async function rowsOf(subjectId: number): Promise<ConsentRow[]> {
	const { data } = await ConsentRows.query
		.ofPerson({ subjectId })
		.go({ pages: "all", consistent: true });
	return data;
}

type Cause = { requestId: string; now: number };
type ConsentFacts = { person: User; rows: readonly ConsentRow[]; now: number };

/**
 * The person after new answers, and the writes that store them. If no consent to their picture
 * remains, the picture is removed too; the stream removes its files.
 */
export async function recordAnswers(
	{ person, rows, now }: ConsentFacts,
	added: readonly ConsentRow[],
) {
	const after: User = {
		...person,
		...consentsFrom([...rows, ...added]),
		updatedAt: added.at(-1)?.createdAt ?? person.updatedAt,
	};
	const losesPhoto = showsPhoto(person) && !showsPhoto(after);
	if (losesPhoto) delete after.profileImageUrl;
	const writes: Write[] = [
		...added.map((row) => ({ put: ConsentRows.create(row).params() })),
		...changePerson(person, after),
		...(losesPhoto ? await removePhotoWrites(person.id as UserId, now) : []),
	];
	return { after, writes };
}

const showsPhoto = ({ consents, minorConsents }: User) =>
	consents?.photo !== undefined || minorConsents?.photo !== undefined;

/**
 * A time later than all stored answers: each answer is written with the person's record by
 * optimistic locking.
 */
export const nextMoment = ({ updatedAt }: User, now: number) =>
	Math.max(now, Date.parse(updatedAt) + 1);

/**
 * Writes that end a guardian's answers about a child; none if there are no answers.
 * @param cause the request that ends them, and the time in ms since 1970
 */
export async function endAnswers(child: User, guardianId: number, { requestId, now }: Cause) {
	const rows = await rowsOf(child.id);
	const at = nextMoment(child, now);
	const ended = purposes
		.flatMap((purpose) => lastWords(rows, purpose))
		.filter(({ giverId, answer }) => giverId === guardianId && answer !== "ended")
		.map((row, place): ConsentRow => {
			const { endsOn: _, ...given } = row;
			const id = ulid(at + place);
			return {
				...given,
				id,
				answer: "ended",
				requestId,
				createdAt: new Date(at + place).toISOString(),
			};
		});
	return ended.length > 0 ? (await recordAnswers({ person: child, rows, now }, ended)).writes : [];
}
