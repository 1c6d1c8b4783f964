import type { FactsOf } from "#functions/people/notifications/notices.ts";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest, drawForTest, resultFor } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { admin } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";
import { created, ownStudent } from "../records.ts";

/** A class with approved entries that can be drawn. */
async function closed(count = 2) {
	const { event, eventClass, path } = await createClosedClassForTest(count);
	return { path, params: { id: String(event.id), classId: String(eventClass.id) } };
}

/** A drawn class with so many results; white won, but for the second bout. */
async function drawn(results: number) {
	const { path, params } = await closed(3);
	let { body: draw } = (await drawForTest(path)) as { body: ClassDraw };
	const boutsOf = ({ drawn: one }: ClassDraw) => {
		const { results: known, ...rest } = one as DrawOfClass;
		return standingOf(rest, known).bouts;
	};
	const bodyOf = (at: number) => ({
		...resultFor(boutsOf(draw)[at], at === 1 ? "red" : "white"),
		version: draw.version,
	});
	for (let at = 0; at < results; at++)
		draw = (await call("POST", `${path}/results`, { cookie: await admin(), body: bodyOf(at) }))
			.body;
	return { path, params, version: draw.version, next: results < 3 ? bodyOf(results) : undefined };
}

const order = { order: [3, 1, 2], reason: "Another bout of a minute" };

/** A drawn class whose three people were level and are in order now. */
async function over() {
	const { path, params, version } = await drawn(3);
	const cookie = await admin();
	const { body } = await call("PUT", `${path}/order`, { cookie, body: { ...order, version } });
	return {
		cookie: await sessionOnDuty(params.id, "chief"),
		params,
		body: { version: body.version },
	};
}

export default {
	list: async () => ({ params: { id: (await closed()).params.id } }),
	get: async () => ({ params: (await drawn(1)).params }),
	draw: async () => {
		const { params } = await closed();
		const body = { seeds: [], third: "two", rules: "classic", version: 0 };
		return { cookie: await sessionOnDuty(params.id, "chief"), params, body };
	},
	settle: async () => {
		const { params, next } = await drawn(0);
		return { cookie: await sessionOnDuty(params.id, "chief"), params, body: next };
	},
	level: async () => {
		const { params, version } = await drawn(3);
		return { cookie: await sessionOnDuty(params.id, "chief"), params, body: { ...order, version } };
	},
	publish: over,
	sheet: async () => ({
		cookie: await admin(),
		params: { id: (await drawn(1)).params.id, name: "folder.html" },
	}),
	ofPerson: ownStudent,
	ofAthlete: async () => ({ params: await created("/national-team", athleteForTest()) }),
} satisfies SamplesOf<"draws">;

const ofClass = (_: unknown, { params }: Sample) => `${params?.id}-${params?.classId}`;

export const audited: AuditedOf<"draws"> = {
	draw: { entityType: "classDraw", action: "drawn", entityId: ofClass },
	settle: { entityType: "classDraw", action: "result_recorded", entityId: ofClass },
	level: { entityType: "classDraw", action: "levelled", entityId: ofClass },
	publish: { entityType: "classDraw", action: "published", entityId: ofClass },
};

export const effects: EffectsOf<"draws"> = {
	draw: {
		writes: { drawEntrant: null, "new classDraw": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	settle: {
		writes: { "classDraw if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	level: {
		writes: { "classDraw if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	publish: {
		writes: {
			"classDraw if version": "changed_meanwhile",
			drawEntrant: null,
			"3 × new notification": null,
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
};

export const facts: Pick<FactsOf, "result"> = {
	result: {
		eventId: 5,
		classId: 7,
		titleEn: "Spring Cup",
		titleAr: "كأس الربيع",
		classEn: "Boys −35 kg",
		classAr: "أولاد −٣٥ كغم",
		place: 2,
		isCorrected: false,
	},
};
