import { PairKeys } from "#functions/community/merges/pair.entity.ts";
import { keysFor } from "#functions/community/merges/pairs.stream.ts";
import { startSession } from "#functions/identity/auth/start-session.ts";
import { type User, Users } from "#functions/people/users/user.entity.ts";
import type { ClassDraw, DrawOfClass, Entrant } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { drawForTest, resultFor } from "../../core/draws.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { createGuestForTest, enterAndApprove, guestForTest } from "../../core/guests.ts";
import { judgeForTest } from "../../core/judges.ts";
import { settledMerge } from "../../core/merges.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { admin, createPeopleForTest, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

const cookie = await admin();
const add = (body: object, key?: string) =>
	call("POST", "/guests", { cookie, body, headers: key ? { "idempotency-key": key } : {} });
const find = async (query: Record<string, string>) =>
	(await call("GET", `/users?${new URLSearchParams(query)}`, { cookie })).body;
const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);

describe("adding a guest of another club", () => {
	test("stores a person without address, password or membership, and audits it", async () => {
		const wish = guestForTest();
		const { status, body } = await add(wish);
		const { club, ...fields } = wish;
		expect([status, body]).toMatchObject([
			201,
			{ ...fields, role: "guest", email: "", dojoId: null, dojoLocation: club },
		]);
		const { data } = await Users.get({ id: body.id }).go();
		expect(data).toMatchObject({ role: "guest", country: "JO", membershipFeeStatus: "exempt" });
		expect((await auditOf("user", body.id)).map(({ action }) => action)).toEqual(["guest_added"]);
	});

	test("makes one guest of two presses with the same key", async () => {
		const [wish, key] = [guestForTest(), crypto.randomUUID()];
		const answers = [await add(wish, key), await add(wish, key)];
		expect(answers[1]).toMatchObject({ status: 200, body: answers[0].body });
		expect(await find({ search: wish.lastName, guests: "true" })).toHaveLength(1);
	});

	test("takes names in one script, and a single name", async () => {
		const arabic = await createGuestForTest({ firstName: "", lastName: "" });
		expect(arabic).toMatchObject({
			firstName: arabic.firstNameAr,
			lastName: arabic.lastNameAr,
		});
		const latin = await createGuestForTest({ firstNameAr: "", lastNameAr: null });
		expect(latin).toMatchObject({ firstNameAr: null, lastNameAr: null });
		const single = { lastName: "", firstNameAr: "", lastNameAr: "" };
		expectRefusal(await add(guestForTest(single)), "invalid");
		const arabicOnly = await add(guestForTest({ firstName: "", lastName: "", lastNameAr: "" }));
		expect(arabicOnly.body.fields).toEqual({ lastNameAr: "required" });
		expect(await createGuestForTest({ ...single, hasOneName: true })).toMatchObject({
			lastName: "",
		});
	});

	test("says at each field what is wrong", async () => {
		const { body } = await add({ country: "XX", dateOfBirth: "2014-02-30", gender: "other" });
		expect(body.fields).toEqual({
			firstName: "required",
			lastName: "required",
			dateOfBirth: "date_invalid",
			gender: "invalid",
			club: "required",
			country: "invalid",
		});
	});

	test("asks before it adds a second person of the same name and birthday", async () => {
		const first = await createGuestForTest();
		const [key] = keysFor(first);
		await eventually(
			async () => (await PairKeys.get({ key, userId: first.id }).go()).data,
			"the key of the guest",
		);
		const { firstName, lastName, dateOfBirth = "" } = first;
		const again = guestForTest({ firstName, lastName, dateOfBirth });
		const refused = await add(again);
		expectRefusal(refused, "invalid");
		expect(refused.body.fields).toEqual({ firstName: "same_person" });
		expect((await add({ ...again, isAnother: true })).status).toBe(201);
		expect((await add({ ...again, dateOfBirth: "1961-04-05" })).status).toBe(201);
	});
});

test("a guest cannot sign in", async () => {
	const { id } = await createGuestForTest();
	const { data } = await Users.get({ id }).go();
	const start = startSession(data as User, Date.now());
	await expect(start).rejects.toMatchObject({ code: "wrong_credentials" });
	const login = await call("POST", "/auth/login", { body: { email: "", password: "Karate-2026" } });
	expectRefusal(login, "invalid");
	const whole = await superAdmin();
	for (const edit of [{ email: "guest@test.example" }, { role: "member" }, { isApproved: true }])
		expectRefusal(await call("PATCH", `/users/${id}`, { cookie: whole, body: edit }), "forbidden");
	expectRefusal(await call("POST", `/users/${id}/invite`, { cookie: whole }), "no_address");
});

