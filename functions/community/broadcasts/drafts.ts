import type {
	BroadcastDraft,
	BroadcastDraftId,
	BroadcastDraftInput,
} from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namedPerson, peopleById } from "../../people/users/users.service.ts";
import { type BroadcastDraftRecord, BroadcastDrafts } from "./broadcast.entity.ts";

/** Drafts that staff keep at a time. */
const mostDrafts = 50;

const viewBy = (
	{ actionUrl, isMailed, changedBy: _, createdAt: __, ...draft }: BroadcastDraftRecord,
	by: User | null | undefined,
): BroadcastDraft => ({
	...draft,
	id: draft.id as BroadcastDraftId,
	actionUrl: actionUrl ?? null,
	email: isMailed,
	by: by ? namedPerson(by) : null,
});

const drafts = defineRecords("broadcastDraft", BroadcastDrafts, {
	store: ({ email, actionUrl, ...texts }: BroadcastDraftInput, { caller }) => ({
		titleEn: texts.titleEn,
		titleAr: texts.titleAr,
		messageEn: texts.messageEn,
		messageAr: texts.messageAr,
		actionUrl: actionUrl ?? undefined,
		isMailed: email,
		changedBy: caller.session.userId,
	}),
	view: async (draft) => viewBy(draft, await findUser(draft.changedBy)),
	// The log names a draft by its title.
	detail: ({ before, after }) => ({
		titleEn: (after ?? before)?.titleEn,
		titleAr: (after ?? before)?.titleAr,
	}),
});

const allDrafts = async (): Promise<BroadcastDraftRecord[]> =>
	(await BroadcastDrafts.query.all({}).go({ pages: "all" })).data;

/** The drafts of all staff, the one that was changed last first. */
export async function listDrafts(): Promise<BroadcastDraft[]> {
	const all = await allDrafts();
	const people = await peopleById(all.map(({ changedBy }) => changedBy));
	return all
		.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
		.map((draft) => viewBy(draft, people.get(draft.changedBy)));
}

export async function keepDraft(
	caller: SignedIn,
	input: BroadcastDraftInput,
): Promise<BroadcastDraft> {
	if ((await allDrafts()).length >= mostDrafts)
		throw new AppError("too_many_drafts", { params: { count: mostDrafts } });
	return drafts.create(caller, input);
}

export const changeDraft = drafts.update;
export const discardDraft = drafts.remove;
