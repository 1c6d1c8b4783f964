/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { dashboardQuery } from "../../base/staff/dashboard.queries.ts";
import CalendarCard from "../../community/calendars/CalendarCard.tsx";
import { calendarQuery } from "../../community/calendars/calendars.queries.ts";
import { myFeesQuery } from "../../competition/fees/fees.queries.ts";
import { publishedDojosQuery } from "../../people/dojos/dojos.queries.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { myClassesQuery } from "../../training/training-classes/training-classes.queries.ts";
import FirstSteps from "./FirstSteps.tsx";
import OwnPage from "./OwnPage.tsx";
import OwnPrices from "./OwnPrices.tsx";
import { Progress } from "./Progress.tsx";

const user = (wish: object = {}) => ({
	id: 5,
	role: "member",
	isApproved: true,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
	email: "noura@example.org",
	dateOfBirth: null,
	gender: "female",
	phoneNumber: "+96550001234",
	profileImageUrl: null,
	currentBelt: "orange-9",
	membershipFeeStatus: "pending",
	dojoId: null,
	...wish,
});

describe("the first steps", () => {
	const open = (membership: object | null, locale: "en" | "ar" = "en") => {
		let edits = 0;
		const view = renderPart(<FirstSteps user={user() as never} onEdit={() => edits++} />, {
			locale,
			data: [
				[myClassesQuery.queryKey, []],
				[
					myFeesQuery.queryKey,
					{
						people: [
							{ person: { id: 7 }, membership: { amount: 9_000 } },
							{ person: { id: 5 }, membership },
						],
					},
				],
				[publicSettingsQuery.queryKey, {}],
			],
		});
		return { ...view, edits: () => edits };
	};
	const links = (view: ReturnType<typeof open>) =>
		view.all("li a").map((link) => [link.getAttribute("href"), plainText(link.textContent)]);

	test("lead to the profile, a class, the reader's own fee, and a record", () => {
		const view = open({ amount: 20_000 });
		expect(links(view)).toEqual([
			["/classes", "Choose your first class"],
			["/fees?pay=membership-5", "Pay your membership fee: KD 20"],
			["/claim", "Already trained with us? Find your record"],
		]);
		fireEvent.click(view.getByRole("button", { name: "Complete your profile" }));
		fireEvent.click(view.getByRole("button", { name: "Add your photo" }));
		expect(view.edits()).toBe(2);
		expect(view.queryByText("Ask at your dojo what membership costs.")).toBeNull();
	});

	test("ask at the dojo for a fee without an amount", () => {
		const view = open(null, "ar");
		view.getByText("اسأل في الدوجو عن رسوم العضوية.");
		expect(view.texts("li strong")).toEqual(["ادفع رسوم العضوية"]);
		expect(links(view).map(([path]) => path)).toEqual(["/classes", "/claim"]);
	});
});

describe("a member’s progress", () => {
	const promotion = (id: number, fromBelt: string, toBelt: string, wish: object = {}) => ({
		id,
		fromBelt,
		toBelt,
		promotionDate: "2027-04-17",
		status: "approved",
		promotedBy: 2,
		notes: null,
		reason: null,
		...wish,
	});
	const open = (belt: string, promotions: object[], locale: "en" | "ar" = "en") => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(
			<Progress id={5 as never} belt={belt as never} promotions={promotions as never} />,
			{ locale, data: [[userQuery.queryKey, user({ id: 2 })]] },
		);
	};

	test("states the belt and its step on the ladder of colours", () => {
		const ladder = (belt: string, locale: "en" | "ar" = "en") => {
			const view = open(belt, [], locale);
			const bar = view.getByRole("progressbar");
			return [
				view.texts(".current-belt")[0],
				bar.ariaValueNow,
				(bar.firstElementChild as HTMLElement).style.inlineSize,
				view.texts(".ladder + p")[0],
			];
		};
		expect(ladder("white")).toEqual(["White Belt", "14", "14%", "Step 1 of 7"]);
		expect(ladder("black-2")).toEqual(["2nd Dan", "100", "100%", "Step 7 of 7"]);
		expect(ladder("white", "ar")[3]).toBe("الخطوة ١ من ٧");
	});

	test("shows the latest step, folds the earlier ones, and lets the coach withdraw a request", () => {
		const view = open("orange-9", [
			promotion(3, "orange-9", "orange-10"),
			promotion(2, "orange-10", "orange-9", { status: "pending" }),
			promotion(1, "white", "orange-10"),
		]);
		expect(view.texts(".belt-history strong")).toEqual([
			"Orange Belt - 9th Kyu",
			"Orange Belt - 10th Kyu",
			"Orange Belt - 10th Kyu",
		]);
		expect(view.texts("details strong")).toHaveLength(2);
		expect(view.getAllByRole("button", { name: /^Withdraw/ })).toHaveLength(1);
		expect(view.queryByText("No promotion yet.")).toBeNull();
		const only = open("orange-10", [promotion(1, "white", "orange-10")]);
		expect(only.all("details, button")).toEqual([]);
		open("white", []).getByText("No promotion yet.");
	});
});

