import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { shareOfPresent } from "../app/reports/reports.rules.ts";
import { ReportFileQuery, ReportQuery } from "../app/reports/reports.schema.ts";
import { HolidayInput } from "../base/settings/holidays.schema.ts";
import { settingsDefaults } from "../base/settings/settings.rules.ts";
import { SettingsEdit } from "../base/settings/settings.schema.ts";
import { isErasurePrevented } from "../community/my-data/my-data.rules.ts";
import { DataExport } from "../community/my-data/my-data.schema.ts";
import { consentsFrom, coversPurpose, onlyLifts } from "../people/consents/consents.rules.ts";
import { ConsentInput, SignUpConsents } from "../people/consents/consents.schema.ts";
import { textOf, versionNow, wordings } from "../people/consents/consents.wordings.ts";
import {
	ChangePassword,
	ConfirmIdentity,
	ConfirmSecondFactor,
	Login,
	ResetPassword,
	SessionParams,
	VerifyEmail,
} from "./auth/auth.schema.ts";
import { SignUpConfirmation, SignUpForm } from "./sign-ups/sign-ups.schema.ts";

const letters = (count: number) => "x".repeat(count);

describe("signing in", () => {
	test.each([
		["a sign-in", Login, { email: "a@b.com", password: letters(128) }, []],
		["a sign-in without an address", Login, { email: "", password: "x" }, ["email email_invalid"]],
		[
			"a sign-in without a password",
			Login,
			{ email: "a@b.com", password: "" },
			["password password_required"],
		],
		[
			"a password that is too long",
			Login,
			{ email: "a@b.com", password: letters(129) },
			["password invalid"],
		],
		["an empty code of a form", Login, { email: "a@b.com", password: "x", code: "" }, []],
		["a code of 40 signs", Login, { email: "a@b.com", password: "x", code: letters(40) }, []],
		[
			"a code that is too long",
			Login,
			{ email: "a@b.com", password: "x", code: letters(41) },
			["code invalid"],
		],
		[
			"a code with spaces",
			Login,
			{ email: "a@b.com", password: "x", code: `${" ".repeat(994)}123456` },
			[],
		],
		[
			"a code with too many spaces",
			Login,
			{ email: "a@b.com", password: "x", code: `${" ".repeat(995)}123456` },
			["code invalid"],
		],
		["a confirmation", ConfirmIdentity, { currentPassword: "x" }, []],
		[
			"no confirmation",
			ConfirmIdentity,
			{ currentPassword: "" },
			["currentPassword password_required"],
		],
		["a code to confirm", ConfirmSecondFactor, { currentPassword: "x", code: "123456" }, []],
		[
			"no code to confirm",
			ConfirmSecondFactor,
			{ currentPassword: "x", code: "" },
			["code required"],
		],
		["a link", VerifyEmail, { token: letters(200) }, []],
		["a link that is too long", VerifyEmail, { token: letters(201) }, ["token invalid"]],
		["a new password by link", ResetPassword, { token: "x", newPassword: "Zebra-77" }, []],
		[
			"a weak password by link",
			ResetPassword,
			{ token: "x", newPassword: "zebra-77" },
			["newPassword password_weak"],
		],
		[
			"another password",
			ChangePassword,
			{ currentPassword: "Zebra-76", newPassword: "Zebra-77" },
			[],
		],
		[
			"the same password",
			ChangePassword,
			{ currentPassword: "Zebra-77", newPassword: "Zebra-77" },
			["newPassword password_same"],
		],
		["a session", SessionParams, { id: letters(43) }, []],
	] as const)("%s", (_, schema, value, expected) => {
		expect(faultsOf(schema, value)).toEqual(expected);
	});

	test.each([
		["Aa345678", []],
		["Aa34567", ["password_short"]],
		[`Aa3${letters(125)}`, []],
		[`Aa3${letters(126)}`, ["too_long"]],
		["aa345678", ["password_weak"]],
		["AA345678", ["password_weak"]],
		["Aaaaaaaa", ["password_weak"]],
	])("the new password %s has the faults %j", (newPassword, expected) => {
		expect(faultsOf(ResetPassword, { token: "x", newPassword })).toEqual(
			expected.map((fault) => `newPassword ${fault}`),
		);
	});
});

describe("signing up", () => {
	const form = {
		firstName: "Noura",
		lastName: "Salem",
		email: "a@b.com",
		password: "Zebra-77",
		preferredLanguage: "en",
		agreed: true,
	};
	test("needs the agreement, and the password again behind the link", () => {
		expect(faultsOf(SignUpForm, form)).toEqual([]);
		expect(faultsOf(SignUpForm, { ...form, agreed: false })).toEqual(["agreed agreement_required"]);
		const confirm = (wish: object) =>
			faultsOf(SignUpConfirmation, { token: "x", password: "x", ...wish });
		expect(confirm({ token: letters(200), password: letters(128) })).toEqual([]);
		expect(confirm({ token: letters(201) })).toEqual(["token invalid"]);
		expect(confirm({ password: "" })).toEqual(["password password_required"]);
		expect(confirm({ password: letters(129) })).toEqual(["password invalid"]);
	});
});

