import { expectRefusal } from "../../../core/answers.ts";
import { call, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";

const change = (cookie: string, body: object) => call("PUT", "/auth/profile", { cookie, body });

function form(fields: [string, string][]) {
	const made = new FormData();
	for (const [name, value] of fields) made.append(name, value);
	return made;
}

const send = (cookie: string, raw: FormData) => call("PUT", "/auth/profile", { cookie, raw });

describe("a person's own profile", () => {
	const all = {
		firstName: "Noura",
		lastName: "Al-Sabah",
		firstNameAr: "نورة",
		lastNameAr: "الصباح",
		phoneNumber: "+96550012345",
		bio: "Trains in Salmiya since 2011.",
		experience: "Three years of teaching.",
		dojoLocation: "Salmiya",
		fatherNameAr: "سالم",
		grandfatherNameAr: "مبارك",
		address: "Block 4, Salmiya",
		emergencyContact: "Salem, 99001122",
		declaredWeight: 58.5,
		preferredLanguage: "ar",
	};

	test("a profile is changed by JSON", async () => {
		const { cookie, id } = await createPersonForTest();
		const { status, body } = await change(cookie, all);
		expect([status, body]).toEqual([200, expect.objectContaining({ ...all, id })]);
		expect((await call("GET", "/auth/user", { cookie })).body).toEqual(body);
	});

	test("a profile is changed by a form as browsers send it", async () => {
		const { cookie } = await createPersonForTest();
		const { status, body } = await send(
			cookie,
			form(Object.entries(all).map(([name, value]) => [name, String(value)])),
		);
		expect([status, body]).toEqual([200, expect.objectContaining(all)]);
	});

	test("approving a registration locks the profile's names, except missing ones", async () => {
		const [{ id: eventId }, person] = [
			await createEventForTest(),
			await createPersonForTest({ firstNameAr: "نورة" }),
		];
		const { cookie, id } = person;
		const entered = await call("POST", `/events/${eventId}/register`, { cookie });
		expect((await change(cookie, { firstName: "Nora" })).status).toBe(200);
		const approve = `/registrations/${entered.body.registration.id}/approve`;
		expect((await call("POST", approve, { cookie: await admin() })).status).toBe(200);
		const refused = await change(cookie, { lastName: "Other", clear: ["firstNameAr"] });
		expectRefusal(refused, "invalid");
		expect(refused.body.fields).toEqual({
			lastName: "name_on_record",
			firstNameAr: "name_on_record",
		});
		const shortened = await change(cookie, { hasOneName: true });
		expect(shortened.body.fields).toEqual({ lastName: "name_on_record" });
		const added = await change(cookie, {
			firstName: "Nora",
			fatherNameAr: "سالم",
			address: "Salmiya",
		});
		expect(added).toMatchObject({
			status: 200,
			body: { id, fatherNameAr: "سالم", address: "Salmiya" },
		});
	});

	test("a profile edit keeps fields that are left out, empty or null", async () => {
		const { cookie } = await createPersonForTest();
		await change(cookie, all);
		const { phoneNumber, bio, experience, dojoLocation, firstNameAr } = all;
		const unchanged = { phoneNumber, bio, experience, dojoLocation, firstNameAr };
		expect((await change(cookie, { firstName: "Reem" })).body).toMatchObject({
			...unchanged,
			firstName: "Reem",
		});
		const empty = {
			phoneNumber: "",
			bio: "",
			experience: null,
			dojoLocation: "  ",
			firstNameAr: "",
		};
		expect(await change(cookie, empty)).toMatchObject({ status: 200, body: unchanged });
		const emptyForm = form(
			[...Object.keys(unchanged), "firstName", "lastName", "currentBelt"].map((name) => [name, ""]),
		);
		expect(await send(cookie, emptyForm)).toMatchObject({
			status: 200,
			body: { ...unchanged, firstName: "Reem" },
		});
	});

	test("a profile edit empties the fields listed in `clear`", async () => {
		const { cookie } = await createPersonForTest();
		await change(cookie, all);
		const some = { bio: null, phoneNumber: null, experience: all.experience };
		expect((await change(cookie, { clear: ["bio", "phoneNumber"] })).body).toMatchObject(some);
		const more = form([
			["clear[]", "experience"],
			["clear[]", "dojoLocation"],
			["clear[]", "firstNameAr"],
		]);
		const cleared = {
			experience: null,
			dojoLocation: null,
			firstNameAr: null,
			lastNameAr: all.lastNameAr,
		};
		expect((await send(cookie, more)).body).toMatchObject(cleared);
		expect((await call("GET", "/auth/user", { cookie })).body).toMatchObject({
			...cleared,
			bio: null,
		});
	});

	test("a given value wins over `clear`, and a field may be listed twice", async () => {
		const { cookie } = await createPersonForTest();
		expect(await change(cookie, { bio: "New", clear: ["bio"] })).toMatchObject({
			status: 200,
			body: { bio: "New" },
		});
		expect(await change(cookie, { clear: ["bio", "bio"] })).toMatchObject({
			status: 200,
			body: { bio: null },
		});
	});

	test.each(["firstName", "currentBelt", "email", "role", "id", "__proto__"])(
		"`clear` rejects %s",
		async (name) => {
			const { cookie } = await createPersonForTest();
			expectRefusal(await change(cookie, { clear: [name] }), "invalid");
		},
	);

	test.each([
		["٥٠٠١٢٣٤٥", "+96550012345"],
		["۵۰۰۱۲۳۴۵", "+96550012345"],
		["5001 2345", "+96550012345"],
		["+965 5001-2345", "+96550012345"],
		["00965 5001 2345", "+96550012345"],
		["+44 (20) 7946 0958", "+442079460958"],
	])("a profile edit reads the telephone number %s", async (written, stored) => {
		const { cookie } = await createPersonForTest();
		expect(await change(cookie, { phoneNumber: written })).toMatchObject({
			status: 200,
			body: { phoneNumber: stored },
		});
	});

	test.each([
		[{ firstName: " " }, { firstName: "required" }],
		[{ lastName: " " }, { lastName: "required" }],
		[{ phoneNumber: "1234567" }, { phoneNumber: "phone_invalid" }],
		[{ phoneNumber: "call me" }, { phoneNumber: "phone_invalid" }],
		[{ preferredLanguage: "fr" }, { preferredLanguage: "invalid" }],
		[{ currentBelt: "rainbow" }, { currentBelt: "invalid" }],
		[{ currentBelt: "constructor" }, { currentBelt: "invalid" }],
		[
			{ firstName: 7, bio: {} },
			{ firstName: "invalid", bio: "invalid" },
		],
	])("a profile edit rejects %j", async (wrong, fields) => {
		const { cookie } = await createPersonForTest();
		const answer = await change(cookie, wrong);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});

	test("a profile accepts texts up to the maximum length, and not one character more", async () => {
		const { cookie } = await createPersonForTest();
		const longest = {
			firstName: "ن".repeat(80),
			bio: "ن".repeat(2_000),
			dojoLocation: "ن".repeat(200),
		};
		expect(await change(cookie, longest)).toMatchObject({ status: 200, body: longest });
		const longer = Object.fromEntries(
			Object.entries(longest).map(([name, text]) => [name, `${text}ن`]),
		);
		const fields = { firstName: "too_long", bio: "too_long", dojoLocation: "too_long" };
		expect(await change(cookie, longer)).toMatchObject({ status: 400, body: { fields } });
	});

	describe("changing one's belt", () => {
		const promotionsOf = async (cookie: string) =>
			(await call("GET", "/user/dashboard", { cookie })).body.beltPromotions;

		test("a higher belt becomes one promotion request, with a notification, and the belt stays", async () => {
			const { cookie, id, email } = await createPersonForTest({
				role: "coach",
				currentBelt: "black-2",
			});
			for (let times = 0; times < 2; times++) {
				expect(await change(cookie, { currentBelt: "3rd Dan" })).toMatchObject({
					status: 200,
					body: { currentBelt: "black-2" },
				});
			}
			expect((await call("GET", "/auth/user", { cookie })).body.currentBelt).toBe("black-2");
			const promotions = await promotionsOf(cookie);
			expect(promotions).toMatchObject([
				{ fromBelt: "black-2", toBelt: "black-3", approved: false },
			]);
			expect(await auditOf("promotion", promotions[0].id)).toMatchObject([
				{ action: "requested", userId: id },
			]);
			const { body: notices } = await call("GET", "/notifications", { cookie });
			expect(notices).toMatchObject([
				{ type: "promotion", title: "Promotion requested", actionUrl: "/me" },
			]);
			expect(notices[0].message).toContain("3rd Dan");
			expect((await mailTo(email)).text).toContain("See your dashboard");
		});

		test("a lower belt is stored at once and added to the history", async () => {
			const { cookie, id } = await createPersonForTest({ currentBelt: "black-2" });
			expect((await change(cookie, { currentBelt: "Black Belt - 2nd Dan" })).body.currentBelt).toBe(
				"black-2",
			);
			expect(await promotionsOf(cookie)).toEqual([]);
			expect((await change(cookie, { currentBelt: "Brown Belt - 3rd Kyu" })).body.currentBelt).toBe(
				"brown-2",
			);
			const history = await promotionsOf(cookie);
			expect(history).toMatchObject([{ fromBelt: "black-2", toBelt: "brown-2", approved: true }]);
			expect(await auditOf("promotion", history[0].id)).toMatchObject([
				{ action: "lowered", userId: id },
			]);
			// Raising the belt again requires a request too.
			expect((await change(cookie, { currentBelt: "black-1" })).body.currentBelt).toBe("brown-2");
		});

		test("simultaneous belt changes create one request", async () => {
			const { cookie } = await createPersonForTest();
			const answers = await Promise.all(
				[1, 2, 3].map(() => change(cookie, { currentBelt: "orange-10" })),
			);
			for (const { status } of answers) expect([200, 409]).toContain(status);
			expect(await promotionsOf(cookie)).toHaveLength(1);
		});
	});

	test("control and bidirectional characters are removed from profile texts", async () => {
		const { cookie } = await createPersonForTest();
		const { body } = await change(cookie, {
			bio: "a\u0000b\u202egpj\u2066x\ud800",
			firstName: "  Noura\u0007 ",
		});
		expect([body.bio, body.firstName]).toEqual(["abgpjx\ufffd", "Noura"]);
	});

	test.each([
		"https://evil.test",
		"www.evil",
		"reem@evil.test",
		"Win at evil.com",
		"موقع.كوم",
		"EVIL。com",
		"ftp://x",
	])("a profile rejects the name %s, as names are sent in emails", async (name) => {
		const { cookie } = await createPersonForTest();
		const names = { firstName: name, lastName: name, firstNameAr: name, lastNameAr: name };
		const answer = await change(cookie, names);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(
			Object.fromEntries(Object.keys(names).map((field) => [field, "name_address"])),
		);
	});

	test.each(["Abd. Rahman", "J. R.", "Al-Sabah", "O'Neil", "عبد الرحمن", "Reem Jr."])(
		"a profile accepts the name %s",
		async (name) => {
			const { cookie } = await createPersonForTest();
			expect(await change(cookie, { firstName: name })).toMatchObject({
				status: 200,
				body: { firstName: name },
			});
		},
	);

	test("a profile rejects an emptied email address", async () => {
		const { cookie, email } = await createPersonForTest({ role: "coach" });
		for (const emptied of ["", "  "]) {
			const answer = await change(cookie, { email: emptied });
			expectRefusal(answer, "invalid");
			expect(answer.body.fields).toEqual({ email: "email_invalid" });
		}
		expect((await call("GET", "/auth/user", { cookie })).body.email).toBe(email);
	});

	test("a name contains no line breaks", async () => {
		const { cookie } = await createPersonForTest();
		const { body } = await change(cookie, { firstName: "Noura\r\nBcc: all@test.example" });
		expect(body.firstName ?? "").not.toMatch(/[\r\n]/);
	});

	test.each([
		["", () => ({})],
		[" with keys against repeats", () => ({ "idempotency-key": crypto.randomUUID() })],
	])("simultaneous profile changes%s do not undo each other", async (_, headers) => {
		const { cookie } = await createPersonForTest();
		const fields = ["bio", "experience", "dojoLocation", "firstNameAr"];
		const answers = await Promise.all(
			fields.map((name) =>
				call("PUT", "/auth/profile", { cookie, body: { [name]: name }, headers: headers() }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect((await call("GET", "/auth/user", { cookie })).body).toMatchObject(
			Object.fromEntries(fields.map((name) => [name, name])),
		);
	});

	test("a profile edit changes only the caller, whatever id the body names", async () => {
		const [victim, other] = [await createPersonForTest(), await createPersonForTest()];
		await change(other.cookie, { ...all, id: victim.id, userId: victim.id, email: victim.email });
		const { body } = await call("GET", "/auth/user", { cookie: victim.cookie });
		expect([body.firstName, body.bio]).toEqual([victim.firstName, null]);
		const { body: own } = await call("GET", "/auth/user", { cookie: other.cookie });
		expect(own.email).toBe(other.email);
	});
});
