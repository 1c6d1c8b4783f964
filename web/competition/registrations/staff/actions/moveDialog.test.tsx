/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { entriesQuery, undecidedQuery } from "../../registrations.queries.ts";
import { ExceptDialog } from "./ExceptDialog.tsx";
import { fitsQuery } from "./fitsQuery.ts";
import MoveDialog from "./MoveDialog.tsx";
import { RaisePlaces } from "./RaisePlaces.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { useReopen } from "./useReopen.ts";

const eventClass = (id: number, wish: object = {}) => ({
	id,
	className: `Kumite ${id}`,
	classNameAr: `كوميته ${id}`,
	maxParticipants: 8,
	currentRegistrations: 5,
	waiting: false,
	...wish,
});
const event = {
	id: 7,
	registeredCount: 20,
	maxParticipants: 24,
	classes: [
		eventClass(1),
		eventClass(2, { maxParticipants: 6, currentRegistrations: 6 }),
		eventClass(3),
		eventClass(4, { maxParticipants: 0 }),
		eventClass(5, { waiting: true }),
	],
} as never;
const entry = (id: number, firstName: string, wish: object = {}) => ({
	id: `7-${id}-1`,
	eventId: 7,
	userId: id,
	classId: 1,
	status: "approved",
	chooseClass: false,
	declaredWeight: 61.5,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	...wish,
});
const reem = entry(20, "Reem");
const misfit = (id: string) => ({
	id,
	reasons: [{ code: "gender_other", params: { required: "male" } }],
});

async function open(entries: ReturnType<typeof entry>[], misfits: object[] = []) {
	const fits = event as { classes: { id: number }[] };
	const rows = fits.classes.map(({ id }) => ({ classId: id, misfits: id === 3 ? misfits : [] }));
	const done: unknown[] = [];
	const list = entriesQuery(7 as never).queryKey;
	const calls = answerCalls(({ method, path }) =>
		method === "GET"
			? { body: path.includes("fits") ? rows : { checkIns: [] } }
			: { body: { registration: { ...reem, id: "7-20-4", status: "waitlisted" } } },
	);
	const view = renderPart(
		<MoveDialog
			event={event}
			entries={entries as never}
			onDone={(failed) => done.push(failed)}
			onClose={() => undefined}
		/>,
		{
			data: [
				[list, entries],
				[
					fitsQuery(
						7 as never,
						entries.map(({ id }) => id),
						String(entries.length === 1 ? 61.5 : ""),
					).queryKey,
					rows,
				],
			],
		},
	);
	const dialog = await view.findByRole("dialog");
	const radios = () => [...dialog.querySelectorAll<HTMLInputElement>("[type=radio]")];
	return {
		...view,
		dialog,
		done,
		radios,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		choose: (id: number) =>
			fireEvent.click(radios().find(({ value }) => value === String(id)) as HTMLElement),
		submit: () => fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement),
		isOld: () => view.queries.getQueryState(list)?.isInvalidated,
		targets: () =>
			[...dialog.querySelectorAll(".move-target")].map(({ textContent }) => textContent),
	};
}

test("the classes to move to say how many places are free; those that do not fit come last", async () => {
	const { dialog, targets, radios } = await open([reem], [misfit(reem.id)]);
	await waitFor(() =>
		expect(radios().map(({ value, disabled }) => [value, disabled])).toEqual([
			["4", false],
			["2", true],
			["3", true],
			["5", true],
		]),
	);
	expect(dialog.textContent).toMatch(/^Move Reem Saleh to another event class/);
	expect(dialog.textContent).toContain("The person gets a notification and an email.");
	expect(targets()).toEqual([
		"Kumite 4No limit of places",
		"Kumite 2Not enough places: 0 of 6 free",
		expect.stringMatching(/^Kumite 33 of 8 free.+/),
		"Kumite 5Not enough places: 3 of 8 free",
	]);
});

test("an entrant who waits can be moved to a full class; of several entrants, those who do not fit are named", async () => {
	const noura = entry(21, "Noura", { status: "waitlisted" });
	const waiting = await open([{ ...noura }]);
	expect(waiting.radios().every(({ disabled }) => !disabled)).toBe(true);
	const both = await open([reem, noura], [misfit(noura.id)]);
	expect(both.dialog.textContent).toMatch(/^Move 2 entries to another event class/);
	await waitFor(() =>
		expect(both.targets().find((one) => one?.includes("Kumite 3"))).toMatch(
			/1 person does not fit: .?Noura Saleh/,
		),
	);
	const neither = await open([reem, noura], [misfit(reem.id), misfit(noura.id)]);
	await waitFor(() => expect(neither.dialog.textContent).toContain("None of these people fits"));
});

