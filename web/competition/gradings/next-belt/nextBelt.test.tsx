/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { nextBeltQuery } from "../gradings.queries.ts";
import NextBelt from "./NextBelt.tsx";

const today = kuwaitDate(Date.now());
const grading = (id: number, inDays: number, status: string | null = null) => ({
	id,
	titleEn: `Grading ${id}`,
	titleAr: `اختبار ${id}`,
	date: dayAfter(today, inDays),
	status,
});
const facts = {
	belt: "orange-9",
	nextBelt: "blue-8",
	since: dayAfter(today, -400),
	eligibleDate: null as string | null,
	requiredMonths: 6,
	attended: 10,
	requiredClasses: 20,
	repeat: null as object | null,
	fee: 10_000,
	openFee: null,
	recommendation: null as object | null,
	membership: { isExempt: false, until: dayAfter(today, 30) } as object | null,
	gradings: [grading(1, 5), grading(2, 60)],
	parts: [{ part: "kata", max: 20, least: 8, itemsEn: ["Pinan sono ichi"], itemsAr: ["بينان"] }],
};

function open(wish: Partial<typeof facts> = {}) {
	const { texts, container, all } = renderPart(<NextBelt id={7 as never} />, {
		data: [[nextBeltQuery(7 as never).queryKey, { ...facts, ...wish }]],
	});
	return {
		needs: texts(".next-belt > ul > li"),
		met: texts("li.met"),
		notice: texts(".notice")[0],
		links: all("a").map((link) => link.getAttribute("href")),
		text: container.textContent ?? "",
	};
}

test("says what is needed, what of it is there, and what is examined", () => {
	const { needs, met, text, links } = open();
	expect(needs).toEqual([
		"6 of 6 months at this rank",
		"10 of 20 training classes",
		expect.stringMatching(/^Membership paid until /),
		"Grading fee: KD 10",
	]);
	expect(met).toHaveLength(2);
	expect(text).toContain("Pinan sono ichi");
	expect(text).toContain("Up to 20 marks");
	expect(links).toEqual(["/events/1", "/api/users/7/next-belt/print?lang=en", "/syllabus#blue-8"]);
	expect(open({ attended: 20 }).text).toContain("All requirements are met");
});

test("says plainly that the next grading is too early, and which one is not", () => {
	const early = { eligibleDate: dayAfter(today, 6) };
	expect(open(early).notice).toMatch(
		/^One day short on .*: ask the coach, or take the next grading/,
	);
	expect(open(early).links[0]).toBe("/events/2");
	const registered = [grading(1, 4, "approved")];
	expect(open({ ...early, gradings: registered }).notice).toMatch(
		/^Registered for .*Grading 1.*, but 2 days short on .* not announced yet\.$/,
	);
	expect(open().notice).toBeUndefined();
	expect(open({ gradings: [] }).text).toContain("The next grading is not announced yet.");
});

test("says that a membership ends before the grading, or is not paid", () => {
	const { needs, met } = open({ membership: { isExempt: false, until: dayAfter(today, 2) } });
	expect(needs[2]).toMatch(/renew it before the grading$/);
	expect(met).toHaveLength(1);
	expect(open({ membership: { isExempt: false, until: null } }).needs[2]).toBe(
		"Membership not paid",
	);
	expect(open({ membership: null }).needs).toHaveLength(3);
});

test("says how a dan is tried, and how far a recommendation is", () => {
	const dan = { belt: "brown-1", nextBelt: "black-1" };
	expect(open(dan).text).toContain("A dan goes its own way");
	const recommended = (isAgreed: boolean) =>
		open({ ...dan, recommendation: { ...grading(3, 20), eventId: 3, belt: "black-1", isAgreed } });
	expect(recommended(false).notice).toMatch(
		/^Recommended for 1st Dan at .*Grading 3.*: the board decides\./,
	);
	expect(recommended(true).notice).toMatch(/the board has agreed\./);
	// The board decides whether it is too early.
	expect(recommended(true).text).not.toContain("Grading 1");
	expect(recommended(true).links[0]).toBe("/events/3");
	expect(open().text).not.toContain("A dan goes its own way");
});

test("is not shown to a person without a next belt", () => {
	expect(open({ nextBelt: null as never }).text).toBe("");
});
