import { ClassDraws, DrawEntrants } from "#functions/competition/draws/draw.entity.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { checkClassDraw } from "#operate/verify-draw/check-class-draw.ts";
import { drawClass } from "#shared/competition/draws/draw.ts";
import type { ThirdPlace } from "#shared/competition/draws/draws.rules.ts";
import {
	type ClassDraw,
	type DrawOfClass,
	sheetNames,
} from "#shared/competition/draws/draws.schema.ts";
import { type PlayedBout, standingOf } from "#shared/competition/draws/standing.ts";
import { notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { commitmentOf } from "#shared/core/seeded.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, mailTo } from "../../core/api.ts";
import { say } from "../../core/consents.ts";
import {
	closeRegistrationForTest,
	createClosedClassForTest,
	drawForTest,
	resultFor,
} from "../../core/draws.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";

const drawnIn = ({ drawn }: ClassDraw) => drawn as DrawOfClass;
const boutsIn = (draw: ClassDraw) => standingOf(drawnIn(draw), drawnIn(draw).results).bouts;

const settle = async (path: string, version: number, result: object, more: object = {}) =>
	call("POST", `${path}/results`, {
		cookie: await admin(),
		body: { ...result, version, ...more },
	});

/** Decides the order of people who are level. */
const putInOrder = async (path: string, { version }: ClassDraw, order: number[]) =>
	call("PUT", `${path}/order`, {
		cookie: await admin(),
		body: { order, reason: "Another bout of a minute", version },
	});

/** Plays the bouts that are ready, until none is left; white wins. */
async function play(path: string, draw: ClassDraw): Promise<ClassDraw> {
	for (let now = draw; ; ) {
		const next = boutsIn(now).find(({ state }) => state === "ready");
		if (!next) return now;
		const { status, body } = await settle(path, now.version, resultFor(next));
		if (status !== 200) throw new Error(`A result answered ${status} ${JSON.stringify(body)}`);
		now = body;
	}
}

describe("the draw of an event class", () => {
	test("anybody can repeat it from the seed, whose digest was known before", async () => {
		const { path, event, eventClass } = await createClosedClassForTest(6);
		const { body: before } = await call("GET", path);
		expect(before).toMatchObject({ drawn: null, version: 0 });
		const { status, body } = await drawForTest(path, { format: "knockout" });
		expect(status).toBe(200);
		const drawn = drawnIn(body);
		expect(await commitmentOf(drawn.seed)).toBe(before.commitment);
		const { order } = await drawClass({
			...drawn,
			eventId: event.id,
			classId: eventClass.id,
			entrants: drawn.entrants.map(({ number, dojoId }) => ({ userId: number, dojoId })),
		});
		expect(drawn.order).toEqual(order);
		expect(order.filter((one) => one !== null)).toHaveLength(6);
	});

	test("is verified by operators, who notice another seed or order", async () => {
		const { path, event, eventClass } = await createClosedClassForTest(6);
		const check = () => checkClassDraw(event.id, eventClass.id);
		expect((await check()).lines).toContain("Not drawn yet");
		const { order, seed } = drawnIn((await drawForTest(path, { format: "knockout" })).body);
		const { lines, faults } = await check();
		expect(faults).toEqual([]);
		expect(lines.join()).toContain(seed);
		const at = { eventId: event.id, classId: eventClass.id };
		await ClassDraws.patch(at).set({ order: order.toReversed() }).go();
		expect((await check()).faults).toEqual(["The seed and the entrants lead to another order"]);
		await ClassDraws.patch(at).set({ order, seed: "00" }).go();
		expect((await check()).faults[0]).toBe("The seed is not what was committed to");
	});

	test("waits for the close of registration, and for an entry, and is made for no cancelled event", async () => {
		const event = await createEventForTest();
		const { id } = await createEventClassForTest(event.id);
		const path = `/events/${event.id}/draws/${id}`;
		expect(await drawForTest(path)).toMatchObject({
			status: 409,
			body: { code: "draw_too_early" },
		});
		await closeRegistrationForTest(event.id);
		expect(await drawForTest(path)).toMatchObject({ status: 409, body: { code: "draw_nobody" } });
		await call("POST", `/events/${event.id}/cancel`, { cookie: await admin(), body: {} });
		expectRefusal(await drawForTest(path), "event_cancelled");
	});

	test("only staff draw; a format that does not fit and strangers as seeds are refused at their field", async () => {
		const { path, people } = await createClosedClassForTest(3);
		const { cookie } = people[0];
		const body = { seeds: [], third: "two", rules: "classic", version: 0 };
		expect((await call("POST", path, { cookie, body })).status).toBe(404);
		expect((await drawForTest(path, { format: "twoPools" })).body).toMatchObject({
			fields: { format: "invalid" },
		});
		const stranger = await createPersonForTest();
		for (const seeds of [[stranger.id], [people[0].id, people[0].id]])
			expect((await drawForTest(path, { seeds })).body).toMatchObject({
				fields: { seeds: "invalid" },
			});
	});

	test("is made again only with a reason, from what others saw, and before the first result", async () => {
		const { path, people } = await createClosedClassForTest(3);
		const seeds = [people[2].id];
		const seeded = drawnIn((await drawForTest(path, { seeds })).body);
		expect(seeded.seeds.map((number) => seeded.entrants[number - 1].userId)).toEqual(seeds);
		expect((await drawForTest(path, { version: 1 })).body.fields).toEqual({ reason: "required" });
		expect((await drawForTest(path, { reason: "Late entry" })).body.code).toBe("changed_meanwhile");
		const { body: again } = await drawForTest(path, { version: 1, reason: "Late entry" });
		expect(drawnIn(again)).toMatchObject({ drawNo: 2, reason: "Late entry", seeds: [] });
		// The entrants of the replaced draw are gone.
		const { data: left } = await DrawEntrants.query
			.ofPerson({ userId: people[0].id })
			.go({ pages: "all" });
		expect(left.map(({ drawNo }) => drawNo)).toEqual([2]);
		const [bout] = boutsIn(again);
		const { body } = await settle(path, again.version, resultFor(bout));
		expect(await drawForTest(path, { version: body.version, reason: "Again" })).toMatchObject({
			status: 409,
			body: { code: "draw_running" },
		});
	});

	test("has no entrants of an attempt that failed", async () => {
		const { path, event, eventClass } = await createClosedClassForTest(2);
		const removed = await createPersonForTest();
		const at = { eventId: event.id, classId: eventClass.id, drawNo: 1, number: 3 };
		await DrawEntrants.put({ ...at, userId: removed.id, date: event.eventDate }).go();
		await drawForTest(path);
		const { body: draw } = await call("GET", path, { cookie: await admin() });
		expect(drawnIn(draw).entrants.map(({ number }) => number)).toEqual([1, 2]);
		const { body: classes } = await call("GET", `/events/${event.id}/draws`, {
			cookie: removed.cookie,
		});
		expect(classes[0].hasOwn).toBe(false);
	});

	test("clubmates are people of one dojo, or of the dojo of their coach", async () => {
		const { path, people } = await createClosedClassForTest(2);
		const hall = { dojoId: 70, dojoLocation: "East Hall", dojoLocationAr: "صالة الشرق" };
		const coach = await createPersonForTest({ role: "coach", ...hall });
		await StudentRelations.put({
			coachId: coach.id,
			studentId: people[0].id,
			assignedAt: new Date().toISOString(),
			isActive: true,
		}).go();
		const { entrants } = drawnIn((await drawForTest(path)).body);
		const dojoOf = (id: number) => entrants.find(({ userId }) => userId === id);
		expect(dojoOf(people[0].id)).toMatchObject({ dojoId: hall.dojoId, dojoEn: "East Hall" });
		expect(dojoOf(people[1].id)).toMatchObject({ dojoId: null, dojoEn: null });
	});

	test("visitors see names of people who consented only; families see their own", async () => {
		const { path, people } = await createClosedClassForTest(2);
		await drawForTest(path);
		const namesFor = async (cookie?: string) =>
			drawnIn((await call("GET", path, { cookie })).body).entrants.map(({ nameEn }) => nameEn);
		const names = await namesFor(await admin());
		expect([...names].sort()).toEqual(people.map(({ id }) => `Test Person ${id}`).sort());
		expect(await namesFor()).toEqual([null, null]);
		const own = `Test Person ${people[1].id}`;
		expect(await namesFor(people[1].cookie)).toEqual(
			names.map((name) => (name === own ? own : null)),
		);
		const { body } = await call("GET", path);
		expect(drawnIn(body).entrants.map(({ userId }) => userId)).toEqual([undefined, undefined]);
	});
});

describe("results of bouts", () => {
	test("lead to places, which everybody sees once they are published", async () => {
		const { path, event, people } = await createClosedClassForTest(4);
		const { body: drawn } = await drawForTest(path, { format: "knockout" });
		const early = await call("POST", `${path}/publish`, {
			cookie: await admin(),
			body: { version: drawn.version },
		});
		expect(early).toMatchObject({ status: 409, body: { code: "draw_not_over" } });
		const played = await play(path, drawn);
		const summary = async () => (await call("GET", `/events/${event.id}/draws`)).body[0];
		expect(await summary()).toMatchObject({ ended: 3, bouts: 3, places: [], isPublished: false });
		const publish = async () =>
			call("POST", `${path}/publish`, {
				cookie: await admin(),
				body: { version: played.version },
			});
		expect((await publish()).body.isPublished).toBe(true);
		const { places } = await summary();
		expect(places.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 3]);
		const { userId } = drawnIn(played).entrants[places[0].number - 1];
		const winner = people.find(({ id }) => id === userId) as (typeof people)[number];
		const { body: own } = await call("GET", `/users/${winner.id}/results`, {
			cookie: winner.cookie,
		});
		expect(own).toMatchObject([{ eventId: event.id, place: 1, titleEn: "Test Cup" }]);
		const other = people.find(({ id }) => id !== userId);
		const foreign = await call("GET", `/users/${winner.id}/results`, { cookie: other?.cookie });
		expect(foreign.status).toBe(404);
	});

	test("stand on an athlete's page while the athlete consents to results by name", async () => {
		const { path, event, people } = await createClosedClassForTest(2, {
			dateOfBirth: "1999-05-06",
		});
		const { body: drawn } = await drawForTest(path, { format: "knockout" });
		const { version } = await play(path, drawn);
		await call("POST", `${path}/publish`, { cookie: await admin(), body: { version } });
		const { id: userId, cookie } = people[0];
		const { body: athlete } = await call("POST", "/national-team", {
			cookie: await superAdmin(),
			body: athleteForTest({ userId: userId as UserId }),
		});
		const results = (reader?: string) =>
			call("GET", `/national-team/${athlete.id}/results`, { cookie: reader });
		expect((await results()).status).toBe(404);
		await say(cookie, "team", true);
		expect((await results()).body).toEqual([]);
		expect((await results(await admin())).body).toMatchObject([{ eventId: event.id }]);
		await say(cookie, "results", true);
		expect((await results()).body).toMatchObject([{ eventId: event.id, titleEn: "Test Cup" }]);
		await say(cookie, "results", false);
		expect((await results()).body).toEqual([]);
	});

	test("a bout that has to wait, other people and an unknown bout are refused", async () => {
		const { path } = await createClosedClassForTest(4);
		const { body: drawn } = await drawForTest(path, { format: "knockout" });
		const [first, second, final] = boutsIn(drawn);
		expect(final.state).toBe("waiting");
		const mixed = { ...resultFor(first), redId: second.redId };
		for (const result of [{ ...mixed, bout: final.number }, mixed])
			expect(await settle(path, drawn.version, result)).toMatchObject({
				status: 409,
				body: { code: "bout_not_ready" },
			});
		expect((await settle(path, drawn.version, { ...resultFor(first), bout: 99 })).status).toBe(404);
	});

	test("a correction needs a reason, and a yes to the bouts that it sets aside", async () => {
		const { path, event, people } = await createClosedClassForTest(4);
		const { body: drawn } = await drawForTest(path, { format: "knockout" });
		const played = await play(path, drawn);
		const { body: published } = await call("POST", `${path}/publish`, {
			cookie: await admin(),
			body: { version: played.version },
		});
		const [first] = boutsIn(published) as PlayedBout[];
		const other = resultFor(first, "red");
		expect((await settle(path, published.version, other)).body.fields).toEqual({
			reason: "required",
		});
		const reason = "The wrong corner was written down";
		expect(await settle(path, published.version, other, { reason })).toMatchObject({
			status: 409,
			body: { code: "bouts_fought", params: { bouts: "3" } },
		});
		const { status, body: corrected } = await settle(path, published.version, other, {
			reason,
			setAside: [3],
		});
		expect([status, corrected.isPublished]).toEqual([200, false]);
		expect(boutsIn(corrected)[2]).toMatchObject({ state: "ready", whiteId: first.redId });
		const [{ places }] = (await call("GET", `/events/${event.id}/draws`)).body;
		expect(places).toEqual([]);
		for (const { id, cookie } of people)
			expect((await call("GET", `/users/${id}/results`, { cookie })).body).toEqual([]);
	});

	test("notify people with a place once, and again only if the place changes", async () => {
		const { path, people } = await createClosedClassForTest(4);
		const { body: drawn } = await drawForTest(path, { format: "knockout", third: "bout" });
		let now = await play(path, drawn);
		const publish = async () => {
			const { status, body } = await call("POST", `${path}/publish`, {
				cookie: await admin(),
				body: { version: now.version },
			});
			expect(status).toBe(200);
			now = body;
		};
		const correct = async (bout: PlayedBout, winner: "white" | "red", aside: number[] = []) => {
			const more = { reason: "Written down wrongly", setAside: aside };
			const { status, body } = await settle(path, now.version, resultFor(bout, winner), more);
			expect(status).toBe(200);
			now = body;
		};
		const placesOf = () =>
			new Map(
				standingOf(drawnIn(now), drawnIn(now).results).places.map(({ userId, place }) => [
					drawnIn(now).entrants[userId - 1].userId as number,
					place,
				]),
			);
		const titlesOf = async ({ cookie }: { cookie: string }) =>
			(await call("GET", "/notifications", { cookie })).body
				.filter(({ type }: { type: string }) => type === "result")
				.map(({ title }: { title: string }) => title.replace(/[\u2066-\u2069]/g, ""));
		await publish();
		const first = placesOf();
		const nth = ["1st", "2nd", "3rd"];
		const titleFor = (place = 4) =>
			place > 3 ? [] : [expect.stringContaining(`${nth[place - 1]} place, `)];
		for (const person of people)
			expect(await titlesOf(person)).toEqual(titleFor(first.get(person.id)));
		const [winner] = people.filter(({ id }) => first.get(id) === 1);
		expect((await mailTo(winner.email, ({ subject }) => /1st place/.test(subject))).text).toContain(
			"You won 1st place",
		);
		// A semi-final is corrected and corrected back: the same places are published again.
		const [semiFinal] = boutsIn(now);
		await correct(semiFinal, "red", [3, 4]);
		await correct(semiFinal, "white");
		expect(now.isPublished).toBe(false);
		await publish();
		for (const person of people)
			expect(await titlesOf(person)).toEqual(titleFor(first.get(person.id)));
		// The other person won the bout for 3rd place.
		await correct(boutsIn(now)[2], "red");
		for (const person of people) {
			const [before, after] = [first.get(person.id) as number, placesOf().get(person.id) as number];
			const titles =
				before === after
					? titleFor(before)
					: after === 3
						? titleFor(3)
						: [expect.stringContaining("Corrected results"), ...titleFor(3)];
			expect(await titlesOf(person)).toEqual(titles);
		}
	});

	test("of two results that are recorded at once, one is refused, and none is lost", async () => {
		const { path } = await createClosedClassForTest(4);
		const { body: drawn } = await drawForTest(path, { format: "knockout" });
		const [first, second] = boutsIn(drawn);
		const answers = await Promise.all(
			[first, second].map((bout) => settle(path, drawn.version, resultFor(bout))),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const { body } = await call("GET", path);
		expect(drawnIn(body).results).toHaveLength(1);
	});

	test("people of a pool who are level are parted by the lower weight, if all were weighed", async () => {
		const { path, event, people } = await createClosedClassForTest(3);
		const { body: drawn } = await drawForTest(path);
		let now: ClassDraw = drawn;
		const weights = [62, 61.2, 63.5];
		await call("POST", `/events/${event.id}/check-ins`, {
			cookie: await admin(),
			body: {
				people: people.map(({ id: userId }, at) => ({
					userId,
					value: { ...notCheckedIn, weight: weights[at] },
					before: notCheckedIn,
				})),
			},
		});
		for (const [at, bout] of boutsIn(drawn).entries())
			now = (await settle(path, now.version, resultFor(bout, at === 1 ? "red" : "white"))).body;
		const { places } = standingOf(drawnIn(now), drawnIn(now).results);
		const weightOf = (number: number) =>
			weights[people.findIndex(({ id }) => id === drawnIn(now).entrants[number - 1].userId)];
		expect(places.map(({ userId, reason }) => [weightOf(userId), reason])).toEqual([
			[61.2, "weight"],
			[62, "weight"],
			[63.5, "weight"],
		]);
	});

	test("people who stay level are put in order by staff", async () => {
		const { path } = await createClosedClassForTest(3);
		const { body: drawn } = await drawForTest(path);
		let now: ClassDraw = drawn;
		for (const [at, bout] of boutsIn(drawn).entries())
			now = (await settle(path, now.version, resultFor(bout, at === 1 ? "red" : "white"))).body;
		const order = (numbers: number[]) => putInOrder(path, now, numbers);
		expect(await order([1, 2])).toMatchObject({ status: 409, body: { code: "not_level" } });
		expect((await order([3, 1, 2, 4])).body.code).toBe("not_level");
		const { body } = await order([3, 1, 2]);
		const { places } = standingOf(drawnIn(body), drawnIn(body).results);
		expect(places.map(({ userId, reason }) => [userId, reason])).toEqual([
			[3, "chief"],
			[1, "chief"],
			[2, "chief"],
		]);
	});

	test("people who are level in both pools are put in order one pool after the other", async () => {
		const { path } = await createClosedClassForTest(6);
		let { body: now }: { body: ClassDraw } = await drawForTest(path, { format: "twoPools" });
		const bouts = boutsIn(now).filter(({ kind }) => kind === "pool");
		for (const bout of bouts) {
			const at = bouts.filter(({ pool }) => pool === bout.pool).indexOf(bout);
			const result = resultFor(bout, at === 1 ? "red" : "white");
			now = (await settle(path, now.version, result)).body;
		}
		const { level } = standingOf(drawnIn(now), drawnIn(now).results);
		const orders = level.map((people) => people.toReversed());
		for (const order of orders) now = (await putInOrder(path, now, order)).body;
		const { ranks } = standingOf(drawnIn(now), drawnIn(now).results);
		expect(ranks.map((pool) => pool?.flatMap(({ people }) => people))).toEqual(orders);
	});

	test("a new order of people who are level counts, whatever was decided for others before", async () => {
		const { path } = await createClosedClassForTest(4);
		let { body: now }: { body: ClassDraw } = await drawForTest(path);
		const record = async (winners: Record<number, "white" | "red">, more: object = {}) => {
			for (const bout of boutsIn(now)) {
				const winner = winners[bout.number];
				if (!winner) continue;
				now = (await settle(path, now.version, resultFor(bout, winner), more)).body;
			}
		};
		const order = async (...people: number[]) => {
			now = (await putInOrder(path, now, people)).body;
			const { places } = standingOf(drawnIn(now), drawnIn(now).results);
			return places.map(({ userId }) => userId);
		};
		const [one, two, three, four] = drawnIn(now).order as number[];
		await record({ 1: "white", 2: "white", 3: "red", 4: "white", 5: "white", 6: "white" });
		expect(await order(one, two, three)).toEqual([one, two, three, four]);
		await record({ 2: "red", 3: "white", 5: "red" }, { reason: "Written down wrongly" });
		expect(await order(four, one, two)).toEqual([four, one, two, three]);
	});

	test("a weight that is corrected after a semi-final changes nobody's way to it", async () => {
		const { path, event } = await createClosedClassForTest(6);
		let { body: now }: { body: ClassDraw } = await drawForTest(path, { format: "twoPools" });
		const weigh = async (weightOf: (number: number) => number, weightBefore?: typeof weightOf) => {
			const { status } = await call("POST", `/events/${event.id}/check-ins`, {
				cookie: await admin(),
				body: {
					people: drawnIn(now).entrants.map(({ userId, number }) => ({
						userId,
						value: { ...notCheckedIn, weight: weightOf(number) },
						before: { ...notCheckedIn, weight: weightBefore?.(number) ?? null },
					})),
				},
			});
			expect(status).toBe(200);
		};
		const record = async (bout: PlayedBout, winner: "white" | "red" = "white") => {
			now = (await settle(path, now.version, resultFor(bout, winner))).body;
		};
		const rising = (number: number) => 60 + number;
		await weigh(rising);
		const pools = boutsIn(now).filter(({ kind }) => kind === "pool");
		for (const bout of pools)
			await record(
				bout,
				pools.filter(({ pool }) => pool === bout.pool)[1] === bout ? "red" : "white",
			);
		const semiFinals = () => boutsIn(now).filter(({ kind }) => kind === "semiFinal");
		const before = semiFinals().map(({ whiteId, redId }) => [whiteId, redId]);
		await weigh((number) => 70 - number, rising);
		for (const at of [0, 1]) await record(semiFinals()[at]);
		expect(semiFinals().map(({ whiteId, redId }) => [whiteId, redId])).toEqual(before);
		expect(semiFinals().map(({ state }) => state)).toEqual(["ended", "ended"]);
	});

	test("a place that is published again after another draw is not notified again; a moved event moves its day", async () => {
		const { path, event, people } = await createClosedClassForTest(1);
		const [{ id, cookie }] = people;
		const publish = async ({ version }: ClassDraw) =>
			(await call("POST", `${path}/publish`, { cookie: await admin(), body: { version } })).body;
		const published = await publish((await drawForTest(path)).body);
		const { version } = published;
		expect((await publish(published)).version).toBe(version);
		await publish((await drawForTest(path, { version, reason: "Another rule set" })).body);
		const { body: notifications } = await call("GET", "/notifications", { cookie });
		expect(notifications.filter(({ type }: { type: string }) => type === "result")).toHaveLength(1);
		const by = { cookie: await admin() };
		const { body: stored } = await call("GET", `/events/${event.id}`, by);
		const eventDate = dateIn(40);
		const body = { ...stored, eventDate };
		expect((await call("PUT", `/events/${event.id}`, { ...by, body })).status).toBe(200);
		const { body: own } = await call("GET", `/users/${id}/results`, { cookie });
		expect(own).toMatchObject([{ place: 1, date: eventDate }]);
	});
});

describe("sheets to print", () => {
	const read = async (path: string, name: string, query = "") =>
		call("GET", `${path}/sheets/${name}?lang=en${query}`, { cookie: await admin() });

	test("have names in full, for staff only, and only the classes that are drawn", async () => {
		const { path, event, eventClass, people } = await createClosedClassForTest(3);
		const sheets = `/events/${event.id}`;
		expect((await read(sheets, "brackets.html")).body).toContain("No event class is drawn yet.");
		const { body: drawn } = await drawForTest(path);
		const other = await createEventClassForTest(event.id);
		for (const name of sheetNames) {
			const { status, body } = await read(sheets, name);
			expect([status, body.includes("No event class is drawn yet.")]).toEqual([200, false]);
			const isOfPlaces = name === "medals.html" || name === "certificates.html";
			expect(body.includes(`Test Person ${people[0].id}`)).toBe(!isOfPlaces);
		}
		const { cookie } = people[0];
		expect((await call("GET", `${sheets}/sheets/bouts.html`, { cookie })).status).toBe(404);
		const ofOther = await read(sheets, "bouts.html", `&classId=${other.id}`);
		expect(ofOther.body).toContain("No event class is drawn yet.");
		const unknown = await read(sheets, "bouts.html", "&classId=999999");
		expect(unknown.status).toBe(404);
		await play(path, drawn);
		expect((await read(sheets, "judges.html", `&classId=${eventClass.id}`)).body).toContain(
			"No bout waits for a result.",
		);
	});

	test("the weigh-in list has everybody who is approved, before the draw too, with known weights", async () => {
		const { event, eventClass, people } = await createClosedClassForTest(3);
		const [weighed, approved, cancelled] = people;
		await call("DELETE", `/registrations/${event.id}-${cancelled.id}-${eventClass.id}`, {
			cookie: await admin(),
		});
		const { body } = await read(`/events/${event.id}`, "weigh-in.html");
		const listed = people.filter(({ id }) => body.includes(`Test Person ${id}<`));
		expect(listed).toEqual([weighed, approved]);
		await call("POST", `/events/${event.id}/check-ins`, {
			cookie: await admin(),
			body: {
				people: [
					{
						userId: weighed.id,
						value: { isHere: true, hasKit: true, hasConsent: true, weight: 61.2 },
						before: { isHere: false, hasKit: false, hasConsent: false, weight: null },
					},
				],
			},
		});
		const one = await read(`/events/${event.id}`, "weigh-in.html", `&classId=${eventClass.id}`);
		const row = one.body
			.split("<tr>")
			.find((line: string) => line.includes(`Test Person ${weighed.id}<`));
		expect(row).toContain(">61.2<");
		const other = await createEventClassForTest(event.id);
		const empty = await read(`/events/${event.id}`, "weigh-in.html", `&classId=${other.id}`);
		expect(empty.body).toContain("No entry is approved yet.");
	});

	test.each([
		["two pools", 6, "two", ["3rd place", "3rd place", "2nd place", "1st place"]],
		["two pools with a bout for third", 6, "bout", ["3rd place", "2nd place", "1st place"]],
		["all against all", 4, "two", ["3rd place", "2nd place", "1st place"]],
	])("the award ceremony of %s has a line for each medal", async (_, count, third, expected) => {
		const { path, event, people } = await createClosedClassForTest(count);
		const { body: drawn } = await drawForTest(path, { third: third as ThirdPlace });
		await play(path, drawn);
		const { body } = await read(`/events/${event.id}`, "medals.html");
		expect(body.match(/(?<=class="place">)[^<]+/g)).toEqual(expected);
		expect(people.filter(({ id }) => body.includes(`Test Person ${id}<`)).length).toBe(
			expected.length,
		);
		const { body: certificates } = await read(`/events/${event.id}`, "certificates.html");
		const awards = certificates.match(
			/(?<=lang="en"[^>]*><h1>(?:(?!<\/div>).)*class="award">)[^<]+/gs,
		);
		expect(awards).toEqual(expected.toReversed());
		for (const { id } of people)
			expect(certificates.includes(`>Test Person ${id}<`)).toBe(
				body.includes(`Test Person ${id}<`),
			);
		expect(certificates).toContain("بإحراز");
	});
});

test("the list of draws says where an entrant and a guardian have bouts, and nobody else", async () => {
	const cookie = await admin();
	const [event, { guardian, child }, member, stranger] = await Promise.all([
		createEventForTest(),
		createFamilyForTest(),
		createPersonForTest(),
		createPersonForTest(),
	]);
	const eventClass = await createEventClassForTest(event.id);
	const other = await createEventClassForTest(event.id, { className: "Kata" });
	const body = [
		{ userId: child.id, classId: eventClass.id },
		{ userId: member.id, classId: eventClass.id },
		{ userId: stranger.id, classId: other.id },
	];
	await call("POST", `/events/${event.id}/registrations/bulk`, { cookie, body });
	for (const { userId, classId } of body)
		await call("POST", `/registrations/${event.id}-${userId}-${classId}/approve`, { cookie });
	await closeRegistrationForTest(event.id);
	for (const { id } of [eventClass, other])
		expect((await drawForTest(`/events/${event.id}/draws/${id}`)).status).toBe(200);
	const ownClasses = async (by?: { cookie: string }) => {
		const { body: draws } = await call("GET", `/events/${event.id}/draws`, { cookie: by?.cookie });
		return draws
			.filter(({ hasOwn }: { hasOwn: boolean }) => hasOwn)
			.map(({ classId }: { classId: number }) => classId);
	};
	for (const one of [guardian, member]) expect(await ownClasses(one)).toEqual([eventClass.id]);
	expect(await ownClasses(stranger)).toEqual([other.id]);
	for (const one of [await createPersonForTest(), undefined])
		expect(await ownClasses(one)).toEqual([]);
});
