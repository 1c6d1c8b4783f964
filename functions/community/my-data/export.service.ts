import { ulid } from "ulid";
import type { DataExport } from "#shared/community/my-data/my-data.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import { files } from "../../core/outside/files.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { firstVersion } from "../../core/table/versioned.ts";
import { DataExports, type ExportRecord, exportKey } from "./export.entity.ts";

/**
 * Lifetime of a download link in seconds. It is used at once, so a link left in the browser history
 * is useless.
 */
const linkSeconds = 60;

const storedFor = async (userId: number) =>
	(await DataExports.get({ userId }).go({ consistent: true })).data;

/**
 * The current export; null once its day is over, even if the scheduled job has not deleted it yet.
 */
async function present(userId: number, now: number): Promise<ExportRecord | null> {
	const data = await storedFor(userId);
	return data && (data.until === undefined || Date.parse(data.until) > now) ? data : null;
}

const view = (record: ExportRecord | null): DataExport => ({
	state: record === null ? "none" : record.doneAt === undefined ? "making" : "ready",
	askedAt: record?.createdAt ?? null,
	until: record?.until ?? null,
	size: record?.size ?? null,
});

export const exportOf = async ({ session, now }: SignedIn) =>
	view(await present(session.userId, now));

/**
 * Requests an export, which the stream makes. While an export is being made, returns that export.
 */
export async function askExport(caller: SignedIn): Promise<DataExport> {
	requireFreshSignIn(caller);
	const { session, now, locale } = caller;
	const { userId } = session;
	const stored = await storedFor(userId);
	if (stored && stored.doneAt === undefined) return view(stored);
	const record: ExportRecord = {
		userId,
		id: ulid(now).toLowerCase(),
		locale,
		...firstVersion(now),
	};
	// Of two concurrent calls one wins: the other fails, because the stored export has changed.
	const put = DataExports.put(record).where(({ id }, { eq, notExists }) =>
		stored ? eq(id, stored.id) : notExists(id),
	);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: userId, action: "export_asked" },
		[{ put: put.params() }],
		view(record),
	);
	return view(record);
}

const fileName = { en: "My data", ar: "بياناتي" };

/** A short-lived download link to the caller's own export. Each link is audited. */
export async function exportLink(caller: SignedIn): Promise<{ url: string }> {
	requireFreshSignIn(caller);
	const { session, now } = caller;
	const record = requireFound(await present(session.userId, now));
	requireFound(record.doneAt);
	const name = `${fileName[record.locale]} ${kuwaitDate(Date.parse(record.createdAt))}.zip`;
	const file = { name, type: "application/zip", seconds: linkSeconds };
	const answer = { url: await files.get().link("images", exportKey(record), file) };
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: session.userId, action: "export_fetched" },
		[],
		answer,
	);
	return answer;
}