test("a move sends the class and weight, and can be undone", async () => {
	const { dialog, choose, submit, writes, done, isOld, findByText, getByLabelText, getByText } =
		await open([reem]);
	submit();
	await waitFor(() =>
		expect(dialog.querySelector("[type=radio]")?.getAttribute("aria-invalid")).toBe("true"),
	);
	const weight = getByLabelText("Weight in kg (optional)") as HTMLInputElement;
	expect(weight.value).toBe("61.5");
	fireEvent.change(weight, { target: { value: "58" } });
	choose(4);
	submit();
	await findByText("1 entry moved to Kumite 4");
	expect(writes()[0]).toMatchObject({
		path: expect.stringContaining("7-20-1"),
		body: { classId: 4, declaredWeight: 58, exception: null },
	});
	await waitFor(() => expect([done.length, isOld()]).toEqual([1, true]));
	fireEvent.click(getByText("Undo"));
	await findByText("1 decision taken back; 1 person is on the waiting list now");
	expect(writes()[1].path).toContain("7-20-4");
});

test("a class that does not fit needs a reason, which is sent", async () => {
	const { dialog, choose, submit, writes, findByText, getByLabelText, queryByLabelText } =
		await open([reem], [misfit(reem.id)]);
	expect(queryByLabelText(/^Reason for the exception/)).toBe(null);
	fireEvent.click(getByLabelText(/^Move all the same/));
	choose(3);
	await waitFor(() =>
		expect(dialog.querySelector("[type=submit]")?.textContent).toBe("Move all the same"),
	);
	submit();
	const reason = getByLabelText(/^Reason for the exception/);
	await waitFor(() => expect(reason.getAttribute("aria-invalid")).toBe("true"));
	expect(writes()).toEqual([]);
	fireEvent.change(reason, { target: { value: "Only one here" } });
	submit();
	await findByText("1 entry moved to Kumite 3");
	expect(writes()[0].body).toMatchObject({ classId: 3, exception: "Only one here" });
});

function decideIn(part: (decide: never) => ReactElement) {
	const decisions: unknown[] = [];
	const decide = { mutate: (one: unknown) => decisions.push(one), isPending: false };
	const view = renderPart(part(decide as never));
	return {
		...view,
		decisions,
		submit: () =>
			fireEvent.click(document.querySelector("[role=dialog] [type=submit]") as HTMLElement),
		words: () => document.querySelector("[role=dialog]")?.textContent,
	};
}

test("a rejection needs a reason; the ready ones are in both languages", async () => {
	const chosen = [reem, entry(21, "Noura")] as never;
	const { findByRole, submit, decisions, words, getByRole, getByLabelText } = decideIn((decide) => (
		<RejectDialog chosen={chosen} decide={decide} onClose={() => undefined} />
	));
	await findByRole("dialog");
	expect(words()).toMatch(/^Reject 2 entries\?2 people get a notification and an email each\./);
	submit();
	expect(words()).toContain("Write a reason, so that the person knows why");
	expect(decisions).toEqual([]);
	fireEvent.click(getByRole("button", { name: "The membership fee is not paid." }));
	const reason = getByLabelText(/^Reason \(the member sees it\)/) as HTMLTextAreaElement;
	expect(reason.value).toBe("The membership fee is not paid. · رسوم العضوية غير مدفوعة.");
	submit();
	expect(decisions).toEqual([{ decision: "reject", chosen, reason: reason.value }]);
});

test("an entry is approved without the document only with a reason", async () => {
	const chosen = [reem] as never;
	const { findByRole, submit, decisions, words, getByLabelText } = decideIn((decide) => (
		<ExceptDialog chosen={chosen} decide={decide} onClose={() => undefined} />
	));
	await findByRole("dialog");
	expect(words()).toMatch(/^Approve Reem Saleh without the document\?It is kept in the history/);
	submit();
	expect(words()).toContain("Write the reason for the exception");
	fireEvent.change(getByLabelText(/^Reason for the exception/), { target: { value: " Seen " } });
	submit();
	expect(decisions).toEqual([{ decision: "approve", chosen, reason: "Seen" }]);
});

test.each([
	[1, "The event class is full (5 of 8)"],
	[null, "The event is full (20 of 24)"],
])("a person who waits in class %s needs more places there", (classId, words) => {
	const { container, getByRole, address } = renderPart(
		<RaisePlaces event={event} entry={entry(20, "Reem", { classId }) as never} />,
	);
	expect(container.textContent).toContain(words);
	if (classId !== null) return;
	answerCalls(() => new Promise(() => undefined));
	fireEvent.click(getByRole("button", { name: "Raise its places" }));
	expect(address()).toBe("/events/7/edit?step=registration");
});

function Reopener() {
	const reopen = useReopen(7 as never, () => undefined);
	return (
		<button type="button" onClick={() => reopen.mutate(reem as never)}>
			Go
		</button>
	);
}

test.each([
	["approved", "Reem Saleh has a place again. We’ve told them."],
	["waitlisted", "There is no place: Reem Saleh is on the waiting list. We’ve told them."],
])("an entry that is %s after it was reopened: “%s”", async (status, words) => {
	const keys = [entriesQuery(7 as never).queryKey, undecidedQuery.queryKey];
	const calls = answerCalls(() => ({ body: { registration: { ...reem, status } } }));
	const { getByText, findByText, queries } = renderPart(<Reopener />, {
		data: keys.map((key) => [key, []] as const),
	});
	fireEvent.click(getByText("Go"));
	await findByText("Entry reopened");
	await findByText(words);
	expect(calls[0].path).toContain("7-20-1");
	await waitFor(() =>
		expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]),
	);
});