/** Figures of members that a guest must not change. */
async function figures() {
	const read = async (path: string) => (await call("GET", path, { cookie })).body;
	const preview = async (audience: object) =>
		(
			await call("POST", "/notifications/broadcast/preview", {
				cookie,
				body: await broadcastForTest({ audience: audience as never }),
			})
		).body.recipients;
	return {
		totals: (await read("/user/figures")).totals,
		members: await read("/users/count?roles=member"),
		belts: await read("/belt-counts"),
		listed: await read("/members/count"),
		everybody: await preview({ kind: "role", role: "everybody" }),
		owing: await preview({ kind: "owing", status: "pending" }),
		memberships: await read("/memberships"),
	};
}

describe("a guest is no member", () => {
	test("no figure of the federation counts a guest", async () => {
		const before = await figures();
		await createGuestForTest({ country: "KW" });
		const after = await figures();
		expect(after).toEqual(before);
	});

	test("no list and no search finds a guest unless it asks for guests", async () => {
		const guest = await createGuestForTest();
		const { id, lastName, firstNameAr, dateOfBirth = "" } = guest;
		const year = Number(String(dateOfBirth).slice(0, 4));
		const age = String(new Date().getFullYear() - year);
		const lists: Record<string, string>[] = [
			{ search: lastName },
			{ search: firstNameAr as string },
			{ search: `${guest.firstName} ${lastName}` },
			{ search: String(id) },
			{ search: lastName, roles: "member,coach,admin,super-admin" },
			{ search: lastName, guests: "true", roles: "member" },
			{ sort: "joined", limit: "5" },
			{ ageFrom: age, ageTo: age, sort: "joined" },
			{ dojo: "Amman Kyokushin Club", sort: "joined" },
			{ feeStatus: "exempt", sort: "joined" },
			{ lacks: "phone", sort: "joined" },
			{ lacks: "password", sort: "joined" },
			{ belt: "green-3", sort: "joined" },
		];
		for (const query of lists) expect(idsOf(await find(query))).not.toContain(id);
		for (const search of [lastName, firstNameAr as string, `${guest.firstName} ${lastName}`])
			expect(idsOf(await find({ search, guests: "true" }))).toEqual([id]);
		const csv = await call("GET", `/exports/people.csv?search=${lastName}`, { cookie });
		expect([csv.status, csv.body]).toEqual([200, expect.not.stringContaining(lastName)]);
		for (const filter of ["limit=200", `q=${lastName}`]) {
			const exempt = await call("GET", `/memberships?status=exempt&${filter}`, { cookie });
			expect(idsOf(exempt.body)).not.toContain(id);
		}
		const { body: unlinked } = await call("GET", "/dojos/unlinked", { cookie });
		expect(JSON.stringify(unlinked)).not.toContain("Amman Kyokushin Club");
	});

	test("what only members have is refused to a guest", async () => {
		const { id } = await createGuestForTest({ dateOfBirth: "2015-03-04" });
		const whole = await superAdmin();
		const trainingClass = await createTrainingClassForTest();
		const event = await createEventForTest();
		const calls = [
			["POST", "/membership-payments", { userId: id, paymentMethod: "cash", amount: 10_000 }],
			["POST", "/belt-promotions", { userId: id, toBelt: "brown-1" }],
			["POST", `/classes/${trainingClass.id}/enroll`, { userId: id }],
			["POST", "/national-team", athleteForTest({ userId: id as never })],
			["POST", `/events/${event.id}/duties`, { userId: id, scope: "desk" }],
			["POST", `/users/${id}/guardians`, { email: "father@test.example" }],
			["PATCH", `/users/${id}/membership`, { membershipFeeStatus: "none" }],
			["POST", "/judges", judgeForTest({ userId: id })],
		] as const;
		const statuses = await Promise.all(
			calls.map(async ([method, path, body]) => {
				const answer = await call(method, path, { cookie: whole, body });
				return [path, answer.status, answer.body.fields?.userId ?? answer.body.code];
			}),
		);
		expect(statuses).toEqual([
			["/membership-payments", 400, "invalid"],
			["/belt-promotions", 400, "invalid"],
			[`/classes/${trainingClass.id}/enroll`, 403, "forbidden"],
			["/national-team", 400, "invalid"],
			[`/events/${event.id}/duties`, 400, "invalid"],
			[`/users/${id}/guardians`, 403, "forbidden"],
			[`/users/${id}/membership`, 403, "forbidden"],
			["/judges", 400, "cannot_judge"],
		]);
	});

	test("a grading does not take a guest", async () => {
		const { id } = await createGuestForTest();
		const event = await createEventForTest({ eventType: "grading" });
		const { body } = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie,
			body: [{ userId: id, classId: null }],
		});
		expect(body).toMatchObject([
			{ error: "not_eligible", reasons: [{ code: "membership_required" }] },
		]);
		const { body: verdicts } = await call("GET", `/events/${event.id}/eligibility?userId=${id}`, {
			cookie,
		});
		expect(verdicts).toMatchObject([{ eligible: false }]);
	});
});

