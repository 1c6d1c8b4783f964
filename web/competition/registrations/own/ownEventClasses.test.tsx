/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventClassRow, eventRow } from "#tests/domains/competition/events.rows.ts";
import { userQuery } from "../../../base/session/session.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { documentsQuery } from "../../../people/documents/documents.queries.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { EventClassVerdict } from "../../event-classes/EventClassVerdict.tsx";
import { myEntriesQuery } from "../registrations.queries.ts";
import OwnEventClasses from "./OwnEventClasses.tsx";
import OwnRoom from "./OwnRoom.tsx";

const event = (wish: object = {}) =>
	eventRow(31, { titleEn: "Gulf Cup", titleAr: "كأس الخليج", ...wish });
/** Adult at the event, in 2099. */
const reader = (wish: object = {}) => ({
	id: 5,
	role: "member",
	isApproved: true,
	firstName: "Noura",
	lastName: "Saleh",
	dateOfBirth: "2070-01-01",
	gender: "female",
	currentBelt: "orange-9",
	competitionReadiness: "Local",
	declaredWeight: null,
	membershipFeeStatus: "pending",
	...wish,
});
const entry = (classId: number, status = "approved") => ({
	id: `31-5-${classId}`,
	eventId: 31,
	userId: 5,
	classId,
	status,
	class: eventClassRow(classId),
	chooseClass: false,
	declaredWeight: null,
	conflicts: [],
	awaitsGuardian: false,
	offerExpiresAt: null,
	position: null,
	fee: null,
	reason: null,
	isMoved: false,
	event: event(),
});
type World = { user?: object; entries?: object[]; children?: object[]; locale?: "en" | "ar" };
const dataOf = ({ user = reader(), entries = [], children = [] }: World) =>
	[
		[userQuery.queryKey, user],
		[publicSettingsQuery.queryKey, {}],
		[familyQuery.queryKey, { children, guardians: [] }],
		[myEntriesQuery(31 as never).queryKey, entries],
		[documentsQuery(5 as never).queryKey, []],
	] as const;

describe("whether a person may enter an event class", () => {
	const open = (
		one: object,
		{
			of = {},
			state = "open",
			waits = false,
			...world
		}: World & { of?: object; state?: string; waits?: boolean } = {},
	) => {
		let entered = 0;
		const view = renderPart(
			<EventClassVerdict
				event={event(of) as never}
				eventClass={one as never}
				state={state as never}
				waits={waits}
				onEnter={() => entered++}
			/>,
			{ locale: world.locale, data: dataOf(world) },
		);
		return { ...view, words: view.texts("p, li").map(plainText), entered: () => entered };
	};
	const one = eventClassRow(3);
	const weighed = eventClassRow(3, { minWeight: 50 });

	test("is shown with the button, or why it comes later", () => {
		const view = open(one);
		expect(view.words).toEqual(["You can enter"]);
		fireEvent.click(view.getByRole("button", { name: "Enter “Class 3”" }));
		expect(view.entered()).toBe(1);
		expect(open(weighed).words).toEqual(["You can enter; we’ll ask for your weight"]);
		const later = open(one, { state: "notOpen", waits: true });
		expect([later.words, later.all("button")]).toEqual([
			["You can enter once registration opens"],
			[],
		]);
		const waits = open(one, { waits: true, locale: "ar" });
		expect([waits.words, waits.all("button")]).toEqual([["يمكنك التسجيل حين يحين دورك"], []]);
		open(one, { state: "waitlist", locale: "ar" }).getByRole("button", {
			name: "الانضمام إلى قائمة انتظار «الفئة 3»",
		});
		const full = open(one, { state: "full" });
		expect([full.words, full.all("button")]).toEqual([
			["There is no place left, and no waiting list"],
			[],
		]);
	});

	test("is shown with every reason against it", () => {
		const strict = eventClassRow(3, { minAge: 30, genderRestriction: "male" });
		expect(open(strict).words).toEqual([
			expect.stringMatching(/^You will be 29 on .*from 30 years$/),
			"For men and boys only",
		]);
		expect(open(strict, { state: "full" }).words).toHaveLength(2);
	});

	test.each([
		["closed", one, { state: "closed" }],
		["cancelled", one, { state: "cancelled" }],
		["without an account", one, { user: null as never }],
		["without a paid membership", one, { of: { membershipRule: "require" } }],
		["without a document", one, { of: { requiredDocument: "medical" } }],
		[
			"without a date of birth",
			eventClassRow(3, { minAge: 9 }),
			{ user: reader({ dateOfBirth: null }) },
		],
	])("is not shown %s", (_, eventClass, world) => {
		expect(open(eventClass, world).container.textContent).toBe("");
	});
});

