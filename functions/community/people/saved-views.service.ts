import { ulid } from "ulid";
import { mostSavedViews } from "#shared/community/people/people.rules.ts";
import type { NewSavedView, SavedView } from "#shared/community/people/people.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { SavedViews } from "./saved-view.entity.ts";

const ownViews = async (userId: number) =>
	(await SavedViews.query.ofUser({ userId }).go({ consistent: true })).data;

/** The caller's named filters of the list of people, oldest first. */
export const listViews = async ({ session }: SignedIn): Promise<SavedView[]> =>
	(await ownViews(session.userId)).map(({ id, name, filters }) => ({ id, name, filters }));

/** Not in the audit log: a saved view is the caller's own and changes nothing for others. */
export async function saveView(caller: SignedIn, view: NewSavedView): Promise<SavedView> {
	const { userId } = caller.session;
	const created = { ...view, id: ulid(caller.now) };
	const createdAt = new Date(caller.now).toISOString();
	await withinLimit("savedViews", userId, caller.now, async (passed) => {
		if ((await ownViews(userId)).length >= mostSavedViews) throw new AppError("too_many_views");
		await runTransaction([
			{ put: SavedViews.create({ ...created, userId, createdAt }).params() },
			passed,
			...runOnce(caller, created),
		]);
	});
	return created;
}

/** Removes a view; a repeat changes nothing. */
export async function removeView({ session }: SignedIn, id: string): Promise<void> {
	await SavedViews.delete({ userId: session.userId, id }).go();
}
