import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { createEventForTest } from "../../core/events.ts";
import { assignForTest, createJudgeForTest, judgeForTest } from "../../core/judges.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, Sample, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { ofEvent } from "../records.ts";

/** A judge's assignment to an event, made by a super-admin. */
async function assigned() {
	const [{ judge, cookie }, { id }] = await Promise.all([
		createJudgeForTest(),
		createEventForTest(),
	]);
	const assignment = await assignForTest(id, judge.id);
	return { cookie, assignment, ofEvent: { id: String(id), registrationId: String(assignment.id) } };
}

const aJudge = async () => ({ id: String((await createJudgeForTest()).judge.id) });

export default {
	list: async () => ({}),
	create: async () => ({
		body: judgeForTest({ userId: (await createPersonForTest({ role: "coach" })).id }),
	}),
	update: async () => {
		const { userId: _, ...edit } = judgeForTest({ competitionLevel: "International" });
		return { params: await aJudge(), body: { ...edit, version: 1 } };
	},
	remove: async () => ({ params: await aJudge() }),
	incrementCompetitions: async () => ({ params: await aJudge() }),
	assign: async () => ({
		params: await ofEvent(),
		body: { judgeId: Number((await aJudge()).id), notes: "Tatami 1" },
	}),
	conflicts: async () => ({ params: { ...(await ofEvent()), judgeId: (await aJudge()).id } }),
	ofEvent: async () => ({ params: { id: (await assigned()).ofEvent.id } }),
	change: async () => ({
		params: (await assigned()).ofEvent,
		body: { status: "accepted", notes: "Tatami 2" },
	}),
	unassign: async () => ({ params: (await assigned()).ofEvent }),
	own: async () => ({ cookie: (await createJudgeForTest()).cookie }),
	mine: async () => ({ cookie: (await assigned()).cookie }),
	apply: async () => ({
		params: await ofEvent(),
		cookie: (await createJudgeForTest()).cookie,
		body: { notes: "All day" },
	}),
	accept: async () => {
		const { cookie, assignment } = await assigned();
		return { cookie, params: { id: String(assignment.id) }, body: {} };
	},
	decline: async () => {
		const { cookie, assignment } = await assigned();
		return {
			cookie,
			params: { id: String(assignment.id) },
			body: { notes: "I compete myself." },
		};
	},
} satisfies SamplesOf<"judges">;

const ofAssignment = (_: unknown, { params }: Sample) => params?.registrationId ?? "";

export const audited: AuditedOf<"judges"> = {
	create: { entityType: "judge", action: "created", entityId: made },
	update: { entityType: "judge", action: "updated", entityId: one },
	remove: { entityType: "judge", action: "deactivated", entityId: one },
	incrementCompetitions: {
		entityType: "judge",
		action: "competition_counted",
		entityId: one,
	},
	assign: {
		entityType: "judgeAssignment",
		action: "assigned",
		entityId: made,
	},
	apply: {
		entityType: "judgeAssignment",
		action: "applied",
		entityId: made,
	},
	change: {
		entityType: "judgeAssignment",
		action: "set_accepted",
		entityId: ofAssignment,
	},
	unassign: {
		entityType: "judgeAssignment",
		action: "unassigned",
		entityId: ofAssignment,
	},
	accept: {
		entityType: "judgeAssignment",
		action: "accepted",
		entityId: one,
	},
	decline: {
		entityType: "judgeAssignment",
		action: "declined",
		entityId: one,
	},
};

export const others: OthersOf<"judges"> = {
	create: { competitionsOfficiated: 9 },
	update: { competitionsOfficiated: 9 },
	assign: { notes: "Another" },
	apply: { notes: "Another" },
};

export const effects: EffectsOf<"judges"> = {
	create: {
		writes: {
			"new judgeClaim": "judge_exists",
			"new judge": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "judge_exists",
	},
	update: {
		writes: { "judge if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	remove: {
		writes: { "judge if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	incrementCompetitions: {
		writes: { "judge if version": "done", "new auditLine": null },
		again: "writes",
	},
	assign: {
		writes: {
			"new judgeAssignment": "judge_assigned",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "judge_assigned",
	},
	change: {
		writes: {
			"judgeAssignment if version": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	unassign: {
		writes: {
			"removed judgeAssignment if version": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	apply: {
		writes: { "new judgeAssignment": "judge_assigned", "new auditLine": null },
		again: "judge_assigned",
	},
	accept: {
		writes: { "judgeAssignment if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	decline: {
		writes: { "judgeAssignment if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};

export const facts: Pick<FactsOf, "judging"> = {
	judging: {
		status: "confirmed",
		eventId: 1,
		titleEn: "Gulf Cup",
		titleAr: "كأس الخليج",
		eventDate: "2027-01-01",
	},
};
