import type {
	Passport,
	PassportEvent,
	PassportRank,
} from "#shared/community/passport/passport.schema.ts";

export type PassportYear = {
	year: string;
	/** Training sessions attended. */
	sessions: number;
	/** Ranks and events, latest first; a rank stands above an event of its day. */
	entries: ({ rank: PassportRank } | { event: PassportEvent })[];
};

/** A passport by years, latest first; years in which nothing happened are left out. */
export function byYear({ ranks, events, sessions }: Passport): PassportYear[] {
	const dated = [
		...ranks.map((rank) => ({ date: rank.date, entry: { rank } })),
		...events.map((event) => ({ date: event.date, entry: { event } })),
	].sort((a, b) => b.date.localeCompare(a.date));
	const yearOf = (date: string) => date.slice(0, 4);
	const years = new Set([...dated.map(({ date }) => yearOf(date)), ...sessions.map((s) => s.year)]);
	return [...years]
		.sort((a, b) => b.localeCompare(a))
		.map((year) => ({
			year,
			sessions: sessions.find((one) => one.year === year)?.count ?? 0,
			entries: dated.filter(({ date }) => yearOf(date) === year).map(({ entry }) => entry),
		}));
}
