/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { type ActionDialog, EntryActions } from "./EntryActions.tsx";

const eventClass = { id: 2, className: "Kata", currentRegistrations: 5, maxParticipants: 5 };
const event = (classes: object[] = []) =>
	({ id: 5, classes, registeredCount: 10, maxParticipants: 10 }) as unknown as Event;
const entries = (...statuses: string[]) =>
	statuses.map((status, at) => ({ id: `5-${at}`, status, classId: null }) as unknown as Entry);

function open(
	chosen: Entry[],
	{ classes = [] as object[], dialog = null as ActionDialog, isPending = false } = {},
) {
	const decisions: unknown[] = [];
	const dialogs: ActionDialog[] = [];
	const decide = { mutate: (one: unknown) => decisions.push(one), isPending, reason: undefined };
	const view = renderPart(
		<EntryActions
			event={event(classes)}
			chosen={chosen}
			decide={decide as never}
			reopen={{ mutate: () => {}, isPending: false, reason: undefined } as never}
			dialog={dialog}
			onDialog={(next) => dialogs.push(next)}
			onClear={() => {}}
			onDone={() => {}}
		/>,
	);
	return {
		...view,
		decisions,
		dialogs,
		/** The buttons that can be pressed, without the one that clears the selection. */
		buttons: () =>
			view
				.getAllByRole("button")
				.filter((one) => !(one as HTMLButtonElement).disabled)
				.map(({ textContent }) => textContent)
				.slice(0, -1),
		press: (name: string) => fireEvent.click(view.getByRole("button", { name })),
	};
}

test.each([
	[["pending"], ["Approve", "Reject", "Cancel entry"]],
	[["approved"], ["Reject", "Cancel entry"]],
	[["offered"], ["Reject", "Cancel entry"]],
	[["waitlisted"], ["Reject", "Cancel entry", "Raise its places"]],
	[["rejected"], ["Reopen"]],
	[["cancelled"], []],
	[
		["pending", "pending"],
		["Approve", "Reject"],
	],
	[
		["pending", "approved"],
		["Approve 1", "Reject"],
	],
	[["approved", "rejected"], ["Reject 1"]],
	[["rejected", "rejected"], []],
	[
		["waitlisted", "waitlisted"],
		["Reject", "Raise its places"],
	],
	[
		["pending", "waitlisted"],
		["Approve 1", "Reject"],
	],
])("of registrations that are %j, staff can %j", (statuses, actions) => {
	expect(open(entries(...statuses)).buttons()).toEqual(actions);
});

test.each([
	[["pending"], "Move"],
	[["waitlisted"], "Move"],
	[["approved", "offered"], "Move 1"],
	[["offered"], undefined],
	[["rejected"], undefined],
])("registrations that are %j can be moved to another class: %s", (statuses, label) => {
	const { buttons } = open(entries(...statuses), { classes: [eventClass] });
	expect(buttons().find((name) => name?.startsWith("Move"))).toBe(label);
});

test("five pending registrations are approved at once, and more after a question", () => {
	const pending = ["pending", "pending", "pending", "pending", "pending"];
	const five = open([...entries(...pending), ...entries("approved")]);
	five.press("Approve 5");
	expect([five.decisions, five.dialogs]).toEqual([
		[{ decision: "approve", chosen: entries(...pending) }],
		[],
	]);
	const six = open(entries(...pending, "pending"));
	six.press("Approve");
	expect([six.decisions, six.dialogs]).toEqual([
		[],
		[{ action: "approve", entries: entries(...pending, "pending") }],
	]);
});

test("the other actions ask first, about the registrations that they can be made for", () => {
	const { press, dialogs } = open(entries("rejected", "offered", "approved"), {
		classes: [eventClass],
	});
	press("Reject 2");
	press("Move 1");
	const [, offered, approved] = entries("rejected", "offered", "approved");
	expect(dialogs).toEqual([
		{ action: "reject", entries: [offered, approved] },
		{ action: "move", entries: [approved] },
	]);
	const one = open(entries("approved"));
	one.press("Cancel entry");
	expect(one.dialogs).toEqual([{ action: "cancel", entries: entries("approved") }]);
});

test("nothing is decided twice while a decision is on its way", () => {
	expect(open(entries("pending"), { isPending: true }).buttons()).toEqual(["Cancel entry"]);
});

test("says how full the class is in which somebody waits, or else the event", () => {
	const waiting = entries("waitlisted").map((one) => ({ ...one, classId: 2 as never }));
	const placesText = (classes: object[]) =>
		open(waiting, { classes }).texts(".raise-places > span")[0];
	expect(placesText([eventClass])).toMatch(/5.*5/);
	expect(placesText([])).toMatch(/10.*10/);
});

test("asks how many to approve, and then approves them", () => {
	const six = entries("pending", "pending", "pending", "pending", "pending", "pending");
	const { getByRole, decisions } = open(six, { dialog: { action: "approve", entries: six } });
	expect(getByRole("dialog").textContent).toContain("6");
	fireEvent.click(getByRole("dialog").querySelector("[type=submit]") as HTMLElement);
	expect(decisions).toEqual([{ decision: "approve", chosen: six }]);
});
