const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
	day: "numeric",
	month: "numeric",
	year: "numeric",
	timeZone: "UTC",
});

/**
 * Hijri year, month and day of a date by the Umm al-Qura calendar. The sighting of the moon may
 * start a month a day later.
 */
export function hijriOf(date: string): { year: number; month: number; day: number } {
	const parts = hijri.formatToParts(new Date(date));
	const [year, month, day] = ["year", "month", "day"].map((name) =>
		Number(parts.find(({ type }) => type === name)?.value),
	);
	return { year, month, day };
}
