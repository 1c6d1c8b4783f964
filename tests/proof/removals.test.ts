import { existsSync } from "node:fs";
import type { SignedIn } from "#functions/core/caller.ts";
import { pictureFiles } from "#shared/base/pictures/pictures.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { readItems } = await import("#functions/core/table/items.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { files } = await import("#functions/core/outside/files.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { diskFiles } = await import("#local/stand-ins/files.ts");
const { folders } = await import("#local/settings.ts");
const { startSession } = await import("#functions/identity/auth/start-session.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { Removals } = await import("#functions/community/removals/removal.entity.ts");
const { steps } = await import("#functions/community/removals/steps.ts");
const { goOn, resumeRemovals } = await import("#functions/community/removals/run.ts");
const { removePerson } = await import("#functions/community/removals/removals.service.ts");
const { DataExports, exportKey } = await import("#functions/community/my-data/export.entity.ts");
const { Erasures } = await import("#functions/community/my-data/erasure.entity.ts");
const { completeErasures } = await import("#functions/community/my-data/erasure.run.ts");
const { documentsOf } = await import("#functions/people/documents/documents.records.ts");
const { savePortrait } = await import("#functions/people/users/portraits/portraits.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { StudentRelations } = await import("#functions/people/coaches/student.entity.ts");
const { TrainingClasses } = await import(
	"#functions/training/training-classes/training-class.entity.ts"
);
const { runOnce } = await import("#functions/core/table/audited-transaction.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { makeCrowd, makeEvent } = await import("./crowd.ts");
const { dieAt } = await import("./faults.ts");
const { createOneOfEverythingForTest, marks } = await import("../core/oneOfEverything.ts");
const { wholeTable } = await import("../core/table.ts");
const { goodPictures } = await import("../core/pictures.ts");

identity.use(embeddedIdentity());
files.use(diskFiles);

const [staff, student, coach, successor, waiting] = await makeCrowd(5);
await Promise.all([
	Users.patch({ id: staff.id })
		.set({ role: "super-admin", createdAt: "2026-01-01T00:00:00.000Z", isApproved: true })
		.go(),
	Users.patch({ id: successor.id })
		.set({ role: "coach", createdAt: "2026-01-01T00:00:00.000Z", isApproved: true })
		.go(),
]);
afterAll(world.close);

const caller = (now?: number, key?: string): SignedIn => ({
	...callerForTest(staff.id, "super-admin", now),
	...(key && { writeKey: { id: key, request: key } }),
});

const record = async (userId: number) =>
	(await Removals.get({ userId }).go({ consistent: true })).data;

/**
 * A coach with one of everything, registered for an event whose only place another person waits
 * for.
 */
async function madeWhole(id: number) {
	const { eventId } = await makeEvent(1);
	const portraitFile = await savePortrait(id, { bytes: await goodPictures.png() } as never);
	const others = { staff: staff.id, student: student.id, coach: coach.id, eventId };
	const { person, portrait } = await createOneOfEverythingForTest(id, others, {
		profileImageUrl: portraitFile,
	});
	const [pictureFile] = pictureFiles(portrait);
	await files.get().put("images", pictureFile, "a picture", { type: "image/avif", cache: "" });
	const [document] = await documentsOf(id);
	const documentFile = `documents/${document.id}`;
	await files
		.get()
		.put("images", documentFile, "a document", { type: "application/pdf", cache: "" });
	await identity.get().setPassword(person.email, "Correct-Horse-7");
	const cookie = (await startSession(person, Date.now())).split(";")[0];
	const register = (who: string) =>
		world.call("POST /api/events/{id}/register", { id: String(eventId) }, who);
	const { registration } = (await register(cookie)).body;
	expect(registration.status).toBe("pending");
	const withdraw = () =>
		world.call("DELETE /api/registrations/{id}", { id: registration.id }, cookie);
	expect((await register(waiting.cookie)).body.registration.status).toBe("waitlisted");
	await runTransaction(
		runOnce({ ...caller(Date.now(), `key${id}`), session: { userId: id } } as never, {
			name: person.firstName,
		}),
	);
	const { data: archive } = await DataExports.get({ userId: id }).go({ consistent: true });
	const archiveFile = exportKey(archive as { id: string });
	await files
		.get()
		.put("images", archiveFile, "an archive", { type: "application/zip", cache: "" });
	return {
		person,
		eventId,
		withdraw,
		storedFiles: [portraitFile, pictureFile, documentFile, archiveFile],
	};
}

/** The entities of all items that still contain a person's marks or id. */
async function residues(id: number) {
	const words = Object.values(marks).map((mark) => mark.toLowerCase().replace("+", ""));
	const items = (await wholeTable()).map((item) => ({
		entity: item.__edb_e__?.S ?? "",
		text: JSON.stringify(item).toLowerCase(),
	}));
	const numbered = new RegExp(`(?<![0-9])${id}(?![0-9])`);
	return {
		named: items
			.filter(({ text }) => words.some((word) => text.includes(word)))
			.map(({ entity }) => entity),
		numbered: [
			...new Set(items.filter(({ text }) => numbered.test(text)).map(({ entity }) => entity)),
		].sort(),
	};
}

/** The entities that may keep the id, by their definitions. */
const keepNumber = [
	"auditLine",
	"chargeLine",
	"consent",
	"markSheet",
	"membershipPayment",
	"news",
	"onlinePayment",
	"removal",
];

test("removing a person with one of everything leaves only their id", async () => {
	const id = 7_700_001;
	const { person, eventId, storedFiles } = await madeWhole(id);
	const owner = { id, email: person.email, judgeId: id, since: Number.MAX_SAFE_INTEGER };
	for (const { entity, index, of, only = () => true } of steps) {
		const partition = of(owner);
		const { items } = partition ? await readItems({ entity, index, partition }) : { items: [] };
		expect([entity, items.filter((item) => only(item, owner)).length > 0]).toEqual([entity, true]);
	}
	const begun = await removePerson(caller(Date.now(), `remove${id}`), id as UserId, successor.id);
	expect(begun).toMatchObject({ id, done: 0, of: steps.length, finished: false });
	expect(await identity.get().verify(person.email, "Correct-Horse-7")).toBe("wrong");
	await world.settle();
	expect(await record(id)).toEqual({
		userId: id,
		done: steps.length,
		of: steps.length,
		createdAt: expect.any(String),
		updatedAt: expect.any(String),
		finishedAt: expect.any(String),
	});
	// Plus the stored response of this very call, kept for a day for the caller.
	expect(await residues(id)).toEqual({ named: [], numbered: [...keepNumber, "repeat"] });
	for (const file of storedFiles) expect(existsSync(`${folders.images}/${file}`)).toBe(false);

	// The waiting person has the place; students and classes have the other coach.
	const { data: entry } = await Registrations.get({
		userId: waiting.id,
		eventId,
		classId: 0,
	}).go();
	expect(entry?.status).toBe("pending");
	const { data: relation } = await StudentRelations.get({
		coachId: successor.id,
		studentId: student.id,
	}).go();
	expect(relation?.isActive).toBe(true);
	expect((await TrainingClasses.get({ id: id + 500_000 }).go()).data?.coachId).toBe(successor.id);

	// The audit lines state the actions by id, without names.
	const { data: lines } = await AuditLines.query
		.ofEntity({ entityType: "user", entityId: String(id) })
		.go();
	expect(
		lines.map(({ action, userId, details, ipAddress }) => ({
			action,
			userId,
			details,
			ipAddress,
		})),
	).toEqual([
		{ action: "email_changed", userId: id, details: undefined, ipAddress: undefined },
		{ action: "deleted", userId: staff.id, details: undefined, ipAddress: "127.0.0.1" },
	]);
	const { data: acts } = await AuditLines.query.byActor({ userId: id }).go();
	expect(acts.some(({ userAgent, ipAddress }) => userAgent ?? ipAddress)).toBe(false);
});

test("a requested deletion runs after a week and leaves only the id, but not while others depend on the person", async () => {
	const id = 7_700_060;
	const { person, storedFiles, withdraw } = await madeWhole(id);
	await Erasures.patch({ userId: id }).set({ endsAt: new Date().toISOString() }).go();
	await completeErasures(Date.now());
	expect(await record(id)).toBeNull();
	await StudentRelations.delete({ coachId: id, studentId: student.id }).go();
	await TrainingClasses.delete({ id: id + 500_000 }).go();
	await Guardianships.delete({ childId: student.id, guardianId: id }).go();
	await completeErasures(Date.now());
	expect(await record(id)).toBeNull();
	expect((await withdraw()).status).toBe(200);
	await Promise.all([completeErasures(Date.now()), completeErasures(Date.now())]);
	expect(await identity.get().verify(person.email, "Correct-Horse-7")).toBe("wrong");
	await world.settle();
	expect((await record(id))?.finishedAt).toEqual(expect.any(String));
	// The history of the person who got the place keeps the id of the person who left it, as the
	// audit log does.
	const numbered = [...keepNumber, "registration"].sort();
	expect(await residues(id)).toEqual({ named: [], numbered });
	for (const file of storedFiles) expect(existsSync(`${folders.images}/${file}`)).toBe(false);
	const { data: lines } = await AuditLines.query
		.ofEntity({ entityType: "user", entityId: String(id) })
		.go();
	expect(lines.at(-1)).toMatchObject({
		action: "deleted",
		userId: id,
		details: { byThemselves: true },
	});
});

test.each(["before", "after"] as const)(
	"a crash %s each write of each step loses nothing",
	async (when) => {
		const id = when === "before" ? 7_700_010 : 7_700_011;
		const { person } = await madeWhole(id);
		await removePerson(caller(), id as UserId, successor.id);
		let deaths = 0;
		let nth = 1;
		for (let removal = await record(id); removal && !removal.finishedAt; ) {
			const death = dieAt(nth, when);
			await goOn(removal).catch((error) => expect(error.message).toContain("Died"));
			death.end();
			deaths += death.died() ? 1 : 0;
			const next = await record(id);
			// The next attempt gets one write further, until the step is done.
			nth = next?.done === removal.done ? nth + 1 : 1;
			removal = next;
		}
		expect(deaths).toBeGreaterThanOrEqual(steps.length);
		await world.settle();
		expect(await residues(id)).toEqual({ named: [], numbered: keepNumber });
		expect(person.id).toBe(id);
	},
);

test("two simultaneous deletions are one, and the cron job resumes a stalled one", async () => {
	const id = 7_700_020;
	await madeWhole(id);
	const answers = await Promise.all(
		[1, 2].map(() => removePerson(caller(), id as UserId, successor.id)),
	);
	for (const answer of answers) expect(answer.id).toBe(id);
	const { data: lines } = await AuditLines.query
		.ofEntity({ entityType: "user", entityId: String(id) })
		.go();
	expect(lines.filter(({ action }) => action === "deleted")).toHaveLength(1);
	// The stream has lost the change, so only the cron job finds the removal.
	const removal = await record(id);
	await world.settle();
	await Removals.put({
		...removal,
		userId: id,
		done: 3,
		of: steps.length,
		createdAt: String(removal?.createdAt),
		updatedAt: "2026-01-01T00:00:00.000Z",
	}).go();
	expect(await resumeRemovals(Date.now())).toBeGreaterThanOrEqual(1);
	await world.settle();
	expect((await record(id))?.finishedAt).toBeDefined();
	expect(await residues(id)).toEqual({ named: [], numbered: keepNumber });
});