describe("a guest at a tournament", () => {
	test("is entered like anybody, without a membership, at the price of non-members", async () => {
		const event = await createEventForTest({
			fee: 10_000,
			memberFee: 6_000,
			membershipRule: "require",
		});
		const eventClass = await createEventClassForTest(event.id, {
			maxParticipants: 1,
			genderRestriction: "male",
			maxWeight: 70,
		});
		const [guest, second] = [await createGuestForTest(), await createGuestForTest()];
		const { body: results } = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie,
			body: [guest, second].map(({ id: userId }) => ({
				userId,
				classId: eventClass.id,
				declaredWeight: 68,
			})),
		});
		expect(results).toMatchObject([{ status: "pending" }, { status: "waitlisted" }]);
		const { body: fees } = await call("GET", `/users/${guest.id}/fees`, { cookie });
		expect(fees.charges).toMatchObject([{ owed: 10_000 }]);
		const { status } = await call("POST", "/fee-payments", {
			cookie,
			body: {
				charges: [{ id: fees.charges[0].target, amount: 10_000 }],
				paymentMethod: "cash",
			},
		});
		expect(status).toBe(201);
		const { body: entries } = await call("GET", `/events/${event.id}/registrations`, { cookie });
		const entry = entries.find(({ userId }: { userId: number }) => userId === guest.id);
		expect(entry).toMatchObject({
			isGuest: true,
			dojoLocation: "Amman Kyokushin Club (JO)",
			dojoLocationAr: "Amman Kyokushin Club (JO)",
			conflicts: [],
		});
		const csv = await call("GET", `/events/${event.id}/exports/registrations.csv`, { cookie });
		expect(csv.body).toContain("Amman Kyokushin Club (JO)");
	});

	test("waits for a consent on paper if under age", async () => {
		const event = await createEventForTest({ guardianConsent: true });
		const eventClass = await createEventClassForTest(event.id);
		const { id: userId } = await createGuestForTest({ dateOfBirth: "2015-03-04" });
		const path = `/events/${event.id}/classes/${eventClass.id}/register`;
		const { body } = await call("POST", path, { cookie, body: { userId } });
		expect(body.registration).toMatchObject({ awaitsGuardian: true });
		const paper = { name: "Sami Haddad", signedOn: "2026-01-02" };
		const { id } = body.registration;
		const given = await call("POST", `/registrations/${id}/consent`, { cookie, body: paper });
		expect(given.body).toMatchObject({ awaitsGuardian: false });
	});

	test("is drawn apart from clubmates, fights, is placed, and is in the prints", async () => {
		const event = await createEventForTest();
		const eventClass = await createEventClassForTest(event.id, { maxParticipants: 8 });
		const club = "Doha Dojo";
		const guests = [
			await createGuestForTest({ club, country: "QA" }),
			await createGuestForTest({ club: " doha  dojo", country: "QA" }),
		];
		const members = await createPeopleForTest(6);
		await enterAndApprove(eventClass, [...guests, ...members]);
		const path = `/events/${event.id}/draws/${eventClass.id}`;
		const { body: draw }: { body: ClassDraw } = await drawForTest(path, { format: "knockout" });
		const { entrants, order } = draw.drawn as DrawOfClass;
		const guestsIn = entrants.filter(({ userId }) => guests.some(({ id }) => id === userId));
		for (const script of ["dojoEn", "dojoAr"] as const)
			expect(guestsIn.map((one) => one[script]).sort()).toEqual([`${club} (QA)`, "doha dojo (QA)"]);
		const halves = guestsIn.map(({ number }) => order.indexOf(number) < order.length / 2);
		expect(new Set(halves).size).toBe(2);
		const [clubId] = guestsIn.map(({ dojoId }) => dojoId);
		expect(clubId).toBeLessThan(0);
		expect(guestsIn.map(({ dojoId }) => dojoId)).toEqual([clubId, clubId]);

		const isGuest = (number: number | null) => guestsIn.some((one) => one.number === number);
		for (let now = draw; ; ) {
			const drawn = now.drawn as DrawOfClass;
			const bout = standingOf(drawn, drawn.results).bouts.find(({ state }) => state === "ready");
			if (!bout) break;
			const body = resultFor(bout, isGuest(bout.redId) ? "red" : "white");
			const answer = await call("POST", `${path}/results`, {
				cookie,
				body: { ...body, version: now.version },
			});
			expect(answer.status).toBe(200);
			now = answer.body;
		}
		const { body: over }: { body: ClassDraw } = await call("GET", path, { cookie });
		await call("POST", `${path}/publish`, { cookie, body: { version: over.version } });
		const { body: all } = await call("GET", `/events/${event.id}/draws`);
		const places = all[0].places.slice(0, 2) as { number: number }[];
		expect(places.every(({ number }) => isGuest(number))).toBe(true);
		const [winner] = all[0].entrants.filter((one: Entrant) => one.number === places[0].number);
		// Without a consent to results by name, the public sees the club alone.
		expect(winner).toMatchObject({ nameEn: null });
		expect(winner.dojoEn).toMatch(/doha dojo \(QA\)/i);
		for (const name of ["brackets.html", "weigh-in.html", "medals.html", "certificates.html"]) {
			const sheet = await call("GET", `/events/${event.id}/sheets/${name}`, { cookie });
			expect(sheet.body).toMatch(/doha dojo \(QA\)/i);
		}
	});

	test("is not counted among the recipients of a message to entrants", async () => {
		const event = await createEventForTest();
		const eventClass = await createEventClassForTest(event.id);
		const [guest, member] = [await createGuestForTest(), await createPersonForTest()];
		await enterAndApprove(eventClass, [guest, member]);
		const audience = { kind: "entrants", eventId: event.id } as const;
		const preview = await call("POST", "/notifications/broadcast/preview", {
			cookie,
			body: await broadcastForTest({ audience }),
		});
		expect(preview.body.recipients).toBe(1);
	});
});

