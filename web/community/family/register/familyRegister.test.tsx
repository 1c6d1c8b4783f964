/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import {
	eligibilityQuery,
	entriesQuery,
	myEntriesQuery,
} from "../../../competition/registrations/registrations.queries.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import FamilyRegister from "./FamilyRegister.tsx";
import { RegisterForWhom } from "./RegisterForWhom.tsx";
import { RegisterPanel } from "./RegisterPanel.tsx";

const nextYear = Number(kuwaitDate(Date.now()).slice(0, 4)) + 1;
const event = (wish: object = {}) => ({
	id: 31,
	titleEn: "Gulf Cup",
	titleAr: "كأس الخليج",
	eventType: "tournament",
	eventDate: `${nextYear}-04-17T06:00:00Z`,
	endDate: null,
	registrationOpensAt: null,
	registrationDeadline: null,
	cancelReason: null,
	published: true,
	registrationState: "open",
	maxParticipants: 10,
	registeredCount: 4,
	classes: [],
	fee: null,
	memberFee: null,
	lateFee: null,
	lateFrom: null,
	...wish,
});
const withClasses = {
	classes: [{ id: 3, fee: null, memberFee: null, lateFee: null, lateFrom: null }],
};
const child = (id: number, firstName: string, state = "active") => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	state,
});
const [reem, omar, dana] = [child(7, "Reem"), child(8, "Omar"), child(9, "Dana")];
const entry = (userId: number, status = "approved", wish: object = {}) => ({
	id: `31-${userId}`,
	userId,
	status,
	awaitsGuardian: false,
	offerExpiresAt: null,
	fee: null,
	event: event(),
	...wish,
});
const fits = [{ reasons: [] }];
const tooYoung = [{ reasons: [{ code: "age_too_young", params: { age: 9, min: 12 } }] }];

type World = {
	mine?: object[];
	entries?: object[];
	/** Whether each child fits, by id. */
	verdicts?: Record<number, object[]>;
	children?: object[];
	reader?: object | null;
	locale?: "en" | "ar";
};
const reader5 = { id: 5, role: "member", firstName: "Noura", lastName: "Saleh" };
const dataOf = ({
	mine = [],
	entries = [],
	verdicts = {},
	children = [],
	reader = reader5,
}: World) =>
	[
		[userQuery.queryKey, reader],
		[publicSettingsQuery.queryKey, {}],
		[familyQuery.queryKey, { children, guardians: [] }],
		[dashboardQuery.queryKey, { eventRegistrations: mine, beltPromotions: [] }],
		[myEntriesQuery(31 as never).queryKey, mine],
		[entriesQuery(31 as never).queryKey, entries],
		...Object.entries(verdicts).map(
			([id, verdict]) =>
				[eligibilityQuery(31 as never, Number(id) as never).queryKey, verdict] as const,
		),
	] as const;

