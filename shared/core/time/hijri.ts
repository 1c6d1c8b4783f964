const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
	day: "numeric",
	month: "numeric",
	timeZone: "UTC",
});

/** Month and day of a date by the calendar of Umm al-Qura. The moon may begin a month a day later. */
export function hijriOf(date: string): { month: number; day: number } {
	const parts = hijri.formatToParts(new Date(date));
	const [month, day] = ["month", "day"].map((name) =>
		Number(parts.find(({ type }) => type === name)?.value),
	);
	return { month, day };
}
