import { generateKeyPairSync } from "node:crypto";
import type { Outcome } from "#shared/competition/gradings/gradings.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { certificateSecret } = await import("#functions/core/outside/certificateSecret.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { firstVersion } = await import("#functions/core/table/versioned.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { Candidates, Gradings } = await import("#functions/competition/gradings/grading.entity.ts");
const { goOnGrading, resumeGradings } = await import(
	"#functions/competition/gradings/gradings.service.ts"
);
const { decideCandidates } = await import("#functions/competition/gradings/decisions.service.ts");
const { proposePromotion } = await import(
	"#functions/training/belts/grading-promotions.service.ts"
);
const { Promotions } = await import("#functions/training/belts/promotion.entity.ts");
const { Progressions } = await import("#functions/training/belts/progression.entity.ts");
const { Certificates } = await import("#functions/training/certificates/certificate.entity.ts");
const { currentSigner, readKeys } = await import("#functions/training/certificates/signing.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { makeEvent } = await import("./crowd.ts");
const { dieAt } = await import("./faults.ts");

afterAll(world.close);

const { privateKey } = generateKeyPairSync("ed25519");
const secret = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
certificateSecret.use(async () => secret);

const [staffId, chiefId] = [7_900_001, 7_900_002];
const staff = () => callerForTest(staffId, "admin");
const chief = () => callerForTest(chiefId, "coach");

async function createPeople(
	first: number,
	count: number,
	currentBelt: "white" | "black-5" = "white",
) {
	const ids = Array.from({ length: count }, (_, at) => first + at);
	for (const id of ids)
		await runTransaction(
			createPerson({
				id,
				email: `graded${id}@test.example`,
				firstName: "Graded",
				lastName: `${id}`,
				role: currentBelt === "white" ? "member" : "coach",
				isApproved: true,
				mustChangePassword: false,
				currentBelt,
				competitionReadiness: "Local",
				preferredLanguage: "en",
				...firstVersion(Date.now()),
			} as Parameters<typeof createPerson>[0]),
		);
	return ids;
}

await createPeople(staffId, 2, "black-5");

const outcomes: readonly Outcome[] = ["pass", "lower", "repeat", "fail", "absent"];

/** A grading that begins to be applied, with candidates of all outcomes. */
async function makeGrading(first: number, count: number) {
	const people = await createPeople(first, count);
	const { eventId } = await makeEvent(0, [], 0, undefined, { shadow: false });
	await Events.patch({ id: eventId }).set({ eventType: "grading", eventDate: "2026-11-20" }).go();
	for (const userId of people) {
		const wish = { userId: userId as UserId, toBelt: "orange-9" } as const;
		const { id: promotionId } = await proposePromotion(staff(), wish, eventId);
		await Candidates.create({
			eventId,
			userId,
			fromBelt: "white",
			toBelt: "orange-9",
			promotionId,
			decisions: [],
			...firstVersion(Date.now()),
		}).go();
	}
	const grading = { eventId, chiefId, examiners: [], done: 0, total: count, startedBy: chiefId };
	const at = new Date().toISOString();
	const idle = { ...grading, state: "fixed" as const, doneAt: at, ...firstVersion(Date.now()) };
	await Gradings.create(idle).go();
	const typed = people.map((userId, at) => {
		const outcome = outcomes[at % outcomes.length];
		return {
			userId: userId as UserId,
			outcome,
			version: 1,
			...(outcome === "lower" && { belt: "orange-10" as const }),
			...(outcome === "repeat" && { repeatParts: ["kata" as const] }),
		};
	});
	for (let at = 0; at < typed.length; at += 50) {
		const results = await decideCandidates(chief(), eventId as EventId, typed.slice(at, at + 50));
		expect(results.filter(({ error }) => error)).toEqual([]);
	}
	return { eventId, people, idle };
}

const recordOf = async (eventId: number) =>
	(await Gradings.get({ eventId }).go({ consistent: true })).data;

const begin = (idle: Awaited<ReturnType<typeof makeGrading>>["idle"]) => {
	const { doneAt: _, ...running } = idle;
	return Gradings.put({ ...running, state: "applying", version: 2 }).go();
};

/** What each person has after the grading. */
async function stateOf(userId: number) {
	const [person, { data: lines }, { data: promotions }, { data: certificates }, { data: notices }] =
		await Promise.all([
			findUser(userId as UserId),
			Progressions.query.forPerson({ userId }).go({ consistent: true }),
			Promotions.query.forPerson({ userId }).go({ consistent: true }),
			Certificates.query.ofPerson({ userId }).go(),
			Notifications.query.ofPerson({ userId }).go(),
		]);
	return {
		belt: person?.currentBelt,
		lines: lines.map(({ toBelt }) => toBelt),
		promotions: promotions.map(({ status }) => status),
		certificates: certificates.map(({ belt }) => belt),
		results: notices.filter(({ kind }) => kind === "grading").length,
	};
}

const given = (belt: "orange-9" | "orange-10") => ({
	belt,
	lines: [belt],
	promotions: ["approved"],
	certificates: [belt],
	results: 1,
});
const refused = {
	belt: "white",
	lines: [],
	promotions: ["rejected"],
	certificates: [],
	results: 1,
};
const expected = [given("orange-9"), given("orange-10"), refused, refused, refused];

const count = sized({ whole: 60, share: 15 });

test.each(["before", "after"] as const)(
	"results are applied once although the process dies %s each write",
	async (when) => {
		const { eventId, people, idle } = await makeGrading(
			// The table orders ids as text, so 10000000 comes before 9999999.
			when === "before" ? 9_999_993 : 99_999_993,
			count,
		);
		await begin(idle);
		let deaths = 0;
		let nth = 1;
		for (let grading = await recordOf(eventId); grading?.state === "applying"; ) {
			const death = dieAt(nth, when);
			await goOnGrading(grading, Date.now()).catch((error) =>
				expect(error.message).toContain("Died"),
			);
			death.end();
			deaths += death.died() ? 1 : 0;
			const next = await recordOf(eventId);
			// The next attempt gets one write further, until the step is done.
			nth = next?.version === grading.version ? nth + 1 : 1;
			grading = next;
		}
		expect(deaths).toBeGreaterThanOrEqual(sized({ whole: 25, share: 6 }));
		const states = await Promise.all(people.map(stateOf));
		expect(states).toEqual(people.map((_, at) => expected[at % expected.length]));
		expect(await recordOf(eventId)).toMatchObject({ state: "applied", done: count });
		await world.settle();
		const wrong = [...(await recountTable())].filter(
			// The events of this file were made without being counted.
			([name, { was, is }]) => was !== is && name !== "event, all",
		);
		expect(wrong).toEqual([]);
	},
);

test("the clock resumes a run that stands still, and the stream goes on by itself", async () => {
	const { eventId, people, idle } = await makeGrading(7_930_000, 12);
	const stalled = { ...idle, updatedAt: new Date(Date.now() - 10 * 60 * 1000).toISOString() };
	await begin(stalled);
	await world.settle();
	expect(await recordOf(eventId)).toMatchObject({ state: "applied" });
	expect(await stateOf(people[0])).toEqual(given("orange-9"));
	expect(await resumeGradings(Date.now())).toBe(0);
});

test("two steps at once apply each result once", async () => {
	const { eventId, people, idle } = await makeGrading(7_940_000, 5);
	await begin(idle);
	const grading = await recordOf(eventId);
	if (!grading) throw new Error("There is no grading");
	const now = Date.now();
	await Promise.allSettled([goOnGrading(grading, now), goOnGrading(grading, now)]);
	await world.settle();
	expect(await Promise.all(people.map(stateOf))).toEqual(expected);
});

test("a new key ends the one before it, which signs no further certificate", async () => {
	const now = Date.parse("2026-11-29T22:00:00.000Z");
	const { keyId } = await currentSigner(now);
	const { privateKey: next } = generateKeyPairSync("ed25519");
	const nextSecret = next.export({ type: "pkcs8", format: "der" }).toString("base64");
	certificateSecret.use(async () => nextSecret);
	expect((await currentSigner(now)).keyId).toBe(keyId + 1);
	const ends = (await readKeys()).map((key) => [key.keyId, key.until]);
	// It is the 30th in Kuwait.
	expect(ends).toEqual([
		[keyId, "2026-11-30"],
		[keyId + 1, undefined],
	]);
	certificateSecret.use(async () => secret);
	await expect(currentSigner(now)).rejects.toMatchObject({ code: "no_certificate_key" });
});
