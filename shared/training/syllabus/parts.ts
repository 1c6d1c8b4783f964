import type { Locale } from "../../core/locales.ts";

/** What is examined, in the order of the day. */
export const gradingParts = [
	"kihon",
	"ido",
	"renraku",
	"kata",
	"kumite",
	"goshinJutsu",
	"tameshiwari",
	"fitness",
	"knowledge",
] as const;
export type GradingPart = (typeof gradingParts)[number];

/** Names of what is examined. */
export const partNames: Record<Locale, Record<GradingPart, string>> = {
	en: {
		kihon: "Kihon (basics)",
		ido: "Ido geiko (basics in motion)",
		renraku: "Renraku (combinations)",
		kata: "Kata",
		kumite: "Kumite",
		goshinJutsu: "Goshin jutsu (self-defence)",
		tameshiwari: "Tameshiwari (breaking)",
		fitness: "Fitness",
		knowledge: "Knowledge",
	},
	ar: {
		kihon: "كيهون (الأساسيات)",
		ido: "إيدو غيكو (الأساسيات مع الحركة)",
		renraku: "رينراكو (التركيبات)",
		kata: "كاتا",
		kumite: "كوميتيه",
		goshinJutsu: "غوشين جوتسو (الدفاع عن النفس)",
		tameshiwari: "تاميشيواري (الكسر)",
		fitness: "اللياقة البدنية",
		knowledge: "المعلومات",
	},
};