describe("the panel that asks whom to register", () => {
	const open = (one: object, world: World, here = false) => {
		const calls = answerCalls(({ method }) =>
			method === "GET" ? { body: [] } : { body: { registration: entry(5, "pending") } },
		);
		const view = renderPart(
			<RegisterPanel
				event={one as never}
				people={world.children as never}
				here={here}
				onDone={() => undefined}
			/>,
			{ locale: world.locale, data: dataOf(world) },
		);
		return {
			...view,
			calls,
			rows: view.texts("ul > li").map(plainText),
			links: view.all("ul a").map((link) => [link.getAttribute("href"), link.textContent]),
		};
	};
	const world = {
		children: [reem, omar, dana],
		verdicts: { 7: fits, 8: tooYoung, 9: [...tooYoung, { reasons: [{ code: "weight_missing" }] }] },
	};

	test("has a button for who can be registered, and the reason for who cannot", async () => {
		const { rows, texts, getByRole, calls } = open(event(), world);
		expect(rows).toEqual([
			"Me",
			"Reem Saleh",
			expect.stringMatching(/^Omar Saleh.*12/),
			"Dana Saleh",
			"Several children at once",
		]);
		expect(texts("button")).toEqual(["Me", "Reem Saleh", "Dana Saleh"]);
		fireEvent.click(getByRole("button", { name: "Me" }));
		await waitFor(() =>
			expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
				"/api/events/31/register",
			]),
		);
	});

	test("leads to the event classes of each, if there are some", () => {
		expect(open(event(withClasses), world).links).toEqual([
			["/events/31#classes", "Me"],
			["/events/31/family?child=7", "Reem Saleh"],
			["/events/31/family?child=9", "Dana Saleh"],
			["/events/31/family", "Several children at once"],
		]);
		expect(open(event(withClasses), world, true).links[0]).toEqual(["#classes", "Me"]);
	});

	test("shows who is registered, and offers several at once only for two others", () => {
		const entered = open(event(), {
			...world,
			locale: "ar",
			mine: [entry(5, "waitlisted")],
			entries: [entry(7, "pending"), entry(8, "cancelled")],
		});
		expect(entered.texts("li button, li a")).toEqual(["Dana Saleh", "عدة أطفال معًا"]);
		expect(entered.all("li:nth-child(1) .badge, li:nth-child(2) .badge")).toHaveLength(2);
		expect(entered.rows[0]).toMatch(/^أنا/);
		const two = open(event(), { ...world, children: [reem, omar], entries: [entry(7)] });
		expect(two.rows).toHaveLength(3);
	});

	test("states prices once, for an event without classes", () => {
		const priced = {
			fee: 12_000,
			familyMax: null,
			paymentRule: "desk",
			payUntil: null,
			unpaidRule: "keep",
			lateCancellation: "void",
		};
		const lines = (wish: object) => open(event(wish), world).texts("p").map(plainText);
		expect(lines(priced)[0]).toMatch(/12/);
		expect(lines({ ...priced, ...withClasses })).toEqual([]);
		expect(lines({})).toEqual([]);
	});
});

describe("the button by which a family registers", () => {
	const open = (one: object, world: World, here = false) => {
		answerCalls(() => ({ body: [] }));
		return renderPart(<FamilyRegister event={one as never} here={here} />, {
			locale: world.locale,
			data: dataOf(world),
		});
	};
	const button = async (one: object, world: World, here = false) => {
		const found = await open(one, world, here).findByRole("button", {
			name: "Register for Gulf Cup: choose who",
		});
		return [found.textContent, found.className];
	};
	const children = [reem];

	test("speaks of a child once the reader is registered, and of a list once it is full", async () => {
		expect(await button(event(), { children })).toEqual(["Register", "button primary"]);
		expect(await button(event(), { children, mine: [entry(5)] })).toEqual([
			"Register a child",
			"button",
		]);
		expect(await button(event({ registrationState: "waitlist" }), { children })).toEqual([
			"Join the waiting list",
			"button",
		]);
		expect(await button(event(), { children, entries: [entry(7)] }, true)).toEqual([
			"Register",
			"button",
		]);
		expect(await button(event(), { children, entries: [entry(7, "cancelled")] }, true)).toEqual([
			"Register",
			"button primary",
		]);
	});

	test("says on the event's page what each child's registration means", async () => {
		const entries = [entry(7, "pending"), entry(8, "cancelled"), entry(99, "approved")];
		const world = { children: [reem, omar], entries };
		const here = open(event(), world, true);
		await here.findByRole("button");
		expect(here.texts("ul li")).toEqual([expect.stringContaining("Reem")]);
		const inList = open(event(), world);
		await inList.findByRole("button");
		expect(inList.texts("ul li")).toEqual([]);
	});

	test("offers no choice of people without a child to act for, or before the event is published", async () => {
		for (const [one, list] of [
			[event(), []],
			[event(), [child(7, "Reem", "frozen")]],
			[event({ published: false }), children],
		] as const) {
			const view = open(one, { children: list as object[] });
			await waitFor(() => expect(view.queries.isFetching()).toBe(0));
			expect(view.queryByRole("button", { name: /choose who/ })).toBeNull();
		}
	});

	test("asks nobody once registration is closed", async () => {
		const view = open(
			event({ registrationState: "closed" }),
			{ children, entries: [entry(7)] },
			true,
		);
		await view.findByText(/Reem/);
		expect(view.queryByRole("button", { name: /choose who/ })).toBeNull();
	});
});

test("a visitor is not asked whom to register", () => {
	const view = renderPart(<RegisterForWhom event={event() as never} />, {
		data: dataOf({ reader: null }),
	});
	expect(view.all("button").map(({ className }) => className)).toEqual(["button primary"]);
	expect(view.queryByRole("button", { name: /choose who/ })).toBeNull();
});
