/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import ChangePage from "./ChangePage.tsx";
import ForgotPage from "./ForgotPage.tsx";
import LoginPage from "./LoginPage.tsx";
import ConfirmPage from "./links/ConfirmPage.tsx";
import ResetPage from "./links/ResetPage.tsx";
import UndoPage from "./links/UndoPage.tsx";

const bodies = (calls: ReturnType<typeof answerCalls>) =>
	calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);

type View = ReturnType<typeof renderPart>;
const type = (view: View, label: string, value: string) =>
	fireEvent.change(view.getByLabelText(label), { target: { value } });
const press = (view: View, name: string) => fireEvent.click(view.getByRole("button", { name }));

describe("signing in", () => {
	const open = (code: string, at = "/login") => {
		const calls = answerCalls(({ method }) =>
			method === "GET" ? { status: 401, body: {} } : { status: 401, body: { code } },
		);
		return { ...renderPart(<LoginPage />, { at, data: [[["user"], null]] }), calls };
	};
	const send = (view: View) => {
		type(view, "Email", "noura@example.org");
		type(view, "Password", "Secret123");
		press(view, "Sign In");
	};

	test("asks for a code only of accounts that have one", async () => {
		const view = open("second_factor_needed");
		const isShown = () =>
			!view.getByLabelText("Code of your authenticator app").closest(".outcome");
		expect(isShown()).toBe(false);
		send(view);
		await waitFor(() => expect(isShown()).toBe(true));
		type(view, "Code of your authenticator app", "123456");
		press(view, "Sign In");
		await waitFor(() => expect(bodies(view.calls)).toHaveLength(2));
		expect(bodies(view.calls).map(([, body]) => body)).toEqual([
			{ email: "noura@example.org", password: "Secret123" },
			{ email: "noura@example.org", password: "Secret123", code: "123456" },
		]);
	});

	test.each([
		["wrong_credentials", true],
		["account_locked", false],
	])("that is refused as %s speaks of the link of a new account: %s", async (code, speaks) => {
		const view = open(code);
		send(view);
		await view.findAllByText("Login Error");
		expect(view.queryByText(/^If you have just signed up/) !== null).toBe(speaks);
	});

	test.each([
		["busy", /^Many people are signing in at this moment/],
		["sign-in", /^Signing in there did not work/],
		["known-address", /^There is an account with this address already/],
	])("elsewhere that failed (%s) says why", async (error, words) => {
		const { all } = open("", `/login?error=${error}`);
		const shown = () =>
			all("[role=alert]").filter(
				(alert) => !alert.closest(".outcome") && words.test(alert.textContent),
			);
		await waitFor(() => expect(shown()).toHaveLength(1));
	});

	test("takes what was typed along to a forgotten password", () => {
		const view = open("");
		type(view, "Email", "noura@example.org");
		fireEvent.click(view.getByText("Forgot your password?"));
		expect(view.address()).toBe("/forgot-password");
		expect(history.state.usr).toEqual({ email: "noura@example.org" });
	});
});

test("a forgotten password is asked for with an address, and does not say whether it is known", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const view = renderPart(<ForgotPage />);
	press(view, "Send reset instructions");
	await view.findByText("Email Required");
	expect(calls).toEqual([]);
	type(view, "Email", "noura@example.org");
	press(view, "Send reset instructions");
	await view.findByText("Reset Instructions Sent");
	expect(bodies(calls).map(([, body]) => body)).toEqual([{ email: "noura@example.org" }]);
});

