import type { SheetName } from "#shared/competition/draws/draws.schema.ts";
import type { Locale } from "#shared/core/locales.ts";

type Words = {
	titles: Record<SheetName, string>;
	nothing: string;
	noBouts: string;
	white: string;
	red: string;
	bout: string;
	round: string;
	winner: string;
	how: string;
	place: string;
	name: string;
	dojo: string;
	entrants: string;
	bouts: string;
	wins: string;
	ippon: string;
	wazaari: string;
	genten: string;
	chui: string;
	rank: string;
	winnerOf: (bout: string) => string;
	loserOf: (bout: string) => string;
	rankOf: (rank: string, pool: string) => string;
	finalists: string;
	part: (part: string, parts: string) => string;
	main: (time: string) => string;
	extension: (time: string) => string;
	weightFrom: (kilograms: string) => string;
	flags: string;
	signature: string;
	handed: string;
	nobody: string;
	contents: string;
	walkover: string;
};

/** Texts of the printed sheets of a draw. */
export const sheetWords: Record<Locale, Words> = {
	en: {
		titles: {
			"weigh-in.html": "Weigh-in list",
			"brackets.html": "Draw",
			"bouts.html": "List of bouts",
			"judges.html": "Judges’ sheets",
			"medals.html": "Award ceremony",
			"certificates.html": "Certificates of placing",
			"folder.html": "Tournament folder",
		},
		nothing: "No event class is drawn yet.",
		noBouts: "No bout waits for a result.",
		white: "White",
		red: "Red",
		bout: "Bout",
		round: "Round",
		winner: "Winner",
		how: "Won",
		place: "Place",
		name: "Name",
		dojo: "Dojo",
		entrants: "Entrants",
		bouts: "Bouts",
		wins: "Wins",
		ippon: "Ippon",
		wazaari: "Waza-ari ±",
		genten: "Genten",
		chui: "Chui",
		rank: "Rank",
		winnerOf: (bout) => `Winner of bout ${bout}`,
		loserOf: (bout) => `Loser of bout ${bout}`,
		rankOf: (rank, pool) => `${pool}, rank ${rank}`,
		finalists: "Loser to a finalist",
		part: (part, parts) => `Part ${part} of ${parts}`,
		main: (time) => `Main time ${time}`,
		extension: (time) => `Extension ${time}`,
		weightFrom: (kilograms) => `Weight decides from a difference of ${kilograms} kg`,
		flags: "Judges’ votes",
		signature: "Signature",
		handed: "Presented",
		nobody: "No entry is approved yet.",
		contents: "Contents",
		walkover: "The only entrant wins without a bout.",
	},
	ar: {
		titles: {
			"weigh-in.html": "قائمة الوزن",
			"brackets.html": "القرعة",
			"bouts.html": "قائمة النزالات",
			"judges.html": "أوراق الحكام",
			"medals.html": "مراسم التتويج",
			"certificates.html": "شهادات الفائزين",
			"folder.html": "ملف البطولة",
		},
		nothing: "لم تُجرَ قرعة أي فئة بعد.",
		noBouts: "لا نزال بانتظار النتيجة.",
		white: "أبيض",
		red: "أحمر",
		bout: "النزال",
		round: "الجولة",
		winner: "الفائز",
		how: "طريقة الفوز",
		place: "المركز",
		name: "الاسم",
		dojo: "الدوجو",
		entrants: "المشاركون",
		bouts: "النزالات",
		wins: "الانتصارات",
		ippon: "إيبون",
		wazaari: "وازاري ±",
		genten: "غنتن",
		chui: "تشوي",
		rank: "المرتبة",
		winnerOf: (bout) => `الفائز في النزال ${bout}`,
		loserOf: (bout) => `الخاسر في النزال ${bout}`,
		rankOf: (rank, pool) => `${pool}، المرتبة ${rank}`,
		finalists: "الخاسر أمام أحد طرفي النهائي",
		part: (part, parts) => `الجزء ${part} من ${parts}`,
		main: (time) => `الوقت الأصلي ${time}`,
		extension: (time) => `الوقت الإضافي ${time}`,
		weightFrom: (kilograms) => `يُحتسب الوزن إذا بلغ الفرق ${kilograms} كغم`,
		flags: "أصوات الحكام",
		signature: "التوقيع",
		handed: "سُلّمت",
		nobody: "لم يُعتمد أي تسجيل بعد.",
		contents: "المحتويات",
		walkover: "المشارك الوحيد يفوز دون نزال.",
	},
};
