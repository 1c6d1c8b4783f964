import { setTimeout as pause } from "node:timers/promises";
import { type Belt, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { GradingState } from "#shared/competition/gradings/gradings.rules.ts";
import type {
	Candidate,
	GivenMark,
	Grading,
	GroupMarks,
	ListedCandidate,
	ProposalResult,
} from "#shared/competition/gradings/gradings.schema.ts";
import { formGroups, markStep, marksAtOnce } from "#shared/competition/gradings/marks.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import { type Row, row } from "./row.ts";
import { withSite } from "./site.ts";
import { apiAs } from "./siteApi.ts";
import { usually } from "./smallest.ts";
import { kilobytes, timed } from "./stats.ts";

const candidates = usually(120, 5);
const groupSize = usually(30, 5);
type Api = Awaited<ReturnType<typeof apiAs>>;
type Call = Api["call"];

/** Creates a grading of today with registered candidates, and returns its path. */
async function propose({ call, whole }: Api): Promise<string> {
	const { id } = await call("POST", "/events", {
		titleEn: "Measured grading",
		titleAr: "اختبار للقياس",
		eventType: "grading",
		eventDate: kuwaitDate(Date.now()),
		registrationDeadline: kuwaitDate(Date.now()),
		maxParticipants: 0,
		location: "Hall",
		locationAr: "الصالة",
		published: true,
	});
	const path = `/events/${id}`;
	const people = await whole<{ id: number; role: string; currentBelt: Belt }>("/users?limit=100");
	const wishes = people
		.filter(({ role, currentBelt }) => role === "member" && rankOf(currentBelt) < rankOf("black-1"))
		.map(({ id: userId, currentBelt }) => ({ userId, toBelt: ladder[rankOf(currentBelt) + 1] }));
	const placed: number[] = [];
	for (const wish of wishes) {
		if (placed.length === candidates) break;
		const [result]: ProposalResult[] = await call("POST", `${path}/candidates`, [wish]);
		if (result.promotionId) placed.push(result.userId);
	}
	if (placed.length < candidates) throw new Error(`Only ${placed.length} people can be candidates`);
	const registrations: { id: string; status: string }[] = await call(
		"GET",
		`${path}/registrations`,
	);
	for (const one of registrations)
		if (one.status === "pending") await call("POST", `/registrations/${one.id}/approve`);
	return path;
}

/** Takes a step and waits until its run is done. */
async function run(call: Call, path: string, to: string, end: GradingState): Promise<void> {
	const { version }: Grading = await call("GET", `${path}/grading`);
	await call("POST", `${path}/grading/state`, { to, version });
	for (;;) {
		const { state }: Grading = await call("GET", `${path}/grading`);
		if (state === end) return;
		await pause(100);
	}
}

/** Examiners by email, of whom the first two are the panel beside the chief examiner. */
const examiners = ["coach@demo.test", "coach4@demo.test", "coach2@demo.test"] as const;
/** Eight of the nine parts. */
const shown = gradingParts.slice(0, 8);

/** Splits the list into groups, and has each examiner give all marks of everybody. */
async function markAll(url: string, { call }: Api, path: string): Promise<string> {
	const list: ListedCandidate[] = await call("GET", `${path}/candidates`);
	const groups = formGroups(list, groupSize).map((members) => ({
		examiners: [2, 1, 4],
		candidates: members.map(({ userId }) => userId),
		parts: shown,
	}));
	const { version }: Grading = await call("GET", `${path}/grading`);
	await call("PUT", `${path}/grading/groups`, { groups, version });
	let largest = "";
	for (const email of examiners) {
		const examiner = await apiAs(url, email);
		for (const [at] of groups.entries()) {
			const address = `${path}/marks/${at + 1}`;
			const { by, candidates: members }: GroupMarks = await examiner.call("GET", address);
			const marks = members.flatMap(({ userId, parts }, place) =>
				parts.map((part) => ({ userId, part, value: 60 + markStep * (place % 8), before: null })),
			);
			for (let from = 0; from < marks.length; from += marksAtOnce) {
				const some = marks.slice(from, from + marksAtOnce);
				const given: GivenMark[] = await examiner.call("POST", address, { by, marks: some });
				if (given.some(({ outcome }) => outcome !== "marked"))
					throw new Error(`Marks of ${email} were refused`);
			}
			const marked = JSON.stringify(await examiner.call("GET", address));
			if (marked.length > largest.length) largest = marked;
		}
	}
	return largest;
}

/** How long a grading's list takes to be fixed and its results to be applied, over HTTP. */
export async function measure(): Promise<Row[]> {
	return withSite(async ({ url }) => {
		const api = await apiAs(url, "super@demo.test");
		const { call } = api;
		const path = await propose(api);
		const { version }: Grading = await call("GET", `${path}/grading`);
		await call("PUT", `${path}/grading`, { chiefId: 2, examiners: [1, 4], version });
		const fixed = await timed(() => run(call, path, "fixing", "fixed"));
		const tablet = await markAll(url, api, path);
		const list: ListedCandidate[] = await call("GET", `${path}/candidates`);
		for (let at = 0; at < list.length; at += 50) {
			const some = list.slice(at, at + 50);
			const body = some.map((one) => ({
				userId: one.userId,
				outcome: "pass",
				version: one.version,
			}));
			await call("POST", `${path}/decisions`, body);
		}
		const applied = await timed(() => run(call, path, "applying", "applied"));
		const after: Candidate[] = await call("GET", `${path}/candidates`);
		const certified = after.filter(({ certificateId }) => certificateId).length;
		if (certified !== candidates)
			throw new Error(`${certified} of ${candidates} have a certificate`);
		return [
			row(
				`Group of ${groupSize} with all marks on an examiner's tablet, as JSON`,
				[kilobytes(tablet.length)],
				{ must: [60], unit: "KB" },
			),
			row(
				`List of a grading of ${candidates} with the marks of three examiners, as JSON`,
				[kilobytes(JSON.stringify(list).length)],
				{ must: [250], unit: "KB" },
			),
			row(
				`List of a grading of ${candidates}, as JSON`,
				[kilobytes(JSON.stringify(after).length)],
				{
					must: [250],
					unit: "KB",
				},
			),
			row(`Fixing the list of ${candidates}`, [fixed / 1000], { must: [30], unit: "s", digits: 1 }),
			row(`Applying ${candidates} results with certificates`, [applied / 1000], {
				must: [30],
				unit: "s",
				digits: 1,
			}),
		];
	});
}
