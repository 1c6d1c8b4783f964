import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { baseUrl } from "../../core/env.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { settingsInForce } from "../../core/settings.ts";
import { uniqueText } from "../../core/unique.ts";

const read = async (cookie?: string) => (await call("GET", "/settings", { cookie })).body;
const save = async (wish: object, cookie?: string) =>
	call("PUT", "/settings", {
		cookie: cookie ?? (await superAdmin()),
		body: { ...before, ...wish },
	});

const before = await settingsInForce();
// Restores the settings: other tests use the same site.
afterAll(async () => void (await save({})));

const open = [
	"cityAr",
	"cityEn",
	"email",
	"gradingFees",
	"hoursAr",
	"hoursEn",
	"membershipFees",
	"membershipMonths",
	"phone",
];

describe("settings", () => {
	test("settings show everybody the contact details and what a membership costs, and the rest to staff only", async () => {
		const member = await createPersonForTest();
		const coach = await createPersonForTest({ role: "coach" });
		for (const cookie of [undefined, member.cookie, coach.cookie])
			expect(Object.keys(await read(cookie)).sort()).toEqual(open);
		for (const cookie of [await admin(), await superAdmin()])
			expect(Object.keys(await read(cookie)).sort()).toEqual(
				[...Object.keys(settingsDefaults), "messagesTo", "version"].sort(),
			);
	});

	test("only super-admins change settings, as a whole, with an audit line", async () => {
		expectRefusal(await save({}, await admin()), "forbidden");
		const lines = (await auditOf("settings", "federation")).length;
		const answer = await save({
			cityEn: "Hawally, Kuwait",
			messageMonths: "٦",
			promotionPolicy: "direct",
		});
		expect(answer).toMatchObject({
			status: 200,
			body: { cityEn: "Hawally, Kuwait", messageMonths: 6, promotionPolicy: "direct" },
		});
		expect(await read(await admin())).toEqual(answer.body);
		expect((await auditOf("settings", "federation")).length).toBe(lines + 1);
		await save({});
	});

	test("rejects an edit based on an outdated version", async () => {
		const cookie = await superAdmin();
		const { version } = await read(cookie);
		expect((await save({ version }, cookie)).body.version).toBe(version + 1);
		expectRefusal(await save({ version }, cookie), "changed_meanwhile");
	});

	test("accepts only one of several edits of the same version, and every edit without a version", async () => {
		const cookie = await superAdmin();
		const { version } = await read(cookie);
		const five = (wish: object) => Promise.all([1, 2, 3, 4, 5].map(() => save(wish, cookie)));
		expect((await five({ version })).filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await five({})).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	});

	test("changed contact details appear in every page's footer, prerendered or not", async () => {
		const city = uniqueText("Kuwait City");
		const [arabic, phone] = [`${city} ع`, "+96599887766"];
		const html = async (path: string, language = "en") =>
			(await fetch(baseUrl + path, { headers: { cookie: `language=${language}` } })).text();
		const own = { cityEn: city, cityAr: arabic, phone };
		// Another test may have restored the settings it read before.
		const shows = async (path: string, language: string, wanted: string) => {
			if ((await read()).cityEn !== city) await save(own);
			return (await html(path, language)).includes(wanted);
		};
		for (const path of ["/", "/events", "/privacy", "/login", "/no/such/page"]) {
			await eventually(() => shows(path, "en", city), `the city at the foot of ${path}`);
			await eventually(() => shows(path, "ar", arabic), `the same of ${path} in Arabic`);
		}
		expect(await html("/privacy")).toMatch(/href="tel:\+96599887766"[^>]*>\+965 9988 7766</);
		// A page that is not prerendered carries the public settings, so no page requests them.
		const bare = await html("/events/987654321");
		expect(bare).toContain('id="public-settings"');
		expect(bare).toContain(city);
		await save({});
	});

	test.each([
		[{ cityEn: "" }, { cityEn: "required" }],
		[{ hoursAr: null }, { hoursAr: "required" }],
		[{ phone: "12" }, { phone: "phone_invalid" }],
		[{ email: "office" }, { email: "email_invalid" }],
		[{ messagesTo: "a@b.example, c@d.example" }, { messagesTo: "email_invalid" }],
		[{ promotionPolicy: "never" }, { promotionPolicy: "invalid" }],
		[{ messageMonths: 0 }, { messageMonths: "too_small" }],
		[{ messageMonths: 61 }, { messageMonths: "too_big" }],
		[{ messageMonths: "" }, { messageMonths: "required" }],
		[{ pendingDays: 91 }, { pendingDays: "too_big" }],
		[{ monthsInGrade: {} }, { "monthsInGrade.white": "required" }],
		[
			{ monthsInGrade: { ...settingsDefaults.monthsInGrade, white: 121 } },
			{ "monthsInGrade.white": "too_big" },
		],
	])("rejects settings with %j", async (wrong, fields) => {
		const answer = await save(wrong);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toMatchObject(fields);
	});
});
