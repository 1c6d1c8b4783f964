import type { AthleteRecord } from "#functions/people/national-team/athlete.entity.ts";
import { dateIn } from "../calendar.ts";

type Championship = AthleteRecord["championshipsWon"][number];

const positions = [
	["1st place", "المركز الأول"],
	["2nd place", "المركز الثاني"],
	["3rd place", "المركز الثالث"],
] as const;

const championship =
	(
		date: string,
		[name, nameAr]: readonly [string, string],
		[location, locationAr]: readonly [string, string],
	) =>
	(turn: number): Championship => {
		const [position, positionAr] = positions[turn % positions.length];
		return { name, nameAr, date, location, locationAr, position, positionAr };
	};

/** Championships of the athletes; the argument `turn` determines their place. */
export const makeTitles = (now: number) => ({
	asia: championship(
		dateIn(now, -410),
		["Asian Kyokushin Championship", "بطولة آسيا لكيوكوشن"],
		["Almaty, Kazakhstan", "ألماتي، كازاخستان"],
	),
	gulf: championship(
		dateIn(now, -250),
		["Gulf Cup", "كأس الخليج"],
		["Manama, Bahrain", "المنامة، البحرين"],
	),
	doha: championship(
		dateIn(now, -31),
		["Doha Invitational, juniors", "بطولة الدوحة الودية للناشئين"],
		["Doha, Qatar", "الدوحة، قطر"],
	),
	kuwait: championship(
		dateIn(now, -160),
		["Championship of Kuwait", "بطولة الكويت"],
		["Hawally Central Dojo", "دوجو حولي المركزي"],
	),
	open: championship(
		dateIn(now, -520),
		["Kuwait Open", "بطولة الكويت المفتوحة"],
		["Salmiya Sports Hall", "صالة السالمية الرياضية"],
	),
	kata: championship(
		dateIn(now, -95),
		["Ahmadi Kata Open", "بطولة الأحمدي المفتوحة للكاتا"],
		["Ahmadi Sports Hall", "صالة الأحمدي الرياضية"],
	),
});
export type Title = keyof ReturnType<typeof makeTitles>;