describe("a guest who joins", () => {
	test("is merged into the member with entries, and brings no exemption from the fee", async () => {
		const whole = await superAdmin();
		const event = await createEventForTest();
		const eventClass = await createEventClassForTest(event.id);
		const [guest, member] = [await createGuestForTest(), await createPersonForTest()];
		const path = `/events/${event.id}/classes/${eventClass.id}/register`;
		await call("POST", path, { cookie, body: { userId: guest.id } });
		const merge = (keepId: number, mergeId: number) =>
			call("POST", "/users/merge", { cookie: whole, body: { keepId, mergeId } });
		expectRefusal(await merge(guest.id, member.id), "higher_role");
		const { body } = await merge(member.id, guest.id);
		await settledMerge(whole, body.id);
		const { body: entries } = await call("GET", `/users/${member.id}/registrations`, { cookie });
		expect(entries).toMatchObject([{ eventId: event.id }]);
		const { data } = await Users.get({ id: member.id }).go();
		expect(data).toMatchObject({ role: "member" });
		expect(data?.membershipFeeStatus ?? "pending").toBe("pending");
	});
});

test("admins correct a guest, whose club stays no dojo of the federation", async () => {
	const { id } = await createGuestForTest();
	const patch = (body: object) => call("PATCH", `/users/${id}`, { cookie, body });
	const { status, body } = await patch({
		lastName: "Nasser",
		dojoLocation: "Salmiya Dojo",
		country: "SY",
	});
	expect([status, body]).toMatchObject([
		200,
		{
			lastName: "Nasser",
			dojoId: null,
			dojoLocation: "Salmiya Dojo",
			country: "SY",
			mayEdit: false,
		},
	]);
	expect((await patch({ dojoLocation: "" })).body.fields).toEqual({ dojoLocation: "required" });
	expect((await patch({ dojoId: 1 })).body.fields).toEqual({ dojoLocation: "required" });
});
