import { isDeepStrictEqual } from "node:util";
import type {
	AthleteEdit,
	AthleteInput,
} from "#shared/content/national-team/national-team.input.schema.ts";
import { inPublic, mostAthletes } from "#shared/content/national-team/national-team.rules.ts";
import type { Athlete, AthleteId } from "#shared/content/national-team/national-team.schema.ts";
import { type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { findUser, peopleById } from "../../community/users/users.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type AthleteRecord, Athletes } from "./athlete.entity.ts";

const athlete = ({ email, phone, ...record }: AthleteRecord): Athlete => ({
	...record,
	id: record.id as AthleteId,
	nameAr: record.nameAr ?? null,
	photoUrl: record.photoUrl ?? null,
	dateOfBirth: record.dateOfBirth ?? null,
	gender: record.gender ?? null,
	currentRank: record.currentRank ?? null,
	currentRankAr: record.currentRankAr ?? null,
	weight: record.weight ?? null,
	weightCategory: record.weightCategory ?? null,
	championshipsWon: record.championshipsWon.map((won) => ({
		name: won.name,
		nameAr: won.nameAr ?? null,
		date: won.date,
		location: won.location ?? null,
		locationAr: won.locationAr ?? null,
		position: won.position ?? null,
		positionAr: won.positionAr ?? null,
		photo: won.photo ?? null,
	})),
	bio: record.bio ?? null,
	bioAr: record.bioAr ?? null,
	contactInfo: email || phone ? { email: email ?? null, phone: phone ?? null } : null,
	userId: (record.userId as UserId | undefined) ?? null,
	inSearch: record.inSearch ?? false,
});

/** Staff see all athletes in full; others see active ones, as far as they consented. */
type Reader = { staff: boolean; now: number };

async function shown(
	records: readonly AthleteRecord[],
	{ staff, now }: Reader,
): Promise<Athlete[]> {
	if (staff) return records.map(athlete);
	const active = records.filter(({ isActive }) => isActive);
	const people = await peopleById(active.flatMap(({ userId }) => userId ?? []));
	return active.flatMap(
		(record) => inPublic(athlete(record), people.get(record.userId ?? 0), now) ?? [],
	);
}

/** The team by name. It is small, so it is read as a whole. */
export async function listAthletes(
	{ limit = mostAthletes, cursor }: Paged,
	reader: Reader,
): Promise<Page<Athlete>> {
	const { data } = await Athletes.query.byName({}).go({ pages: "all" });
	const seen = await shown(data, reader);
	return pageOf(seen, ({ id }) => String(id), { limit: Math.min(limit, mostAthletes), cursor });
}

const record = async (id: AthleteId) =>
	requireFound((await Athletes.get({ id }).go({ consistent: true })).data);

export async function readAthlete(id: AthleteId, reader: Reader): Promise<Athlete> {
	const [athlete = null] = await shown([await record(id)], reader);
	return requireFound(athlete);
}

/** Removes null values: an absent attribute is stored as missing, never as null. */
const filled = <T extends object>(fields: T) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
		[Name in keyof T]: Exclude<T[Name], null>;
	};

/** Maps the input to the stored attributes. */
const stored = ({ contactInfo, ...input }: AthleteInput) => ({
	...filled({ ...input, email: contactInfo?.email, phone: contactInfo?.phone }),
	championshipsWon: input.championshipsWon.map(filled),
});

async function demandPerson(id: UserId | null | undefined): Promise<void> {
	if (id && !(await findUser(id))) throw new AppError("invalid", { fields: { userId: "invalid" } });
}

export async function createAthlete(caller: SignedIn, input: AthleteInput): Promise<Athlete> {
	await demandPerson(input.userId);
	const id = await nextId<AthleteId>("athlete");
	const created: AthleteRecord = { ...stored(input), ...firstVersion(caller.now), id };
	await auditedTransaction(
		caller,
		{ entityType: "athlete", entityId: id, action: "created", details: { nameEn: input.nameEn } },
		[{ put: Athletes.create(created).params() }],
		athlete(created),
	);
	return athlete(created);
}

/** Replaces an athlete. The audit line names the changed fields without their values. */
export async function updateAthlete(
	caller: SignedIn,
	id: AthleteId,
	{ version, ...input }: AthleteEdit,
): Promise<Athlete> {
	const before = await record(id);
	sameVersion(version, before);
	if (input.userId !== before.userId) await demandPerson(input.userId);
	const { createdAt } = before;
	const changed: AthleteRecord = nextVersion(
		{ id, createdAt, version: before.version } as AthleteRecord,
		stored(input),
		caller.now,
	);
	const names = [
		...new Set([...Object.keys(before), ...Object.keys(changed)]),
	] as (keyof AthleteRecord)[];
	const details = names.filter(
		(name) =>
			name !== "version" && name !== "updatedAt" && !isDeepStrictEqual(before[name], changed[name]),
	);
	await auditedTransaction(
		caller,
		{ entityType: "athlete", entityId: id, action: "updated", details },
		[{ put: Athletes.put(changed).where(ifUnchanged(before)).params() }],
		athlete(changed),
	);
	return athlete(changed);
}

export async function removeAthlete(caller: SignedIn, id: AthleteId): Promise<void> {
	const { nameEn } = await record(id);
	await auditedTransaction(
		caller,
		{ entityType: "athlete", entityId: id, action: "deleted", details: { nameEn } },
		[{ delete: Athletes.delete({ id }).params() }],
	);
}