describe("a new password by a link", () => {
	const open = (at: string, answer: object = { body: {} }) => {
		const calls = answerCalls(() => answer);
		return { ...renderPart(<ResetPage />, { at }), calls };
	};
	const send = (view: View, password: string, again: string) => {
		type(view, "New password", password);
		type(view, "Confirm password", again);
		press(view, "Set new password");
	};

	test.each([
		["Secret123", "Secret124", "Passwords Don't Match", "Confirm password"],
		["Short1", "Short2", "Passwords Don't Match", "Confirm password"],
		["Short1", "Short1", "Password Too Short", "New password"],
	])("“%s” and “%s” is refused: %s, at the field “%s”", async (password, again, title, label) => {
		const view = open("/reset-password#token=abc");
		send(view, password, again);
		await view.findByText(title);
		await act(async () => {});
		expect(view.calls).toEqual([]);
		const wrong = view.all("[aria-invalid=true]");
		expect(wrong).toEqual([view.getByLabelText(label)]);
	});

	test("is stored with the token, which leaves the address, and leads to signing in", async () => {
		const view = open("/reset-password#token=abc");
		expect(view.address()).toBe("/reset-password");
		send(view, "Secret123", "Secret123");
		await view.findByText("Password Reset Successful");
		expect(bodies(view.calls).map(([, body]) => body)).toEqual([
			{ token: "abc", newPassword: "Secret123" },
		]);
		expect(view.address()).toBe("/login");
	});

	test("without a token leads to a new link", () => {
		const view = open("/reset-password");
		view.getByText("Invalid Reset Link");
		expect(view.getByText("Request a new link").getAttribute("href")).toBe("/forgot-password");
	});
});

describe.each([
	{
		what: "a new address",
		Page: ConfirmPage,
		button: "Confirm this address",
		done: "Email address confirmed",
		code: "email_link_invalid",
		invalid: "Invalid Confirmation Link",
	},
	{
		what: "a former address",
		Page: UndoPage,
		button: "Take my account back",
		done: "Your account is yours again",
		code: "undo_link_invalid",
		invalid: "Invalid Link",
	},
])("the link of $what", ({ Page, button, done, code, invalid }) => {
	const open = (at: string, answer: object = { body: {} }) => {
		const calls = answerCalls(() => answer);
		return { ...renderPart(<Page />, { at, data: [[["user"], { id: 5 }]] }), calls };
	};

	test("counts once it is pressed", async () => {
		const view = open("/link?token=abc");
		expect(bodies(view.calls)).toEqual([]);
		const reads = () => view.calls.filter(({ method }) => method === "GET").length;
		const before = reads();
		press(view, button);
		await view.findByText(done);
		expect(bodies(view.calls).map(([, body]) => body)).toEqual([{ token: "abc" }]);
		// The user’s address is another one from then on.
		expect(reads() > before).toBe(Page === ConfirmPage);
	});

	test("says that it is invalid, and of another refusal why, with another try", async () => {
		open("/link").getByText(invalid);
		const refused = open("/link#token=abc", { status: 400, body: { code } });
		press(refused, button);
		await refused.findByText(invalid);
		const busy = open("/link#token=abc", { status: 429, body: { code: "too_many" } });
		press(busy, button);
		await busy.findByRole("alert");
		expect(busy.queryByText(invalid)).toBeNull();
	});
});

test.each([true, false])(
	"the own password is changed, after a temporary one (%s) too",
	async (mustChangePassword) => {
		const changed = { id: 5, mustChangePassword: false };
		const calls = answerCalls(() => ({ body: changed }));
		const view = renderPart(<ChangePage />, {
			at: "/change-password",
			data: [[["user"], { id: 5, mustChangePassword }]],
		});
		const hint = /^Your account was opened with a temporary password/;
		expect(view.queryByText(hint) !== null).toBe(mustChangePassword);
		type(view, "Current password", "Secret123");
		type(view, "New password", "Other1234");
		press(view, "Set new password");
		await waitFor(() => expect(view.address()).toBe("/"));
		expect(bodies(calls).map(([, body]) => body)).toEqual([
			{ currentPassword: "Secret123", newPassword: "Other1234" },
		]);
		expect(view.queries.getQueryData(["user"])).toEqual(changed);
	},
);