test("prices on the dashboard are those of the reader's own dojo", () => {
	const open = (dojoId: number | null, fees: [number | null, number | null]) =>
		plainText(
			renderPart(<OwnPrices dojoId={dojoId} />, {
				data: [
					[
						publishedDojosQuery.queryKey,
						[
							{ id: 31, monthlyFee: fees[0] },
							{ id: 32, monthlyFee: fees[1] },
						],
					],
					[
						publicSettingsQuery.queryKey,
						{ membershipFees: { adult: 0, child: 0 }, membershipMonths: 12 },
					],
				],
			}).container.textContent,
		);
	const ask = "Ask at your dojo what membership costs.";
	expect(open(32, [10_000, 15_000])).toMatch(/15 a month\.? Ask at/);
	expect(open(31, [0, 15_000])).toBe(`Training is free. ${ask}`);
	expect(open(31, [null, 15_000])).toBe(ask);
	expect(open(null, [10_000, 15_000])).toBe(ask);
});

describe("the calendar of a person", () => {
	const open = (
		since: string | null,
		answer: object = { key: "abc" },
		locale: "en" | "ar" = "en",
	) => {
		const calls = answerCalls(({ method }) => ({
			body: method === "GET" ? { since: since ?? "2027-04-17T09:00:00Z" } : answer,
		}));
		return {
			...renderPart(<CalendarCard />, { locale, data: [[calendarQuery.queryKey, { since }]] }),
			calls,
		};
	};

	test("gets an address at a press, which opens in calendars and is shown once", async () => {
		const view = open(null);
		expect(view.texts("button")).toEqual(["Get my link"]);
		fireEvent.click(view.getByRole("button", { name: "Get my link" }));
		const place = await view.findByRole("region", { name: "Secret address" });
		const address = place.querySelector("code")?.textContent ?? "";
		expect(address).toMatch(/^http:\/\/.*\?key=abc$/);
		expect(view.getByRole("link", { name: "Open in your calendar" }).getAttribute("href")).toBe(
			address.replace("http:", "webcal:"),
		);
		await view.findByText("Your calendar has an address");
		await view.findByRole("button", { name: "New address" });
		expect(view.queryByText(/^Your calendar has had an address since/)).toBeNull();
		Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
		fireEvent.click(view.getByRole("button", { name: "Copy" }));
		await view.findByText("Copied");
		Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
		fireEvent.click(view.getByRole("button", { name: "Copy" }));
		await view.findByText(/^Could not be copied/);
	});

	test("that has one says since when, and offers a new one or none", () => {
		const view = open("2027-04-17T22:00:00Z");
		view.getByText("Your calendar has had an address since April 18, 2027.");
		expect(view.texts("button")).toEqual(["New address", "Switch off"]);
		open("2027-04-17T09:00:00Z", {}, "ar").getByText(/^لتقويمك رابط منذ/);
	});

	test("is switched off, or gets another address, after a question", async () => {
		const view = open("2027-04-17T09:00:00Z");
		fireEvent.click(view.getByRole("button", { name: "Switch off" }));
		const dialog = await view.findByRole("dialog", { name: "Switch the address off?" });
		fireEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
		await view.findByText("Switched off");
		expect(view.calls.map(({ method }) => method)).toContain("DELETE");
		const renewed = open("2027-04-17T09:00:00Z", { key: "new" });
		fireEvent.click(renewed.getByRole("button", { name: "New address" }));
		const asks = await renewed.findByRole("dialog", { name: "Make a new address?" });
		fireEvent.click([...asks.querySelectorAll("button")].at(-1) as HTMLElement);
		await renewed.findByText(/\?key=new$/);
	});
});

test("the page of a member greets them, states who they are, and has first steps while all is new", async () => {
	const open = (dashboard: object, wish: object = {}, locale: "en" | "ar" = "en") => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<OwnPage />, {
			locale,
			data: [
				[userQuery.queryKey, user(wish)],
				[dashboardQuery.queryKey, { beltPromotions: [], eventRegistrations: [], ...dashboard }],
				[familyQuery.queryKey, { children: [], guardians: [], invitations: [] }],
				[myClassesQuery.queryKey, []],
				[myFeesQuery.queryKey, { people: [] }],
				[publicSettingsQuery.queryKey, {}],
			],
		});
	};
	const view = open({});
	expect(plainText(view.texts("h1")[0])).toBe("Welcome, Noura");
	expect(view.all(".quick-actions a").map((link) => link.getAttribute("href"))).toEqual([
		"/classes",
		"/events",
	]);
	const steps = "Your first steps";
	await view.findByText(steps);
	expect(view.texts(".profile-card p").map(plainText)).toEqual([
		"Noura Saleh",
		"noura@example.org",
		"Member",
	]);
	const lowered = {
		id: 1,
		fromBelt: "orange-9",
		toBelt: "orange-10",
		promotionDate: "2027-04-17",
		status: "approved",
	};
	const known = open({ beltPromotions: [lowered] }, { role: "coach" }, "ar");
	expect(known.queryByText("خطواتك الأولى")).toBeNull();
});
