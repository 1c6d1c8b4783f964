import { gradingMessages } from "#web/app/dashboard/coach/grading.messages.ts";
import { danMessages } from "#web/competition/gradings/dan/dan.messages.ts";
import { gradingsMessages } from "#web/competition/gradings/gradings.messages.ts";
import { auditBy, auditOf } from "../../core/audit.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { fixForTest, recommendForTest } from "../../core/gradings.ts";
import {
	countAuditLines,
	fill,
	press,
	pressedInList,
	staff,
	superAdmin,
	type Write,
	type Writes,
} from "../write.ts";

const [text, dan] = [gradingsMessages.en, danMessages.en];

/** A fixed grading, with the dialog that a button opens, and how often an action was audited. */
async function onGrading(button: "gradings.setGroups" | "gradings.setPanel", action: string) {
	const [{ event }, session] = await Promise.all([fixForTest(2), staff()]);
	const countOf = async () =>
		(await auditOf("grading", event.id)).filter((line) => line.action === action).length;
	const before = await countOf();
	return {
		session,
		address: `/events/${event.id}/grading`,
		open: (page: Parameters<typeof press>[0]) => press(page, text[button]),
		made: async () => (await countOf()) - before,
	};
}

/** A recommendation for a dan, and a super-admin who decides on it. */
async function onRecommendation(): Promise<Pick<Write, "session" | "address" | "made">> {
	const [{ event }, session] = await Promise.all([recommendForTest(), superAdmin()]);
	return { session, address: `/events/${event.id}/grading`, made: countAuditLines(session) };
}

export default {
	"the board agrees to a recommendation": async () => ({
		...(await onRecommendation()),
		...pressedInList((page) => page.getByText(dan["dan.agree"], { exact: true })),
	}),
	"the board declines a recommendation": async () => ({
		...(await onRecommendation()),
		open: async (page) => {
			await page.getByText(dan["dan.decline"], { exact: true }).click();
			await fill(page, dan["dan.reason"], "Next year.");
		},
	}),
	"a student is recommended for a dan": async () => {
		const { coach } = await createStudentForTest({ currentBelt: "brown-1" });
		return {
			session: coach,
			address: "/coach?tab=students",
			open: async (page) => {
				await page.getByText(gradingMessages.en["grading.title"], { exact: true }).click();
				await page.getByText(dan["dan.recommend"], { exact: true }).click();
				await fill(page, dan["dan.words"], "Ready for the board.");
			},
			made: async () =>
				(await auditBy(coach.id)).filter(({ action }) => action === "proposed").length,
		};
	},
	"the groups of a grading are formed": () => onGrading("gradings.setGroups", "groupsSet"),
	"the panel of a grading is named": () => onGrading("gradings.setPanel", "panelSet"),
} satisfies Writes;