describe("consents", () => {
	const answer = { purpose: "photo", version: 1, language: "en", yes: true };

	test("are given to a version of a text", () => {
		const version = (value: unknown) => faultsOf(ConsentInput, { ...answer, version: value });
		expect([version(1), version(1_000)]).toEqual([[], []]);
		expect([version("1"), version(1.5), version(0), version(1_001)]).toEqual([
			["version invalid"],
			["version invalid"],
			["version too_small"],
			["version too_big"],
		]);
	});

	test("are given once for each purpose at sign-up", () => {
		const purposes = "photo listing results team mail phone medical".split(" ");
		const all = purposes.map((purpose) => ({ ...answer, purpose }));
		expect(faultsOf(SignUpConsents, all)).toEqual([]);
		expect(faultsOf(SignUpConsents, [answer, answer])).toEqual(["invalid"]);
		expect(faultsOf(SignUpConsents, [...all, answer])).toContain("invalid");
	});

	test("are in force for adults and for minors apart, each with its version", () => {
		const row = { giverId: 1, capacity: "self", version: 2, answer: "given" } as const;
		const guardians = { ...row, giverId: 2, capacity: "guardian" } as const;
		expect(
			consentsFrom([
				{ ...row, purpose: "photo" },
				{ ...row, purpose: "mail", version: 1 },
				{ ...guardians, purpose: "listing" },
				{ ...guardians, purpose: "phone", answer: "withdrawn" },
				{ ...row, purpose: "phone" },
			]),
		).toEqual({
			consents: { photo: 2, mail: 1, phone: 2 },
			minorConsents: { listing: 2, mail: 1 },
		});
	});

	test("cover a use from the first version on", () => {
		for (const purpose of [
			"photo",
			"listing",
			"results",
			"team",
			"mail",
			"phone",
			"medical",
		] as const)
			expect([undefined, 0, 1, 2].map((version) => coversPurpose(purpose, version))).toEqual([
				false,
				false,
				true,
				true,
			]);
	});

	test("of a minor alone lift a refusal only where a guardian has to consent", () => {
		expect(onlyLifts("photo", "self", true)).toBe(true);
		expect(onlyLifts("medical", "self", true)).toBe(true);
		expect(onlyLifts("photo", "guardian", true)).toBe(false);
		expect(onlyLifts("photo", "self", false)).toBe(false);
		expect(onlyLifts("mail", "self", true)).toBe(false);
	});

	test("are worded about the reader, or about a child by name", () => {
		const { versions, childVersions } = wordings.photo;
		expect(versionNow("photo")).toBe(1);
		expect(textOf("photo", 1, "en")).toBe(versions[0].en);
		expect(textOf("photo", 1, "ar")).toBe(versions[0].ar);
		const child = textOf("photo", 1, "en", "Layan");
		expect(child).toBe(childVersions[0].en.replaceAll("{name}", "Layan"));
		expect(child).not.toContain("{name}");
	});
});

test.each([
	[0, false, 0, false],
	[1, false, 0, true],
	[0, true, 0, true],
	[0, false, 1, true],
])(
	"with %d coming events, a successor needed (%s) and %d children an erasure waits: %s",
	(comingEvents, needsSuccessor, children, expected) => {
		const going = { children } as Parameters<typeof isErasurePrevented>[0]["going"];
		expect(isErasurePrevented({ comingEvents, needsSuccessor, going })).toBe(expected);
	},
);

test("an archive of one's data is not asked for, being made or ready", () => {
	for (const state of ["none", "making", "ready"])
		expect(DataExport.shape.state.safeParse(state).success).toBe(true);
	expect(DataExport.shape.state.safeParse("late").success).toBe(false);
});

describe("settings and reports", () => {
	test("a holiday has one to fifteen days", () => {
		const until = (to: string) =>
			faultsOf(HolidayInput, { from: "2027-03-09", to, nameEn: "Eid", nameAr: "عيد" });
		expect([until("2027-03-09"), until("2027-03-23")]).toEqual([[], []]);
		expect(until("2027-03-08")).toEqual(["to end_before_start"]);
		expect(until("2027-03-24")).toEqual(["to period_long"]);
	});

	test("settings have a value for each rank and kind, and the lines of the site", () => {
		const settings = { ...settingsDefaults, messagesTo: "a@b.com" };
		expect(faultsOf(SettingsEdit, settings)).toEqual([]);
		expect(faultsOf(SettingsEdit, { ...settings, hoursEn: "" })).toEqual(["hoursEn required"]);
		expect(faultsOf(SettingsEdit, { ...settings, hoursAr: "" })).toEqual(["hoursAr required"]);
		for (const name of [
			"monthsInGrade",
			"classesInGrade",
			"membershipFees",
			"gradingFees",
		] as const) {
			const [first, ...others] = Object.entries(settings[name]);
			const without = { ...settings, [name]: Object.fromEntries(others) };
			expect(faultsOf(SettingsEdit, without)).toEqual([
				expect.stringMatching(`^${name}.${first[0]} `),
			]);
		}
	});

	test("a report has one to twenty-four months", () => {
		const until = (to: string) => faultsOf(ReportQuery, { from: "2026-01", to });
		expect([until("2026-01"), until("2027-12")]).toEqual([[], []]);
		expect(until("2025-12")).toEqual(["to end_before_start"]);
		expect(until("2028-01")).toEqual(["to end_before_start"]);
		const file = (to: string) =>
			faultsOf(ReportFileQuery, { from: "2026-01", to, section: "belts" });
		expect([file("2027-12"), file("2028-01")]).toEqual([[], ["to end_before_start"]]);
	});

	test("the share of people present is a percentage, and none without marks", () => {
		const share = (present: number, absent: number) => shareOfPresent({ present, absent });
		expect([share(0, 0), share(1, 0), share(0, 1), share(1, 2), share(2, 1)]).toEqual([
			undefined,
			100,
			0,
			33,
			67,
		]);
	});
});
