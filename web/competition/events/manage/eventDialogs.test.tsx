/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import DeleteEventClassDialog from "../../event-classes/manage/DeleteEventClassDialog.tsx";
import { EventClassConflicts } from "../../event-classes/manage/EventClassConflicts.tsx";
import { eventLists, eventQuery } from "../events.queries.ts";
import CallOffDialog from "./CallOffDialog.tsx";
import CoachEventTools from "./CoachEventTools.tsx";
import DeleteEventDialog from "./DeleteEventDialog.tsx";

const noop = () => undefined;
const event = (wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		eventType: "tournament",
		fee: null,
		classes: [],
		version: 3,
		...wish,
	}) as never;
const list = [...eventLists.queryKey, "upcoming"];
const one = eventQuery(7 as never).queryKey;

async function open(part: ReactElement, answer: (path: string) => object = () => ({})) {
	const calls = answerCalls(({ path }) => answer(path));
	const view = renderPart(part, {
		data: [
			[list, {}],
			[one, event()],
		],
	});
	const dialog = await view.findByRole("dialog");
	return {
		...view,
		dialog,
		calls,
		submit: () => fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement),
		submitText: () => dialog.querySelector("[type=submit]")?.textContent,
		isOld: (key: readonly unknown[]) => view.queries.getQueryState(key)?.isInvalidated,
	};
}

test("an event is called off with its reason, after a text that names it", async () => {
	let closed = 0;
	const answer = event({ registrationState: "cancelled" });
	const { dialog, calls, submit, findByText, queries, isOld, getByLabelText } = await open(
		<CallOffDialog event={event()} onClose={() => closed++} />,
		() => ({ body: answer }),
	);
	expect(dialog.textContent).toMatch(/^Cancel this event\?All registrations for “Cup” end/);
	fireEvent.change(getByLabelText(/^Reason \(people see it\)/), { target: { value: "Storm" } });
	submit();
	await findByText("Event cancelled");
	expect([calls[0].path, calls[0].body, closed]).toEqual([
		"/api/events/7/cancel",
		{ reason: "Storm" },
		1,
	]);
	await waitFor(() => expect([isOld(list), isOld(one)]).toEqual([true, true]));
	expect(queries.getQueryData(one)).toEqual(answer);
});

test("an event without registrations is deleted at once, and leaves the lists", async () => {
	const ends: string[] = [];
	const { dialog, calls, submit, findByText, queries, isOld } = await open(
		<DeleteEventDialog event={event()} onDeleted={() => ends.push("deleted")} onClose={noop} />,
	);
	expect(dialog.textContent).toContain("permanently delete “Cup”?");
	submit();
	await findByText("Event deleted successfully");
	expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/events/7"]);
	await waitFor(() => expect(isOld(list)).toBe(true));
	expect([ends, queries.getQueryData(one)]).toEqual([["deleted"], undefined]);
});

test("an event with registrations is deleted with them, once a box for that is ticked", async () => {
	const { dialog, calls, submit, submitText, findByText, findByLabelText } = await open(
		<DeleteEventDialog event={event()} onDeleted={noop} onClose={noop} />,
		(path) => (path.includes("force") ? {} : { status: 409, body: { code: "event_has_entries" } }),
	);
	submit();
	const tick = await findByLabelText("Yes, end all entries and delete the event");
	const button = dialog.querySelector("[type=submit]") as HTMLButtonElement;
	expect([submitText(), button.disabled]).toEqual(["Delete with all entries", true]);
	expect(dialog.textContent).toContain("People have registered for this event.");
	fireEvent.click(tick);
	expect(button.disabled).toBe(false);
	submit();
	await findByText("Event deleted successfully");
	expect(calls.map(({ path }) => path)).toEqual(["/api/events/7", "/api/events/7?force=true"]);
});

const own = { id: 4, eventId: 7, className: "Kata", classNameAr: "كاتا" } as never;

test("a class is deleted after a question that names it", async () => {
	const { dialog, calls, submit, findByText, isOld, texts } = await open(
		<DeleteEventClassDialog own={own} onClose={noop} />,
	);
	expect(dialog.textContent).toContain("Kata");
	submit();
	await waitFor(() => expect(calls[0]?.path).toBe("/api/events/7/classes/4"));
	await findByText(/deleted/i);
	expect(texts(".toast")[0]).toContain("Kata");
	await waitFor(() => expect([isOld(list), isOld(one)]).toEqual([true, true]));
});

test("a class with registrations stays, and its registrations are one link away", async () => {
	const { dialog, submit } = await open(
		<DeleteEventClassDialog own={own} onClose={noop} />,
		() => ({
			status: 409,
			body: { code: "class_has_entries" },
		}),
	);
	submit();
	await waitFor(() =>
		expect(dialog.querySelector("a")?.getAttribute("href")).toBe("/events/7/entries?class=4"),
	);
});

test("who no longer fits a changed class is named with the reasons, and found in the entries", async () => {
	const conflict = (id: string, firstName: string) => ({
		id,
		firstName,
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
		reasons: [{ code: "age_too_young", params: { age: 9, min: 12 } }],
	});
	const changed = { id: 4, eventId: 7, conflicts: [conflict("a", "Reem"), conflict("b", "Noura")] };
	const { dialog, submit, address } = await open(
		<EventClassConflicts changed={changed as never} onClose={noop} />,
	);
	const rows = [...dialog.querySelectorAll("li.stack > li, ul.stack > li")];
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^Reem Saleh.*9/),
		expect.stringMatching(/^Noura Saleh.*9/),
	]);
	expect(dialog.textContent).toMatch(/^Saved. 2 entries no longer fit/);
	submit();
	expect(address()).toBe("/events/7/entries?class=4");
});

test.each([
	[{}, ["/events/7/squad"]],
	[{ eventType: "grading" }, ["/events/7/squad", "/events/7/grading"]],
	[{ fee: 5_000 }, ["/events/7/squad", "/events/7/fees"]],
	[{ fee: 0 }, ["/events/7/squad"]],
])("of an event with %j coaches reach %j", (wish, links) => {
	const { all } = renderPart(<CoachEventTools event={event(wish)} />);
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual(links);
});
