import type { Candidate, Pair } from "#shared/community/merges/merges.schema.ts";
import { type Page, type Paged, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { User } from "../../people/users/user.entity.ts";
import { peopleById, profileOf } from "../../people/users/users.service.ts";
import { mailKey, PairKeys, type PairRecord, Pairs } from "./pair.entity.ts";

const mostPairs = 50;
/** Limit of people read per mailbox. */
const mostOfMailbox = 20;

/**
 * Ids of people whose addresses seem to belong to one mailbox, after the normalization of
 * `mailboxOf`.
 */
export async function idsOfMailbox(email: string): Promise<number[]> {
	const { data } = await PairKeys.query.byKey({ key: mailKey(email) }).go({ limit: mostOfMailbox });
	return data.map(({ userId }) => userId);
}

const candidate = (user: User): Candidate => profileOf(user);

export const pairId = ({ userId, otherId }: Pick<PairRecord, "userId" | "otherId">) =>
	`${userId}-${otherId}`;

const cursorOf = ({ foundAt, userId, otherId }: PairRecord) => `${foundAt} ${userId} ${otherId}`;

/** Where a page begins: after the pair that the cursor names. */
function placeIn(after: string) {
	const [, foundAt, userId, otherId] =
		/^(\d{4}-[\dT:.-]+Z) (\d{1,15}) (\d{1,15})$/.exec(after) ?? [];
	return foundAt ? { foundAt, userId: Number(userId), otherId: Number(otherId) } : null;
}

/** Suspected duplicates, latest first. */
export async function listPairs({ limit = mostPairs, cursor }: Paged): Promise<Page<Pair>> {
	const suspected = Pairs.query.byStatus({ status: "suspected" });
	const place = cursor && placeIn(cursor.after);
	const query = place ? suspected.lt(place) : suspected;
	const most = Math.min(limit, mostPairs);
	const { data } = await query.go({ limit: most + 1, order: "desc" });
	const people = await peopleById(data.flatMap(bothOf));
	const { rows, next } = pageRead(data, cursorOf, most, cursor?.skip);
	const pairs = rows.flatMap((pair) => {
		const [one, other] = bothOf(pair).map((id) => people.get(id));
		// The index may still contain a deleted person.
		return one && other
			? [{ id: pairId(pair), people: [candidate(one), candidate(other)], evidence: pair.evidence }]
			: [];
	});
	return { rows: pairs, next };
}

const bothOf = ({ userId, otherId }: PairRecord) => [userId, otherId];

/** Records that two people are not the same. A repeat changes nothing. */
export async function dismissPair(
	caller: SignedIn,
	[userId, otherId]: [UserId, UserId],
): Promise<void> {
	const { data: pair } = await Pairs.get({ userId, otherId }).go({ consistent: true });
	if (!pair) throw new AppError("not_found");
	if (pair.status === "dismissed") return;
	await auditedTransaction(
		caller,
		{ entityType: "pair", entityId: pairId(pair), action: "dismissed" },
		[
			{
				put: Pairs.put({ ...pair, status: "dismissed" })
					.where(({ status }, { eq }) => eq(status, "suspected"))
					.params(),
			},
		],
	);
}
