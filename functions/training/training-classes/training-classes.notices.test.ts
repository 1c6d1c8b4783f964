import { type ClassFacts, classNotice } from "./training-classes.notices.ts";

const facts: Omit<ClassFacts, "status"> = {
	title: "Kata",
	titleAr: "الكاتا",
	dayOfWeek: "friday",
	startTime: "17:30",
	location: "Hall 7",
	locationAr: "القاعة ٧",
	address: "Block 9",
	addressAr: "قطعة ٩",
	from: "2027-02-08",
	to: "2027-03-08",
};

const plain = (text: string) =>
	text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "").replaceAll(/\s/g, " ");
const messageOf = (
	status: Parameters<typeof classNotice.words>[0]["status"],
	locale: "en" | "ar",
) => plain(classNotice.words({ ...facts, status }, locale).message);

test("the notification about a changed class has day, time and place in both languages", () => {
	expect(messageOf("changed", "en")).toBe("“Kata” is now held on Fridays at 5:30 PM, at Hall 7.");
	expect(messageOf("changed", "ar")).toBe(
		"تقام حصة «الكاتا» الآن أيام الجمعة الساعة ٥:٣٠ م، في القاعة ٧.",
	);
});

test("the notification about other hours includes the dates", () => {
	expect(messageOf("otherHours", "en")).toBe(
		"From February 8 to March 8, “Kata” is held on Fridays at 5:30 PM. After that its usual hours hold again.",
	);
	expect(messageOf("notHeld", "ar")).toContain("من ٨ فبراير إلى ٨ مارس لا تقام حصة «الكاتا».");
});

test("the notification about a dojo's new address has the place, the class and its hours", () => {
	expect(messageOf("dojoMoved", "en")).toBe(
		"Hall 7 is now at Block 9. “Kata” is held there on Fridays at 5:30 PM, as before.",
	);
	expect(messageOf("dojoMoved", "ar")).toBe(
		"تغيّر عنوان القاعة ٧ إلى قطعة ٩. وتبقى حصة «الكاتا» في موعدها أيام الجمعة الساعة ٥:٣٠ م.",
	);
});

test("each class notification has texts in both languages and a useful link", () => {
	const all = [
		"enrolled",
		"waitlisted",
		"promoted",
		"removed",
		"changed",
		"paused",
		"resumed",
		"cancelled",
		"otherHours",
		"notHeld",
		"usualHours",
		"dojoMoved",
		"leftOut",
	] as const;
	for (const status of all) {
		for (const locale of ["en", "ar"] as const) {
			expect(messageOf(status, locale)).toContain(locale === "en" ? "“Kata”" : "«الكاتا»");
		}
	}
	const paths = all.map((status) => classNotice.action({ ...facts, status }).path);
	expect(paths.filter((path) => path === "/classes")).toHaveLength(2);
});
