import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEngine } from "#local/engine.ts";
import { rowsAtOnce } from "#shared/community/imports/imports.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { rowsForTest } from "../../core/importRows.ts";
import { startSite } from "../../core/site.ts";
import { answer } from "../workers/worker.ts";
import { type Seen, startUnitCounter } from "./counter.ts";
import { type Federation, known, sizes } from "./size.ts";

/** A job on people: how many people, table requests and duration. */
export type Work = Seen & { name: string; people: number; ms: number };

const { SCALE_SIZE, SCALE_ROWS, WORKS_FOLDER = "" } = process.env;
const size = sizes[SCALE_SIZE as Federation];
const rows = Number(SCALE_ROWS);

/** Fails unless the job had its effect: a figure of a failed job would be meaningless. */
function demand(holds: boolean, what: string) {
	if (!holds) throw new Error(`In the ${SCALE_SIZE} federation: ${what}`);
}

const longestMs = 45 * 60_000;

async function works(
	count: (work: () => Promise<void>) => Promise<Seen & { ms: number }>,
): Promise<Work[]> {
	const [
		{ call },
		{ startSession },
		{ findUser },
		{ Enrollments },
		{ classOf, memberAt },
		{ eventForTest },
	] = await Promise.all([
		import("../../core/api.ts"),
		import("#functions/identity/auth/start-session.ts"),
		import("#functions/people/users/users.service.ts"),
		import("#functions/training/training-classes/enrollments/enrollment.entity.ts"),
		import("./training.ts"),
		import("../../core/events.ts"),
	]);

	async function cookieOf(id: number): Promise<string> {
		const person = await findUser(id as UserId);
		if (!person) throw new Error(`Nobody has the number ${id}`);
		return (await startSession(person, Date.now())).split(";")[0];
	}
	async function must(method: string, path: string, as: number | string, body?: object) {
		const cookie = typeof as === "string" ? as : await cookieOf(as);
		const { status, body: response } = await call(method, path, { cookie, body });
		demand(status < 300, `${method} ${path} answered ${status} ${JSON.stringify(response)}`);
		return response;
	}
	/** Polls a list or record until the background job is done. */
	async function until<T>(
		path: string,
		find: (response: never) => T | undefined | false,
	): Promise<T> {
		const cookie = await cookieOf(known.superAdmin);
		for (const started = Date.now(); Date.now() - started < longestMs; await pause(500)) {
			const found = find((await must("GET", path, cookie)) as never);
			if (found) return found;
		}
		throw new Error(`Waited in vain for ${path}`);
	}
	const done: Work[] = [];
	const take = async (name: string, people: number, work: () => Promise<void>) => {
		const figures = await count(work);
		done.push({ name, people, ...figures });
		process.stderr.write(` ${name} ${(figures.ms / 1000).toFixed(0)} s …`);
	};
	type Run = {
		id: string;
		state: string;
		made: number;
		takenBack: number;
		doneAt: string;
		sent: number;
	};
	const reached = (id: string, state: string) => (all: Run[]) =>
		all.find((one) => one.id === id && one.state === state);

	let id = "";
	// Each has registrations, belts, payments, and a place in a full class.
	const [survivor, merged, leaver] = [3, 4, 5].map((coachId) => memberAt(coachId, 0, 4, size));
	const demandPayments = async (wanted: number) => {
		const payments = await must("GET", `/membership-payments?userId=${survivor}`, known.superAdmin);
		demand(payments.length === wanted, `${payments.length} payments, not ${wanted}`);
	};
	await take("a merge", 1, async () => {
		const body = { keepId: survivor, mergeId: merged, fields: ["phoneNumber"] };
		id = (await must("POST", "/users/merge", known.superAdmin, body)).id;
		await until("/merges", reached(id, "merged"));
	});
	await demandPayments(4);
	await take("its undoing", 1, async () => {
		await must("POST", `/merges/${id}/undo`, known.superAdmin);
		await until("/merges", reached(id, "undone"));
	});
	await demandPayments(2);

	const event = await must("POST", "/events", known.admin, eventForTest({ maxParticipants: 1 }));
	const waiting = memberAt(5, 0, 12, size);
	const entryOf = async (who: number) =>
		(await must("GET", `/events/${event.id}/registrations/mine`, who)).find(
			({ status }: { status: string }) => status !== "cancelled",
		)?.status;
	for (const who of [leaver, waiting]) await must("POST", `/events/${event.id}/register`, who, {});
	demand((await entryOf(waiting)) === "waitlisted", "the last to enter does not wait");
	await take("a deletion", 1, async () => {
		await must("DELETE", `/users/${leaver}`, known.superAdmin);
		await until(`/removals/${leaver}`, ({ finished }: { finished: boolean }) => finished);
	});
	demand((await entryOf(waiting)) === "pending", "the place at the event is not with who waited");
	const { data } = await Enrollments.get({ classId: classOf(5, 0), userId: waiting }).go({
		consistent: true,
	});
	demand(data?.status === "active", "the place in the class is not with who waited");

	await take("a message to all", size.people - 1, async () => {
		const texts = {
			titleEn: "Osu",
			titleAr: "أوس",
			messageEn: "Training moves.",
			messageAr: "انتقال التدريب.",
		};
		const message = { ...texts, audience: { kind: "role", role: "everybody" }, email: false };
		id = (await must("POST", "/notifications/broadcast", known.superAdmin, message)).id;
		const { sent } = await until("/notifications/broadcasts", (all: Run[]) =>
			all.find((one) => one.id === id && one.doneAt !== null),
		);
		demand(sent === size.people - 1, `${sent} were told`);
	});
	await take("an import", rows, async () => {
		const cookie = await cookieOf(known.superAdmin);
		const all = rowsForTest(rows, {
			firstNameAr: "نورة",
			phoneNumber: "+96599001122",
			dateOfBirth: "2010-03-31",
		});
		id = (await must("POST", "/imports", cookie, { fileName: "members.csv", rows })).id;
		for (let from = 0; from < rows; from += rowsAtOnce)
			await must("POST", `/imports/${id}/rows`, cookie, {
				rows: all.slice(from, from + rowsAtOnce),
			});
		await must("POST", `/imports/${id}/start`, cookie);
		const { made } = await until("/imports", reached(id, "imported"));
		demand(made === rows, `${made} of ${rows} were made`);
	});
	await take("its take-back", rows, async () => {
		await must("POST", `/imports/${id}/take-back`, known.superAdmin);
		const { takenBack } = await until("/imports", reached(id, "takenBack"));
		demand(takenBack === rows, `${takenBack} of ${rows} were taken back`);
	});
	return done;
}

await answer(async () => {
	const engine = await startEngine(WORKS_FOLDER, "dynoxide");
	const counter = await startUnitCounter(engine.endpoint);
	mkdirSync(join(WORKS_FOLDER, "data"), { recursive: true });
	// Prevents filling with demo data.
	writeFileSync(join(WORKS_FOLDER, "data", "filled"), "");
	// Cron jobs would be counted with the measured jobs.
	const env = { CLOCK: "off", POWERTOOLS_LOG_LEVEL: "WARN" };
	const site = await startSite({ folder: WORKS_FOLDER, endpoint: counter.endpoint, env });
	Object.assign(process.env, site.env, { DYNAMODB_ENDPOINT: engine.endpoint });
	try {
		return await works(counter.count);
	} finally {
		await site.stop();
		counter.stop();
		await engine.stop();
	}
});
