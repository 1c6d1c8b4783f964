/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import AccountPage from "./AccountPage.tsx";
import { securityQuery, signInQuery } from "./account.queries.ts";
import IdentityDialog from "./IdentityDialog.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import NewCodesDialog from "./second-factor/NewCodesDialog.tsx";
import RequiredPage from "./second-factor/RequiredPage.tsx";
import { SecondFactor } from "./second-factor/SecondFactor.tsx";
import TurnOffDialog from "./second-factor/TurnOffDialog.tsx";
import HelpDialog from "./staff/HelpDialog.tsx";
import { SignInOf } from "./staff/SignInOf.tsx";

const none = () => undefined;
const security = (wish: object = {}) => ({
	secondFactor: true,
	secondFactorRequired: false,
	recoveryCodesLeft: 5,
	sessions: [],
	connections: [],
	provider: null,
	pendingEmail: null,
	...wish,
});
const user = (wish: object = {}) =>
	[userQuery.queryKey, { id: 1, role: "member", email: "1@club.example", ...wish }] as const;
const connection = { provider: "Example ID", connectedAt: "2027-04-17T09:00:00Z" };

test.each([
	[{ secondFactor: false }, ["Turn on"]],
	[{}, ["New recovery codes", "Turn off"]],
	[{ secondFactorRequired: true }, ["New recovery codes"]],
])("with %j the second factor offers %j", (wish, buttons) => {
	const view = renderPart(<SecondFactor security={security(wish) as never} />, { data: [user()] });
	expect(view.texts("button")).toEqual(buttons);
	expect(view.queryByText(/^Your role cannot do without it/) !== null).toBe(
		"secondFactorRequired" in wish,
	);
});

test.each([
	[0, "No recovery code is left. Make new ones now.", 1],
	[2, "2 recovery codes are left.", 1],
	[3, "3 recovery codes are left.", 0],
])("of %d recovery codes that are left, few are a warning", (recoveryCodesLeft, words, notices) => {
	const view = renderPart(<SecondFactor security={security({ recoveryCodesLeft }) as never} />);
	view.getByText(words);
	expect(view.all(".notice")).toHaveLength(notices);
});

test("a second factor that was turned off is read again for the user and the page", async () => {
	let closed = 0;
	const { text, sent, toast, notReadAgain } = await confirmIn(
		<TurnOffDialog onClose={() => closed++} />,
		{ press: "Turn off", lists: [securityQuery, userQuery] },
	);
	expect(text).toContain("Your password alone will be enough");
	expect(sent).toEqual([["DELETE", "/auth/second-factor"]]);
	expect(toast).toContain("Two-factor sign-in is off");
	expect([notReadAgain, closed]).toEqual([[], 1]);
});

test("new recovery codes are shown in halves, and the dialog stays until they are saved", async () => {
	const { sent, notReadAgain, findByText, getByRole, getByLabelText } = await confirmIn(
		<NewCodesDialog email="1@club.example" onClose={none} />,
		{
			press: "Make new codes",
			lists: [securityQuery],
			answer: { recoveryCodes: ["abcdefghij", "klmnopqrst"] },
		},
	);
	expect([sent, notReadAgain]).toEqual([[["POST", "/auth/recovery-codes"]], []]);
	await findByText("abcde-fghij");
	await findByText("klmno-pqrst");
	const file = getByRole("link", { name: "Save as a file" }).getAttribute("href");
	expect(decodeURIComponent(file ?? "")).toMatch(
		/Recovery codes of 1@club.example.*\n\nabcde-fghij\nklmno-pqrst\n/,
	);
	const finish = () => getByRole("button", { name: "Done" }) as HTMLButtonElement;
	expect(finish().disabled).toBe(true);
	fireEvent.click(getByLabelText("I have saved the codes"));
	expect(finish().disabled).toBe(false);
});

test.each([true, false])(
	"who confirms their identity is asked for a code only with a second factor: %s",
	async (secondFactor) => {
		const answers: boolean[] = [];
		const calls = answerCalls(() => ({ body: {} }));
		const view = renderPart(<IdentityDialog onClose={(is) => answers.push(is)} />, {
			data: [user({ secondFactor })],
		});
		const code = () => view.queryByLabelText(/^Code of your authenticator app/);
		fireEvent.change(await view.findByLabelText("Your password"), {
			target: { value: "kata-77-osu" },
		});
		expect(code() !== null).toBe(secondFactor);
		if (secondFactor) fireEvent.change(code() as HTMLElement, { target: { value: "123456" } });
		fireEvent.click(view.getByRole("button", { name: "Confirm" }));
		await waitFor(() => expect(answers).toEqual([true]));
		expect(calls[0]).toMatchObject({
			path: "/api/auth/confirm",
			body: { currentPassword: "kata-77-osu", ...(secondFactor && { code: "123456" }) },
		});
		fireEvent.click(view.getByRole("link", { name: "Forgot your password?" }));
		expect([answers, view.address()]).toEqual([[true, false], "/forgot-password"]);
	},
);

