import type { AthleteInput } from "#shared/people/national-team/national-team.input.schema.ts";

/** An athlete as a super-admin would enter it. */
export const athleteForTest = (wish: Partial<AthleteInput> = {}) => ({
	nameEn: "Huda Test",
	nameAr: "هدى تجربة",
	photoUrl: null,
	dateOfBirth: "1999-05-06",
	gender: "female",
	currentBelt: "black-1",
	currentRank: "Team captain",
	currentRankAr: "قائدة المنتخب",
	weight: 58.5,
	weightCategory: "Under 60kg",
	achievements: ["Asian champion 2024", "Gulf champion 2023"],
	achievementsAr: ["بطلة آسيا ٢٠٢٤"],
	championshipsWon: [
		{
			name: "Gulf Cup",
			nameAr: "كأس الخليج",
			date: "2025-03-02",
			location: "Doha",
			locationAr: "الدوحة",
			position: "1st place",
			positionAr: "المركز الأول",
			photo: null,
		},
	],
	bio: "Began at seven.",
	bioAr: "بدأت في السابعة.",
	contactInfo: { email: "huda@test.example", phone: "+96550000001" },
	userId: null,
	inSearch: true,
	isActive: true,
	...wish,
});
