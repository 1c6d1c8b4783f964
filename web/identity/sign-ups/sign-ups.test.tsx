/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { monthlyFeesQuery } from "../../people/dojos/dojos.queries.ts";
import RegisterConfirmPage from "./RegisterConfirmPage.tsx";
import RegisterPage from "./RegisterPage.tsx";

type View = ReturnType<typeof renderPart>;
const type = (view: View, label: string, value: string) =>
	fireEvent.change(view.getByLabelText(label), { target: { value } });
const press = (view: View, name: string) => fireEvent.click(view.getByRole("button", { name }));
const writes = (calls: ReturnType<typeof answerCalls>) =>
	calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);

const solution = { counter: 3, derivedKey: "ab" };
/** A worker that solves each challenge at once. */
Object.assign(globalThis, {
	Worker: class {
		onmessage: (message: object) => void = () => undefined;
		postMessage() {
			this.onmessage({ data: solution });
		}
		terminate() {}
	},
});

describe("signing up", () => {
	// What was typed in a form is restored in the next one.
	beforeEach(() => sessionStorage.clear());

	const challenge = (nonce: string, expiresIn = 600) => ({
		parameters: { nonce, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
		signature: "ef",
	});
	type Answer = (body: { proof: { challenge: { parameters: { nonce: string } } } }) => object;
	function open(locale: "en" | "ar" = "en", answer: Answer = () => ({ body: {} }), user?: object) {
		let challenges = 0;
		const calls = answerCalls(({ method, body }) => {
			if (method === "GET") return { body: { challenge: challenge(`${++challenges}`) } };
			return answer(body as never);
		});
		const view = renderPart(<RegisterPage />, {
			locale,
			at: "/register",
			data: [
				[userQuery.queryKey, user ?? null],
				[monthlyFeesQuery.queryKey, []],
				[
					publicSettingsQuery.queryKey,
					{ membershipFees: { adult: 0, child: 0 }, membershipMonths: 12 },
				],
			],
		});
		return { ...view, calls };
	}
	function enter(view: View, wish: Record<string, string> = {}) {
		const [, second] = view.getAllByLabelText("First name");
		const [first] = view.getAllByLabelText("First name");
		fireEvent.change(first, { target: { value: "Noura" } });
		fireEvent.change(second, { target: { value: "نورة" } });
		const typed = {
			"Last name": "Saleh",
			"Father’s name": "علي",
			"Grandfather’s name": "خالد",
			"Family name": "صالح",
			Email: "noura@example.org",
			Password: "Kata-77-osu",
			...wish,
		};
		for (const [label, value] of Object.entries(typed)) type(view, label, value);
		fireEvent.click(view.getByRole("checkbox", { name: /privacy policy/i }));
	}

	test("sends what was typed with a proof of work, and says where the link went", async () => {
		const view = open();
		enter(view);
		type(view, "Email language", "ar");
		press(view, "Create account");
		await view.findByRole("heading", { name: "Check your email" });
		expect(writes(view.calls)).toEqual([
			[
				"/api/auth/register",
				{
					firstName: "Noura",
					lastName: "Saleh",
					hasOneName: false,
					firstNameAr: "نورة",
					fatherNameAr: "علي",
					grandfatherNameAr: "خالد",
					lastNameAr: "صالح",
					email: "noura@example.org",
					password: "Kata-77-osu",
					preferredLanguage: "ar",
					agreed: true,
					agreementVersion: expect.any(String),
					proof: { challenge: expect.objectContaining({ signature: "ef" }), solution },
				},
			],
		]);
		expect(view.texts("p[role=status]")).toContain("We’ve sent a link to noura@example.org");
		view.getByText("Open it and enter your password again.");
		const form = () => view.container.querySelector("form")?.closest("[hidden]");
		expect(form()).not.toBeNull();
		press(view, "Use another address");
		expect([form(), view.texts("h1")]).toEqual([null, ["Create an account"]]);
		expect((view.getByLabelText("Email") as HTMLInputElement).value).toBe("noura@example.org");
	});

	test("solves the proof of work once more if the server no longer takes it", async () => {
		const refusal = { status: 400, body: { code: "proof_invalid" } };
		const nonces: string[] = [];
		const view = open("en", ({ proof }) => {
			nonces.push(proof.challenge.parameters.nonce);
			return refusal;
		});
		enter(view);
		press(view, "Create account");
		await view.findByText("Your account was not created");
		expect(nonces).toEqual(["1", "2"]);
		expect(view.texts("h1")).toEqual(["Create an account"]);
	});

	test("is sent once: its button waits for the answer", async () => {
		const view = open("en", () => new Promise(() => undefined));
		enter(view);
		press(view, "Create account");
		const button = await view.findByRole("button", { name: /^Checking your browser/ });
		expect((button as HTMLButtonElement).disabled).toBe(true);
	});

	test("that is refused for another reason is not sent again", async () => {
		const view = open("en", () => ({ status: 429, body: { code: "rate_limited" } }));
		enter(view);
		press(view, "Create account");
		await view.findByText("Your account was not created");
		expect(writes(view.calls)).toHaveLength(1);
	});

	test("points out what is empty, and a last name only without the tick", async () => {
		const view = open();
		press(view, "Create account");
		await view.findByText("Enter your first name");
		for (const words of [
			"Enter your last name, or tick “I have only one name”",
			"Enter your email address",
			"Choose a password",
		])
			view.getByText(words);
		expect(writes(view.calls)).toEqual([]);
		fireEvent.click(view.getByRole("checkbox", { name: "I have only one name" }));
		press(view, "Create account");
		await waitFor(() => expect(view.queryByText(/^Enter your last name/)).toBeNull());
		view.getByText("Enter your first name");
	});

	test("begins with the names in the reader's script, and their language for emails", () => {
		const first = (locale: "en" | "ar") => {
			const view = open(locale);
			const [language] = view.all("select") as HTMLSelectElement[];
			return [view.texts("legend").slice(0, 2), language.value];
		};
		expect(first("en")).toEqual([
			["Your name as in the passport", "Your name in Arabic (optional)"],
			"en",
		]);
		expect(first("ar")).toEqual([
			["الاسم بالعربية (اختياري)", "الاسم باللاتينية كما في جواز السفر"],
			"ar",
		]);
	});

	test("links to the texts that are agreed to, in a new tab, and to signing in", () => {
		const view = open("ar");
		const links = view
			.all("a")
			.map((link) => [
				plainText(link.textContent),
				link.getAttribute("href"),
				link.getAttribute("target"),
			]);
		expect(links).toEqual([
			["الشروط والأحكام (في تبويب جديد)", "/terms", "_blank"],
			["سياسة الخصوصية (في تبويب جديد)", "/privacy", "_blank"],
			["لدي حساب: تسجيل الدخول", "/login", null],
		]);
	});

	test("is not offered to who is signed in", () => {
		const view = open("en", () => ({}), { id: 1 });
		expect([view.address(), view.texts("h1")]).toEqual(["/", []]);
	});
});

describe("confirming an address", () => {
	function open(at: string, answer: object = { body: {} }, records: object | null = []) {
		const calls = answerCalls(({ method }) => {
			if (method === "POST") return answer;
			return records ? { body: { records, requests: [] } } : { status: 500, body: {} };
		});
		return { ...renderPart(<RegisterConfirmPage />, { at }), calls };
	}
	const send = (view: View, password: string) => {
		type(view, "Password", password);
		press(view, "Confirm and sign in");
	};

	test("sends the token of the link with the password", async () => {
		const view = open("/register/confirm#token=abc", {
			status: 400,
			body: { code: "invalid", fields: { password: "wrong_password" } },
		});
		expect(view.address()).toBe("/register/confirm");
		view.getByText("Enter the password that you chose. We’ll open your account and sign you in.");
		send(view, "Kata-77-osu");
		await waitFor(() => expect(view.getByLabelText("Password").ariaInvalid).toBe("true"));
		expect(writes(view.calls)).toEqual([
			["/api/auth/register/confirm", { token: "abc", password: "Kata-77-osu" }],
		]);
		expect(view.all("form > [role=alert]").map(({ textContent }) => textContent)).toEqual([]);
	});

	test.each([
		["without a token", "/register/confirm", undefined],
		[
			"that was used",
			"/register/confirm?token=abc",
			{ status: 400, body: { code: "sign_up_link_invalid" } },
		],
	])("by a link %s leads to signing in, or up again", async (_, at, refusal) => {
		const view = open(at, refusal);
		if (refusal) send(view, "Kata-77-osu");
		await view.findByRole("heading", { name: "This link cannot be used" });
		const link = (name: string) => view.getByRole("link", { name }).getAttribute("href");
		expect([link("Sign in"), link("Sign up again")]).toEqual(["/login", "/register"]);
	});

	test("that fails elsewhere says so beside the button", async () => {
		const view = open("/register/confirm#token=abc", { status: 500, body: {} });
		send(view, "Kata-77-osu");
		await waitFor(() => expect(view.all("form > [role=alert]")).toHaveLength(1));
		expect(view.getByLabelText("Password").ariaInvalid).toBeNull();
		expect(
			(view.getByRole("button", { name: "Confirm and sign in" }) as HTMLButtonElement).disabled,
		).toBe(false);
	});
});
