import type { WholePerson } from "#shared/community/people/people.schema.ts";
import type { Athlete, Championship } from "#shared/people/national-team/national-team.schema.ts";

export const championshipValues = (won?: Championship) => ({
	name: won?.name ?? "",
	nameAr: won?.nameAr ?? "",
	date: won?.date ?? "",
	location: won?.location ?? "",
	locationAr: won?.locationAr ?? "",
	position: won?.position ?? "",
	positionAr: won?.positionAr ?? "",
	photo: won?.photo ?? "",
});

/** Initial values of an athlete's form; achievements have one per line. */
export const valuesOf = (athlete: Athlete | null) => ({
	nameEn: athlete?.nameEn ?? "",
	nameAr: athlete?.nameAr ?? "",
	photoUrl: athlete?.photoUrl ?? "",
	dateOfBirth: athlete?.dateOfBirth ?? "",
	gender: athlete?.gender ?? ("" as const),
	currentBelt: athlete?.currentBelt ?? ("black-1" as const),
	currentRank: athlete?.currentRank ?? "",
	currentRankAr: athlete?.currentRankAr ?? "",
	weight: athlete?.weight?.toString() ?? "",
	weightCategory: athlete?.weightCategory ?? ("" as const),
	achievements: athlete?.achievements.join("\n") ?? "",
	achievementsAr: athlete?.achievementsAr.join("\n") ?? "",
	championshipsWon: athlete?.championshipsWon.map(championshipValues) ?? [],
	bio: athlete?.bio ?? "",
	bioAr: athlete?.bioAr ?? "",
	contactInfo: {
		email: athlete?.contactInfo?.email ?? "",
		phone: athlete?.contactInfo?.phone ?? "",
	},
	userId: athlete?.userId?.toString() ?? "",
	inSearch: athlete?.inSearch ?? false,
	isActive: athlete?.isActive ?? true,
	version: athlete?.version,
});
export type AthleteValues = ReturnType<typeof valuesOf>;

const join = (...names: (string | null)[]) => names.filter(Boolean).join(" ");

/**
 * Initial values of a card made from a person. It gets no email address or phone number, because a
 * card's are public.
 */
export const valuesOfPerson = (person: WholePerson): AthleteValues => ({
	...valuesOf(null),
	nameEn: join(person.firstName, person.lastName),
	nameAr: person.firstNameAr ? join(person.firstNameAr, person.lastNameAr) : "",
	photoUrl: person.profileImageUrl ?? "",
	dateOfBirth: person.dateOfBirth ?? "",
	gender: person.gender ?? "",
	currentBelt: person.currentBelt as AthleteValues["currentBelt"],
	userId: String(person.id),
});
