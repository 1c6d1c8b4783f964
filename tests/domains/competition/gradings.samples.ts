import type { FactsOf } from "#functions/people/notifications/notices.ts";
import {
	applyForTest,
	decideForTest,
	fixForTest,
	proposeForTest,
	readGrading,
	readList,
	recommendForTest,
} from "../../core/gradings.ts";
import { admin, superAdmin } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	async propose() {
		const { params, coach, students } = await proposeForTest();
		return {
			params,
			cookie: coach.cookie,
			// Proposed again: the call writes nothing new, and each result is the same.
			body: [{ userId: students[0].id, toBelt: "orange-10" }] as never,
		};
	},
	async candidates() {
		const { params, coach } = await proposeForTest();
		return { params, cookie: coach.cookie };
	},
	async changeCandidate() {
		const { params, event, chief, students } = await fixForTest();
		const [{ version }] = await readList(event.id, chief.cookie);
		return {
			cookie: chief.cookie,
			params: { ...params, userId: String(students[0].id) },
			body: { toBelt: "orange-9", version },
		};
	},
	async recommendations() {
		return { params: (await recommendForTest()).params };
	},
	async agree() {
		const { params, students, results } = await recommendForTest();
		return {
			cookie: await superAdmin(),
			params: { ...params, userId: String(students[0].id) },
			body: { promotionId: results[0].promotionId, toBelt: "black-1" },
		};
	},
	async correct() {
		const { params, event, chief, students } = await applyForTest("orange-10", { outcome: "pass" });
		const [{ version }] = await readList(event.id, chief.cookie);
		return {
			cookie: chief.cookie,
			params: { ...params, userId: String(students[0].id) },
			body: { outcome: "fail", reason: "Another person’s result was entered.", version },
		};
	},
	async grading() {
		const { params, coach } = await proposeForTest();
		return { params, cookie: coach.cookie };
	},
	async setPanel() {
		const { params, chief, event } = await proposeForTest();
		const { version } = await readGrading(event.id, await admin());
		return { params, body: { chiefId: chief.id, examiners: [], version } };
	},
	async setGroups() {
		const { params, event, chief, students, cookie } = await fixForTest(2);
		const { version } = await readGrading(event.id, cookie);
		const candidates = students.map(({ id }) => id);
		const groups = [{ examiners: [chief.id], candidates, parts: ["kihon", "kata"] }];
		return { params, cookie, body: { groups, version } };
	},
	async groupMarks() {
		const { params, chief } = await fixForTest();
		return { params: { ...params, group: "1" }, cookie: chief.cookie };
	},
	async mark() {
		const { params, chief, students } = await fixForTest();
		const mark = { userId: students[0].id, part: "kata", value: 75, before: null };
		return {
			params: { ...params, group: "1" },
			cookie: chief.cookie,
			body: { by: chief.id, marks: [mark] },
		};
	},
	async step() {
		// The first results that are ever applied publish the key of certificates.
		await applyForTest("orange-10", { outcome: "pass" });
		const made = await fixForTest();
		await decideForTest(made, { outcome: "pass" });
		const { params, event, chief } = made;
		const { version } = await readGrading(event.id, chief.cookie);
		return { params, cookie: chief.cookie, body: { to: "applying", version } };
	},
	async decide() {
		const { params, event, chief, students } = await fixForTest();
		const [{ version }] = await readList(event.id, chief.cookie);
		return {
			params,
			cookie: chief.cookie,
			body: [{ userId: students[0].id, outcome: "pass", wordsEn: "Strong.", version }] as never,
		};
	},
	async export() {
		const { params, cookie } = await fixForTest();
		return { params: { ...params, name: "candidates.html" }, cookie };
	},
	async nextBelt() {
		const { coach, students } = await proposeForTest();
		return { cookie: coach.cookie, params: { id: String(students[0].id) } };
	},
	async printNextBelt() {
		const { students } = await proposeForTest();
		return { cookie: students[0].cookie, params: { id: String(students[0].id) } };
	},
	async ofPerson() {
		const { students } = await applyForTest("orange-10", { outcome: "pass" });
		return { params: { id: String(students[0].id) }, cookie: students[0].cookie };
	},
} satisfies SamplesOf<"gradings">;

export const audited: AuditedOf<"gradings"> = {
	// Writes an audit line for each promotion; tests/api/competition/gradings.test.ts covers it.
	propose: null,
	changeCandidate: { entityType: "grading", action: "rankSet", entityId: one },
	agree: {
		entityType: "promotion",
		action: "agreed",
		entityId: (_, { body }) => (body as { promotionId: number }).promotionId,
	},
	correct: { entityType: "grading", action: "corrected", entityId: one },
	setPanel: { entityType: "grading", action: "panelSet", entityId: one },
	setGroups: { entityType: "grading", action: "groupsSet", entityId: one },
	mark: { entityType: "grading", action: "marksGiven", entityId: one },
	step: { entityType: "grading", action: "applying", entityId: one },
	decide: { entityType: "grading", action: "decided", entityId: one },
};

export const effects: EffectsOf<"gradings"> = {
	propose: {
		writes: {
			"attempts if expiresAt, failures": null,
			"registration if status": "done",
			allotment: "done",
		},
		again: "writes",
	},
	changeCandidate: {
		writes: {
			"promotion if agreedAt, charge, id, toBelt": "changed_meanwhile",
			"candidate if version": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
	agree: {
		writes: {
			"existing promotion if agreedAt, id, toBelt": "done",
			"2 × new notification": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	correct: {
		writes: {
			"candidate if version": "changed_meanwhile",
			"promotion if charge, status": "changed_meanwhile",
			"removed progression if id": "promotion_settled",
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"tally of belt (member.unknown.orange-10 -1, member.unknown.white +1)": null,
			"certificate if state": "changed_meanwhile",
			"new notification": null,
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
	setPanel: {
		writes: { "new grading": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	setGroups: {
		writes: { "grading if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	mark: {
		writes: {
			"new markSheet": "done",
			"checks grading if state": "marks_closed",
			"new auditLine": null,
		},
		again: "nothing",
	},
	step: {
		writes: { "grading if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	decide: {
		writes: { "candidate if version": "done", "new auditLine": null },
		again: "nothing",
	},
};

export const facts: Pick<FactsOf, "grading"> = {
	grading: {
		status: "repeat",
		eventId: 5,
		titleEn: "Spring Grading",
		titleAr: "اختبار الربيع",
		belt: "green-4",
		repeatParts: ["kata", "kumite"],
		repeatBy: "2027-03-01",
		wordsEn: "Practise your kata.",
		wordsAr: "تدرّب على الكاتا.",
	},
};
