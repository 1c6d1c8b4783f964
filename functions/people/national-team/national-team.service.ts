import { isDeepStrictEqual } from "node:util";
import { isGuest } from "#shared/core/access.ts";
import { type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { AthleteInput } from "#shared/people/national-team/national-team.input.schema.ts";
import { inPublic, mostAthletes } from "#shared/people/national-team/national-team.rules.ts";
import type { Athlete, AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import { findUser, peopleById } from "../users/users.service.ts";
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

async function viewAthletes(
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
	const seen = await viewAthletes(data, reader);
	return pageOf(seen, ({ id }) => String(id), { limit: Math.min(limit, mostAthletes), cursor });
}

export async function readAthlete(id: AthleteId, reader: Reader): Promise<Athlete> {
	const [athlete = null] = await viewAthletes([await athleteRecords.find(id)], reader);
	return requireFound(athlete);
}

/** Removes null values: an absent attribute is stored as missing, never as null. */
const filled = <T extends object>(fields: T) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
		[Name in keyof T]: Exclude<T[Name], null>;
	};

/** Names of the attributes that a change gave other values. */
function changedNames(before: AthleteRecord, after: AthleteRecord): string[] {
	const names = Object.keys({ ...before, ...after }) as (keyof AthleteRecord)[];
	return names.filter(
		(name) =>
			name !== "version" && name !== "updatedAt" && !isDeepStrictEqual(before[name], after[name]),
	);
}

/** Athletes may be minors: audit lines hold a name, and which fields changed without their values. */
export const athleteRecords = defineRecords("athlete", Athletes, {
	view: athlete,
	store: ({ contactInfo, ...input }: AthleteInput) => ({
		...filled({ ...input, email: contactInfo?.email, phone: contactInfo?.phone }),
		championshipsWon: input.championshipsWon.map(filled),
	}),
	async demand(after, before) {
		const { userId } = after;
		if (!userId || userId === before?.userId) return;
		const person = await findUser(userId as UserId);
		if (!person || isGuest(person))
			throw new AppError("invalid", { fields: { userId: "invalid" } });
	},
	detail: ({ before, after }) =>
		before && after ? changedNames(before, after) : { nameEn: (after ?? before)?.nameEn },
});
