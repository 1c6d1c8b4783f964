import type { UserId } from "#shared/core/ids.ts";
import { files } from "../../core/outside/files.ts";
import { runEach } from "../../core/parallel.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { followRun, resumeRuns, takeStep } from "../../core/table/run.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { findUser } from "../../people/users/users.service.ts";
import { archiveOf } from "./archive.ts";
import { DataExports, type ExportRecord, exportKey } from "./export.entity.ts";

const dayMs = 24 * 60 * 60 * 1000;

const put = (next: ExportRecord, before: ExportRecord) =>
	DataExports.put(next).where(ifUnchanged(before)).go();
const read = async ({ userId }: ExportRecord) =>
	(await DataExports.get({ userId }).go({ consistent: true })).data;

/** Makes the file and records that it is ready. A retry writes the same file. */
async function make(record: ExportRecord, now: number): Promise<void> {
	const person = await findUser(record.userId as UserId);
	if (!person) return;
	const size = await files
		.get()
		.putParts("images", exportKey(record), archiveOf(person, record.locale, now), {
			type: "application/zip",
			cache: "private, no-store",
		});
	const at = { doneAt: new Date(now).toISOString(), until: new Date(now + dayMs).toISOString() };
	try {
		await put(nextVersion(record, { size, ...at }, now), record);
	} catch (error) {
		ignoreConditionFailure(error);
		// The person and the record were deleted meanwhile.
		if (!(await read(record))) await removeArchive(record);
	}
}

/** Removes the file of an export whose record was deleted or replaced. */
export const removeArchive = (record: Pick<ExportRecord, "id">): Promise<void> =>
	files.get().remove("images", exportKey(record));

/** Stream reaction to a change of an export record. */
export async function followExport(
	before: ExportRecord | null,
	after: ExportRecord | null,
	now: number,
) {
	if (before && before.id !== after?.id) await removeArchive(before);
	if (after)
		await followRun(
			takeStep(
				after,
				() => read(after),
				(current) => make(current, now),
			),
		);
}

/** Deletes exports whose `until` has passed, and resumes stalled ones. Returns the number of both. */
export async function expireExports(now: number): Promise<number> {
	const { data } = await DataExports.query.inOrder({}).go({ pages: "all" });
	const over = data.filter(({ until }) => until !== undefined && Date.parse(until) <= now);
	const woken = await resumeRuns(data, put, now);
	await runEach("expired exports", over, (record) =>
		DataExports.delete({ userId: record.userId })
			.where(({ id }, { eq }) => eq(id, record.id))
			.go()
			.catch(ignoreConditionFailure),
	);
	return over.length + woken;
}