test.each([
	["Resend the link to", "POST", "/api/auth/email/resend", "Link sent again"],
	["Cancel the change to", "DELETE", "/api/auth/email", "Your address stays as it is"],
])("of an address that is not confirmed: %s it", async (name, method, path, words) => {
	const pendingEmail = { email: "new@club.example" };
	const view = renderPart(<PendingEmail />, {
		data: [[securityQuery.queryKey, security({ pendingEmail })]],
	});
	expect(plainText(view.texts("strong")[0])).toBe("Waiting for you to confirm new@club.example");
	const calls = answerCalls(() => ({ body: security() }));
	fireEvent.click(view.getByRole("button", { name: new RegExp(`^${name} .*new@club.example`) }));
	await view.findByText(words);
	expect(calls[0]).toMatchObject({ method, path });
	// The notice goes with the address, which is read again.
	await waitFor(() => expect(view.texts("strong")).toEqual([words]));
});

test("an account without a new address says nothing of one", () => {
	const view = renderPart(<PendingEmail />, { data: [[securityQuery.queryKey, security()]] });
	expect(view.container.textContent).toBe("");
});

const page = (wish: object = {}, at = "/account", role = "member") =>
	renderPart(<AccountPage />, {
		at,
		data: [user({ role }), [securityQuery.queryKey, security(wish)]],
	});

test.each([
	["no provider", {}, [], null],
	["a provider", { provider: "Other ID" }, ["Connect Other ID"], /account at Other ID, once/],
	[
		"a connection",
		{ provider: "Other ID", connections: [connection] },
		["Disconnect"],
		/account at Example ID is connected since April 17, 2027/,
	],
	["a connection that is left", { connections: [connection] }, ["Disconnect"], /Example ID/],
])("with %s, external accounts are offered as they are", (_, wish, buttons, words) => {
	const view = page(wish);
	expect(view.texts("button").filter((one) => /onnect/.test(one))).toEqual(buttons);
	expect(view.queryByRole("heading", { name: "External accounts" }) !== null).toBe(words !== null);
	if (words) view.getByText(words);
});

test("a connection that failed says so, and only staff are led to the help with accounts", () => {
	const failed = /^The account was not connected/;
	expect(page().queryByText(failed)).toBeNull();
	page({}, "/account?error=connect").getByText(failed);
	const helps = (role: string) =>
		page({}, "/account", role).queryByText("Help with a person’s account") !== null;
	expect(["member", "coach", "admin", "super-admin"].map(helps)).toEqual([
		false,
		false,
		true,
		true,
	]);
});

const session = {
	id: "s",
	browser: "Firefox",
	system: "Linux",
	current: false,
	startedAt: "2027-01-01T09:00:00Z",
	lastSeenAt: "2027-02-01T09:00:00Z",
};

test("a session that was ended is gone from the list", async () => {
	const view = page({ sessions: [session] });
	const calls = answerCalls(() => ({ body: security() }));
	fireEvent.click(view.getByRole("button", { name: /^Sign out there/ }));
	await view.findByText("Signed out there");
	expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/auth/sessions/s" });
	await waitFor(() => expect(view.queryByRole("button", { name: /^Sign out there/ })).toBeNull());
});

const person = {
	id: 20,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
};

test.each([
	[
		"sessions",
		"Sign them out everywhere",
		"All browsers of Noura Saleh",
		"/users/20/sessions",
		"Signed out everywhere",
	],
	[
		"secondFactor",
		"Turn two-factor sign-in off",
		"sure that Noura Saleh is asking",
		"/users/20/second-factor",
		"Two-factor sign-in is off",
	],
] as const)("staff’s help with %s", async (what, press, words, path, done) => {
	const read = await confirmIn(
		<HelpDialog what={what} person={person as never} name="Noura Saleh" onClose={none} />,
		{ press, lists: [signInQuery(20)] },
	);
	expect([read.title, read.text]).toEqual([`${press}?`, expect.stringContaining(words)]);
	expect(read.sent).toEqual([["DELETE", path]]);
	expect(read.toast).toMatch(new RegExp(`^${done}Noura Saleh`));
	expect(read.notReadAgain).toEqual([]);
});

test.each([
	[
		{ secondFactor: true, sessions: [] },
		["Turn two-factor sign-in off"],
		"Two-factor sign-in is on.",
	],
	[
		{ secondFactor: false, sessions: [session] },
		["Sign them out everywhere"],
		"Two-factor sign-in is off.",
	],
	[{ secondFactor: false, sessions: [] }, [], "Not signed in on any device."],
])("of a sign-in %j staff may end what there is", (data, buttons, words) => {
	const view = renderPart(<SignInOf person={person as never} />, {
		data: [[signInQuery(20).queryKey, data]],
	});
	expect(view.texts("button")).toEqual(buttons);
	view.getByText(words);
});

test.each([
	[false, /a password alone is not enough/, ["Set it up now"]],
	[true, /you came in without a code/, []],
])("a person who must have a second factor, which is on: %s", (secondFactor, words, buttons) => {
	const view = renderPart(<RequiredPage />, { data: [user({ secondFactor })] });
	view.getByText(words);
	expect(view.texts("button")).toEqual(buttons);
	view.getByText("Sign out");
});
