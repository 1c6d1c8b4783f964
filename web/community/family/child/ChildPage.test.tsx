/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { personEntriesPages } from "../../../competition/registrations/personEntries.queries.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { classesOfQuery } from "../../../training/training-classes/training-classes.queries.ts";
import ChildEntries from "./ChildEntries.tsx";
import ChildPage from "./ChildPage.tsx";

const today = kuwaitDate(Date.now());

const guardian = (id: number, firstName: string) => ({
	id,
	userId: id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	capacity: "mother",
	state: "active",
});
const child = (id: number, wish: object = {}) => ({
	id,
	firstName: `Reem ${id}`,
	lastName: "Saleh",
	firstNameAr: "ريم",
	lastNameAr: "صالح",
	currentBelt: "orange-9",
	profileImageUrl: null,
	state: "active",
	endsOn: "2035-04-17",
	guardians: [],
	phoneNumber: "+96550001234",
	address: "First Street",
	emergencyContact: "Ali, 5000 1234",
	dateOfBirth: "2017-04-17",
	gender: "female",
	...wish,
});
const entry = (id: number, wish: object = {}, event: object = {}) => ({
	id: `${id}-7`,
	userId: 7,
	eventId: id,
	status: "approved",
	class: null,
	chooseClass: false,
	declaredWeight: null,
	conflicts: [],
	awaitsGuardian: false,
	offerExpiresAt: null,
	position: null,
	fee: null,
	consent: null,
	event: {
		id,
		titleEn: `Cup ${id}`,
		titleAr: `كأس ${id}`,
		location: "Hall",
		locationAr: null,
		eventType: "tournament",
		eventDate: dayAfter(today, 9),
		endDate: null,
		registrationDeadline: null,
		registrationState: "open",
		cancelReason: null,
		guardianConsent: true,
		paymentRule: "desk",
		unpaidRule: "keep",
		...event,
	},
	...wish,
});
const dataOf = (children: object[], entries: object[]) =>
	[
		[userQuery.queryKey, { id: 5, role: "member", firstName: "Noura", lastName: "Saleh" }],
		[holidaysQuery.queryKey, []],
		[familyQuery.queryKey, { children, guardians: [] }],
		[classesOfQuery(7 as never).queryKey, []],
		[personEntriesPages(7 as never).queryKey, firstPage({ rows: entries } as never)],
	] as const;

describe("the page of a child", () => {
	const open = (wish: object, { at = "/child/7", locale = "en" as "en" | "ar" } = {}) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(
			<Routes>
				<Route path="/child/:id" element={<ChildPage />} />
			</Routes>,
			{ at, locale, data: dataOf([child(6), child(7, wish)], []) },
		);
	};
	const parts = (view: ReturnType<typeof open>) => view.texts("summary");

	test("says who it is, until when the reader acts, and has all parts", () => {
		const view = open({});
		expect([view.texts("h1"), plainText(view.texts(".person-head .small").at(-1))]).toEqual([
			["Reem 7 Saleh"],
			"You’re Reem 7 Saleh’s guardian until April 17, 2035 (18th birthday).",
		]);
		expect(parts(view)).toEqual([
			"Results at tournaments",
			"Classes",
			"Attendance",
			"Belts",
			"Documents",
			"Consents",
			"Details",
			"Guardians",
		]);
		expect(view.getByRole("link", { name: "My family" }).getAttribute("href")).toBe("/family");
		expect(view.queryByText(/^The federation is checking/)).toBeNull();
	});

	test("of a frozen child says so, and has neither documents nor invitations", () => {
		const view = open({ state: "frozen" }, { at: "/child/7#guardians" });
		view.getByText(/^The federation is checking who may act for/);
		expect(parts(view)).not.toContain("Documents");
		expect(view.texts("#guardians button")).toEqual([]);
	});

	test.each([
		[{}, ["Invite a guardian"], "Nobody else may act for Reem 7 Saleh."],
		[
			{ guardians: [guardian(9, "Hind")] },
			["Invite a guardian", "Stop acting for this child", "Write to us"],
			"To remove another guardian, write to us.",
		],
		[
			{ guardians: [guardian(9, "Hind")], state: "frozen" },
			["Stop acting for this child", "Write to us"],
			"To remove another guardian, write to us.",
		],
	])("with %j offers to act on guardians: %j", (wish, buttons, words) => {
		const view = open(wish, { at: "/child/7#guardians" });
		expect(view.texts("#guardians button, #guardians a")).toEqual(buttons);
		expect(view.texts("#guardians p").map(plainText)).toContain(words);
	});

	test("has the child's details, and opens them to be edited", async () => {
		const view = open({ address: null }, { at: "/child/7#details" });
		const facts = Object.fromEntries(
			view
				.all("#details dl > div")
				.map((fact) => [
					plainText(fact.querySelector("dt")?.textContent),
					plainText(fact.querySelector("dd")?.textContent),
				]),
		);
		expect(facts).toMatchObject({
			"Emergency contact": "Ali, 5000 1234",
			"Date of birth": "April 17, 2017",
			Gender: "Female",
		});
		expect(Object.values(facts)).not.toContain("First Street");
		fireEvent.click(view.getByRole("button", { name: "Edit Reem 7 Saleh" }));
		await view.findByRole("dialog");
		const arabic = open({}, { at: "/child/7#details", locale: "ar" });
		arabic.getByRole("button", { name: "تعديل بيانات ريم صالح" });
	});

	test("of a child for whom the reader may not act says so", () => {
		const view = open({}, { at: "/child/8", locale: "ar" });
		view.getByText("لا يحق لك التصرف نيابةً عن هذا الطفل، أو لم يعد سجله موجودًا.");
		expect(view.all("summary, h1")).toEqual([]);
	});
});

describe("a child’s registrations", () => {
	const open = (entries: object[], wish: object = {}) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<ChildEntries child={child(7, wish) as never} />, {
			data: dataOf([child(7, wish)], entries),
		});
	};

	test("say so if there are none", () => {
		open([]).getByText("No entries yet.");
	});

	test("are listed; a place that is offered has a card of its own while the guardian may act", () => {
		const entries = [
			entry(31),
			entry(32, { status: "offered", offerExpiresAt: `${dayAfter(today, 1)}T12:00:00Z` }),
		];
		const links = (view: ReturnType<typeof open>) =>
			view.all("h3 a").map((link) => link.getAttribute("href"));
		const active = open(entries);
		expect(links(active)).toContain("/events/31");
		expect(active.getAllByText(/Cup 32/).length).toBeGreaterThan(0);
		active.getByRole("button", { name: /^Accept/ });
		const frozen = open(entries, { state: "frozen" });
		expect(links(frozen)).toEqual(["/events/31", "/events/32"]);
		expect(frozen.queryByRole("button", { name: /^Accept/ })).toBeNull();
	});

	test.each([
		["awaits", {}, {}, {}, 1],
		["does not await", { awaitsGuardian: false }, {}, {}, 0],
		["awaits, of a frozen child,", {}, {}, { state: "frozen" }, 0],
		["awaited, once the event is over,", {}, { eventDate: dayAfter(today, -2) }, {}, 0],
	])("one that %s the guardian's agreement asks for it: %#", (_, wish, event, ofChild, count) => {
		const view = open([entry(31, { awaitsGuardian: true, ...wish }, event)], ofChild);
		expect(view.queryAllByRole("button", { name: /agree/i })).toHaveLength(count);
	});
});
