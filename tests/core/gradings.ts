import { Gradings } from "#functions/competition/gradings/grading.entity.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { type Belt, isDan } from "#shared/base/ranks/belts.rules.ts";
import type {
	Grading,
	ListedCandidate,
	ProposalResult,
} from "#shared/competition/gradings/gradings.schema.ts";
import { call, eventually } from "./api.ts";
import { createEventForTest, dateIn } from "./events.ts";
import { admin, createPeopleForTest, createPersonForTest, type Wish } from "./people.ts";

export type ProposedForTest = Awaited<ReturnType<typeof proposeForTest>>;

/** A grading with a coach's students, proposed for a rank, and a chief examiner. */
export async function proposeForTest(count = 1, toBelt: Belt = "orange-10", wish: Wish = {}) {
	const [event, coach, chief, students] = await Promise.all([
		createEventForTest({ eventType: "grading", eventDate: dateIn(0), maxParticipants: 0 }),
		createPersonForTest({ role: "coach" }),
		createPersonForTest({ role: "coach", currentBelt: "black-5" }),
		createPeopleForTest(count, wish),
	]);
	const assignedAt = new Date().toISOString();
	for (const { id } of students)
		await StudentRelations.put({
			coachId: coach.id,
			studentId: id,
			assignedAt,
			isActive: true,
		}).go();
	const notes = isDan(toBelt) ? "Ready for the board." : undefined;
	const body = students.map(({ id }) => ({ userId: id, toBelt, notes }));
	const path = `/events/${event.id}/candidates`;
	const proposed = await call("POST", path, { cookie: coach.cookie, body });
	if (proposed.status !== 200)
		throw new Error(`Proposing answered ${proposed.status}: ${JSON.stringify(proposed.body)}`);
	const results: ProposalResult[] = proposed.body;
	return { event, coach, chief, students, results, params: { id: String(event.id) } };
}

/** A grading with students of the highest kyu who are recommended for the first dan. */
export const recommendForTest = (count = 1) =>
	proposeForTest(count, "black-1", { currentBelt: "brown-1" });

/** The board agrees to a recommendation, or to something else if the test wishes so. */
export const agreeForTest = (
	{ event, students, results }: ProposedForTest,
	cookie: string,
	{ at = 0, ...wish }: { at?: number; promotionId?: number; toBelt?: Belt } = {},
) =>
	call("POST", `/events/${event.id}/candidates/${students[at].id}/agreement`, {
		cookie,
		body: { promotionId: results[at].promotionId, toBelt: "black-1", ...wish },
	});

export const readGrading = async (id: number, cookie: string): Promise<Grading> =>
	(await call("GET", `/events/${id}/grading`, { cookie })).body;

export const readList = async (id: number, cookie: string): Promise<ListedCandidate[]> =>
	(await call("GET", `/events/${id}/candidates`, { cookie })).body;

export async function takeStep(id: number, to: string, cookie: string) {
	const { version } = await readGrading(id, cookie);
	return call("POST", `/events/${id}/grading/state`, { cookie, body: { to, version } });
}

/** Waits until a run has come to a state. */
export const reach = (eventId: number, state: string) =>
	eventually(
		async () => (await Gradings.get({ eventId }).go({ consistent: true })).data?.state === state,
		`the grading is ${state}`,
	);

/** A grading whose list is fixed, with its chief examiner. */
export async function fixForTest(...given: Parameters<typeof proposeForTest>) {
	const made = await proposeForTest(...given);
	const { event, chief } = made;
	const cookie = await admin();
	for (const { id } of await entriesOf(event.id, cookie))
		await call("POST", `/registrations/${id}/approve`, { cookie });
	const { version } = await readGrading(event.id, cookie);
	const body = { chiefId: chief.id, examiners: [], version };
	const set = await call("PUT", `/events/${event.id}/grading`, { cookie, body });
	if (set.status !== 200) throw new Error(`The panel was refused: ${JSON.stringify(set.body)}`);
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	return { ...made, cookie };
}

const entriesOf = async (id: number, cookie: string): Promise<{ id: string }[]> =>
	(await call("GET", `/events/${id}/registrations`, { cookie })).body;

/** Decisions on candidates, in their order in the list of people. */
export async function decideForTest(
	{ event, chief, students }: Pick<ProposedForTest, "event" | "chief" | "students">,
	...decisions: object[]
) {
	const list = await readList(event.id, chief.cookie);
	const body = decisions.map((decision, at) => ({
		userId: students[at].id,
		version: list.find(({ userId }) => userId === students[at].id)?.version,
		...decision,
	}));
	return call("POST", `/events/${event.id}/decisions`, { cookie: chief.cookie, body });
}

/** A grading with results applied: one for each of its students, in their order. */
export async function applyForTest(toBelt: Belt, ...decisions: object[]) {
	const made = await fixForTest(decisions.length, toBelt);
	await decideForTest(made, ...decisions);
	const applying = await takeStep(made.event.id, "applying", made.chief.cookie);
	if (applying.status !== 200) throw new Error(`Refused: ${JSON.stringify(applying.body)}`);
	await reach(made.event.id, "applied");
	return made;
}
