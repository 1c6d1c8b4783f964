import { type Belt, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { inOrder } from "#shared/training/syllabus/syllabus.rules.ts";
import type { Syllabus, SyllabusInput } from "#shared/training/syllabus/syllabus.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { retryUnprocessed, type Write } from "../../core/table/database.ts";
import { Syllabuses, type SyllabusRecord } from "./syllabus.entity.ts";

const view = ({ belt, version, publishedAt, parts }: SyllabusRecord): Syllabus => ({
	belt,
	version,
	publishedAt,
	parts,
});

/** The latest syllabus of each rank that has one, lowest rank first. */
export async function listSyllabus(): Promise<Syllabus[]> {
	const { data } = await Syllabuses.query.current({}).go({ pages: "all" });
	return data.map(view).sort((a, b) => rankOf(a.belt) - rankOf(b.belt));
}

/** Version numbers by rank. */
export type SyllabusVersions = Partial<Record<Belt, number>>;

/** The version that each rank has now. */
export const currentVersions = async (): Promise<SyllabusVersions> =>
	Object.fromEntries((await listSyllabus()).map(({ belt, version }) => [belt, version]));

/** The syllabus of some ranks in the given versions, by rank; ranks without a version are left out. */
export async function syllabusOf(
	versions: SyllabusVersions,
	belts: readonly (Belt | null | undefined)[],
): Promise<ReadonlyMap<Belt, Syllabus>> {
	const keys = [...new Set(belts)].flatMap((belt) => {
		const version = belt && versions[belt];
		return version ? [{ belt, version }] : [];
	});
	if (keys.length === 0) return new Map();
	const { data } = await retryUnprocessed(() => Syllabuses.get(keys).go({ consistent: true }));
	return new Map(data.map((one) => [one.belt, view(one)]));
}

/** The latest version of a rank's syllabus; undefined if it has none. */
async function latestOf(belt: Belt): Promise<SyllabusRecord | undefined> {
	const { data } = await Syllabuses.query
		.ofBelt({ belt })
		.go({ limit: 1, order: "desc", consistent: true });
	return data[0];
}

/** The current syllabus of a rank; undefined if it has none. */
export async function latestSyllabus(belt: Belt): Promise<Syllabus | undefined> {
	const latest = await latestOf(belt);
	return latest && view(latest);
}

/** Ends a version, so that the next one is the current. */
const replaceWrite = (before: SyllabusRecord, now: string): Write => ({
	put: Syllabuses.put({ ...before, replacedAt: now })
		.where(({ replacedAt }, { notExists }) => notExists(replacedAt))
		.params(),
	onConditionFailed: "changed_meanwhile",
});

/** Publishes the next version of a rank's syllabus. */
export async function publishSyllabus(
	caller: SignedIn,
	belt: Belt,
	{ parts, version }: SyllabusInput,
): Promise<Syllabus> {
	const before = await latestOf(belt);
	sameVersion(version, { version: before?.version ?? 0 });
	const now = new Date(caller.now).toISOString();
	const after: SyllabusRecord = {
		belt,
		version: version + 1,
		parts: inOrder(parts).map((one) => ({ ...one, least: one.least ?? null })),
		publishedAt: now,
		by: caller.session.userId,
	};
	const answer = view(after);
	await auditedTransaction(
		caller,
		{
			entityType: "syllabus",
			entityId: belt,
			action: "published",
			details: { version: after.version, parts: after.parts.map(({ part }) => part) },
		},
		[
			...(before ? [replaceWrite(before, now)] : []),
			{ put: Syllabuses.create(after).params(), onConditionFailed: "changed_meanwhile" },
		],
		answer,
	);
	return answer;
}