describe("the event classes for a signed-in person", () => {
	const open = (classes: object[], { of = {}, ...world }: World & { of?: object } = {}) => {
		answerCalls(() => new Promise(() => {}));
		const user = world.user ?? reader();
		const view = renderPart(
			<OwnEventClasses event={event({ classes, ...of }) as never} user={user as never} />,
			{ locale: world.locale, data: dataOf({ ...world, user }) },
		);
		const listed = (place: string) => view.texts(`${place} .event-class-row h3`);
		return { ...view, listed };
	};
	const [mixed, men, girls] = [
		eventClassRow(1),
		eventClassRow(2, { genderRestriction: "male" }),
		eventClassRow(3, { maxAge: 12 }),
	];

	test("are parted into those that fit and others; those that were entered stay first", () => {
		const view = open([men, mixed, girls]);
		expect(view.listed(".event-classes > ul")).toEqual(["Class 1"]);
		expect(view.listed("details")).toEqual(["Class 2", "Class 3"]);
		expect(view.texts("summary")).toEqual(["2 event classes that you can’t enter"]);
		view.getByText("Choose an event class. You can enter another afterwards.");
		expect(view.all(".notice")).toEqual([]);
		const entered = open([men, mixed, girls], { entries: [entry(2)] });
		expect(entered.listed(".event-classes > ul")).toEqual(["Class 2", "Class 1"]);
		entered.getByText("You can enter another event class.");
		entered.getByRole("button", { name: /^Cancel/ });
		expect(entered.getAllByRole("button", { name: /^Enter / })).toHaveLength(1);
		const alone = open([men, mixed], { entries: [entry(1)] });
		expect(alone.queryByText(/^You can enter another|^Choose an event class/)).toBeNull();
	});

	test("without a fitting one name the nearest, unless the reader came for children", () => {
		const far = eventClassRow(4, { genderRestriction: "male", maxAge: 12 });
		const view = open([far, girls]);
		view.getByText("No event class fits you");
		view.getByText("The nearest is “Class 3”:");
		expect(view.texts(".notice .reasons li")).toHaveLength(1);
		view.getByRole("button", { name: "Ask about Gulf Cup" });
		expect(open([far, girls], { children: [{ id: 7 }] }).all(".notice")).toEqual([]);
		expect(
			open([far, girls], { of: { registrationState: "closed" } }).queryByText(/^No event class/),
		).toBeNull();
	});

	test("that need what the profile lacks say so once, and open the profile", async () => {
		const aged = [eventClassRow(4, { minAge: 9 }), eventClassRow(2, { minAge: 12 }), mixed];
		const view = open(aged, { user: reader({ dateOfBirth: null }) });
		expect(view.texts(".notice .reasons li")).toEqual([
			"Your date of birth is not in your profile",
		]);
		fireEvent.click(view.getByRole("button", { name: "Complete your profile" }));
		await view.findByRole("dialog", { name: "Edit Profile" });
		// The weight is asked for in the next step.
		const weighed = open([eventClassRow(1, { minWeight: 50 })], { locale: "ar" });
		expect(weighed.all(".notice")).toEqual([]);
	});

	test("are entered by a dialog for the one that was pressed", async () => {
		const view = open([eventClassRow(1), eventClassRow(2)]);
		fireEvent.click(view.getByRole("button", { name: "Enter “Class 2”" }));
		const dialog = await view.findByRole("dialog");
		expect(plainText(dialog.textContent)).toContain("Class 2");
		expect(view.queryByRole("button", { name: "Join the waiting list" })).toBeNull();
		const full = open([eventClassRow(1, { currentRegistrations: 8 })]);
		fireEvent.click(full.getByRole("button", { name: "Join the waiting list of “Class 1”" }));
		await full.findByRole("dialog");
		expect(full.getAllByRole("button", { name: "Join the waiting list" })).toHaveLength(1);
	});
});

test("without a waiting room people of all kinds see what is behind it at once", () => {
	const open = (world: World) =>
		renderPart(
			<OwnRoom event={event() as never}>
				<p>Inside</p>
			</OwnRoom>,
			{ data: dataOf(world) },
		).queryByText("Inside") !== null;
	expect(open({})).toBe(true);
	expect(open({ user: null as never })).toBe(false);
	expect(open({ user: reader({ role: "admin" }), children: [{ id: 7, state: "active" }] })).toBe(
		true,
	);
});
