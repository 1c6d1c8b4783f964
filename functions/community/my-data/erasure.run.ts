import { isErasurePrevented } from "#shared/community/my-data/my-data.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { comingEventsOf } from "../../competition/registrations/entries/entries.service.ts";
import { AppError, nullIfNotFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { ignoreConditionFailure, runTransaction } from "../../core/table/database.ts";
import { findUser } from "../../people/users/users.service.ts";
import { previewRemoval } from "../removals/preview.ts";
import { removeByThemselves } from "../removals/removals.service.ts";
import { type ErasureRecord, Erasures } from "./erasure.entity.ts";
import { endingLetter } from "./erasure.letters.ts";
import { letterTo } from "./erasure.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

const removed = ({ userId, endsAt: end }: ErasureRecord) =>
	Erasures.delete({ userId })
		.where(({ endsAt }, { eq }) => eq(endsAt, end))
		.params();

/** Sends the reminder a day before the deletion, once. */
async function remind(record: ErasureRecord, now: number): Promise<void> {
	const person = await findUser(record.userId as UserId);
	if (!person) return;
	const noted = Erasures.patch({ userId: record.userId })
		.set({ remindedAt: new Date(now).toISOString(), endsAt: record.endsAt })
		.where(({ remindedAt }, { notExists }) => notExists(remindedAt));
	const writes = [{ update: noted.params() }, letterTo(person, endingLetter, record.endsAt, now)];
	await runTransaction(writes).catch((error) => {
		if (!(error instanceof AppError) || error.code !== "changed_meanwhile") throw error;
	});
}

/**
 * Deletes a person who requested it. If that is prevented by now, for example by new students, the
 * request waits; the person's profile says why.
 */
async function end(record: ErasureRecord, now: number): Promise<void> {
	const id = record.userId as UserId;
	const person = await findUser(id);
	if (!person) {
		// Staff deleted the person meanwhile.
		await Erasures.delete({ userId: id }).go().catch(ignoreConditionFailure);
		return;
	}
	if (person.role === "super-admin") return;
	const [preview, events] = await Promise.all([previewRemoval(id, now), comingEventsOf(id, now)]);
	if (isErasurePrevented({ ...preview, comingEvents: events.length })) return;
	await removeByThemselves(id, { delete: removed(record) }, now).catch(nullIfNotFound);
}

/**
 * Reminds people of the deletion they requested, and deletes those whose week is over. Returns how
 * many requests were read.
 */
export async function completeErasures(now: number): Promise<number> {
	const { data } = await Erasures.query
		.inOrder({})
		.lt({ endsAt: new Date(now + dayMs).toISOString() })
		.go({ pages: "all" });
	await runEach(
		"requested deletions",
		data,
		async (record) => {
			if (Date.parse(record.endsAt) <= now) await end(record, now);
			else if (record.remindedAt === undefined) await remind(record, now);
		},
		1,
	);
	return data.length;
}
