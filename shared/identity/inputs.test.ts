import { faultsOf } from "../../tests/core/fieldFaults.ts";
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
