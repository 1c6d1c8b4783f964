import { gradingMessages } from "#web/app/dashboard/coach/grading.messages.ts";
import { danMessages } from "#web/competition/gradings/dan/dan.messages.ts";
import { gradingsMessages } from "#web/competition/gradings/gradings.messages.ts";
import { documentMessages } from "#web/people/documents/documents.messages.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { applyForTest, fixForTest, readList, recommendForTest } from "../../core/gradings.ts";
import { coachDashboard, type Screen, staff, superAdmin } from "../screen.ts";

const titles = { en: "Grading", ar: "اختبار الأحزمة" };
const [fixed, marked, recommended, brown, applied] = [
	await fixForTest(2),
	await fixForTest(2),
	await recommendForTest(2),
	await createStudentForTest({ currentBelt: "brown-1" }),
	await applyForTest("blue-8", { outcome: "pass" }, { outcome: "repeat", repeatParts: ["kata"] }),
];

for (const [at, value] of [40, 75].entries()) {
	const { chief, event, students } = marked;
	const { id: userId } = students[at];
	const [{ parts }] = await readList(event.id, chief.cookie);
	const marks = parts.map((part) => ({ userId, part, value, before: null }));
	const body = { by: chief.id, marks };
	await call("POST", `/events/${event.id}/marks/1`, { cookie: chief.cookie, body });
}

const listOf: Screen["open"] = async (page, language) => {
	await page
		.getByRole("list", { name: gradingsMessages[language]["gradings.candidates"] })
		.waitFor();
};

export default [
	{
		name: "the fixed list of a grading",
		path: `/events/${fixed.event.id}/grading`,
		titles,
		session: staff,
		open: listOf,
	},
	{
		name: "deciding on a candidate",
		path: `/events/${fixed.event.id}/grading`,
		titles,
		session: async () => fixed.chief.cookie,
		open: async (page, language) => {
			const decide = gradingsMessages[language]["gradings.decide"];
			await page.getByText(decide, { exact: true }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "forming the groups of a grading",
		path: `/events/${fixed.event.id}/grading`,
		titles,
		session: staff,
		open: async (page, language) => {
			const form = gradingsMessages[language]["gradings.setGroups"];
			await page.getByRole("button", { name: form }).click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the recommendations for a dan, before the board",
		path: `/events/${recommended.event.id}/grading`,
		titles,
		session: superAdmin,
		open: async (page, language) => {
			const agree = page.getByRole("button", { name: danMessages[language]["dan.agree"] });
			await agree.first().waitFor();
			await page
				.getByText(documentMessages[language]["document.forDan"], { exact: true })
				.first()
				.click();
			await page.getByText(documentMessages[language]["document.upload"]).first().waitFor();
		},
	},
	{
		name: "recommending a student for a dan",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: async () => brown.coach.cookie,
		open: async (page, language) => {
			await page.getByText(gradingMessages[language]["grading.title"], { exact: true }).click();
			await page.getByText(danMessages[language]["dan.recommend"], { exact: true }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the marks of an examiner",
		path: `/events/${marked.event.id}/marks`,
		titles: { en: "Marks", ar: "العلامات" },
		session: async () => marked.chief.cookie,
		open: async (page) => {
			await page.locator(".mark-card").first().waitFor();
		},
	},
	{
		name: "deciding by the marks",
		path: `/events/${marked.event.id}/grading`,
		titles,
		session: async () => marked.chief.cookie,
		open: async (page) => {
			await page.locator(".mark-summary summary").first().click();
			await page.locator(".mark-table").first().waitFor();
		},
	},
	{
		name: "the results of a grading",
		path: `/events/${applied.event.id}/grading`,
		titles,
		session: staff,
		open: listOf,
	},
] satisfies Screen[];
