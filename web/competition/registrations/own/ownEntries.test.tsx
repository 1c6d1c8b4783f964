/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import { eventsQuery } from "../../events/events.queries.ts";
import { myRegistrationsQuery } from "../registrations.queries.ts";
import { AgreeButton } from "./agree/AgreeButton.tsx";
import CancelDialog from "./cancel/CancelDialog.tsx";
import { MyEntryRows } from "./MyEntryRow.tsx";
import { OfferCards } from "./offers/OfferCards.tsx";

const today = kuwaitDate(Date.now());
const noop = () => undefined;

const entryWith = (wish: object = {}, eventWish: object = {}) =>
	({
		id: "7-20",
		status: "approved",
		chooseClass: false,
		isMoved: false,
		awaitsGuardian: false,
		consent: null,
		fee: null,
		reason: null,
		price: null,
		offerExpiresAt: null,
		class: { id: 3, className: "Kata", classNameAr: "كاتا" },
		conflicts: [],
		event: {
			id: 7,
			titleEn: "Cup",
			titleAr: "كأس",
			location: "Hall A",
			locationAr: "قاعة أ",
			eventDate: dayAfter(today, 9),
			endDate: null,
			registrationDeadline: dayAfter(today, 1),
			...eventWish,
		},
		...wish,
	}) as never;

/** The lists that show the user's registrations; all are read again after each write. */
const lists = [myRegistrationsQuery.queryKey, dashboardQuery.queryKey, eventsQuery.queryKey];

/** A part whose writes get an answer while what is read stays as it is. */
function open(part: ReactElement, answer: object = {}) {
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(noop) : answer));
	const view = renderPart(part, {
		data: lists.map((key) => [key, []] as const),
	});
	return {
		...view,
		writes: () =>
			calls
				.filter(({ method }) => method !== "GET")
				.map(({ method, path, body }) => [`${method} ${path}`, body]),
		old: () => lists.map((key) => view.queries.getQueryState(key)?.isInvalidated),
		words: () => document.querySelector("[role=dialog]")?.textContent ?? "",
		confirm: (name: string) => fireEvent.click(view.getByRole("button", { name })),
	};
}

test.each([
	["approved", undefined, 0, /You give up the place at “Cup – Kata”/, "Cancel registration"],
	["approved", "Reem", 0, /Reem gives up the place at “Cup – Kata”/, "Cancel registration"],
	["waitlisted", undefined, 0, /You lose your place on the waiting/, "Leave the waiting list"],
	["waitlisted", "Reem", 0, /Reem loses the place on the waiting/, "Leave the waiting list"],
	["approved", undefined, 8_000, /The KD\s8 you paid stay as credit/, "Cancel registration"],
])(
	"who is %s (%s, %d fils paid) reads what is given up, and gives it up",
	async (status, name, paid, text, submit) => {
		const { words, confirm, findByText, writes, old } = open(
			<CancelDialog
				entry={entryWith({ status, fee: { paid, owed: 9_000 } })}
				name={name}
				onClose={noop}
			/>,
		);
		expect(words()).toMatch(text);
		expect(words()).toMatch(
			status === "waitlisted" ? /^Leave the waiting list\?/ : /^Cancel the registration\?/,
		);
		confirm(submit);
		await findByText(
			status === "waitlisted" ? "You left the waiting list" : "Registration cancelled",
		);
		if (status === "approved")
			await findByText(paid ? /^The KD\s8 you paid/ : "Thank you for giving the place back.");
		expect(writes()).toEqual([["DELETE /api/registrations/7-20", {}]]);
		await waitFor(() => expect(old()).toEqual([true, true, true]));
	},
);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test("an offered place is accepted for its price, or declined after a question", async () => {
	const offer = { status: "offered", offerExpiresAt: inHours(5.5), price: { amount: 8_000 } };
	const card = <OfferCards entries={[entryWith(offer)]} />;
	const accepted = open(card);
	expect(accepted.texts("h2")).toEqual(["A place is free for you"]);
	expect(accepted.texts(".offer p")[1]).toMatch(/in 5 hours/);
	accepted.confirm("Accept for KD 8: Cup – Kata");
	await accepted.findByText("Your place is held");
	expect(accepted.writes()).toEqual([[expect.stringMatching(/7-20.*accept/), undefined]]);
	await waitFor(() => expect(accepted.old()).toEqual([true, true, true]));

	const declined = open(card);
	declined.confirm("Decline the place: Cup – Kata");
	await declined.findByRole("dialog");
	expect(declined.words()).toMatch(/^Decline this place\?The place at “Cup – Kata” goes to the/);
	declined.confirm("Decline");
	await declined.findByText("Place declined");
	expect(declined.writes()).toEqual([[expect.stringMatching(/7-20.*decline/), undefined]]);
	await waitFor(() => expect(declined.old()).toEqual([true, true, true]));
});

test.each([
	["offered", inHours(5), null, ["A place is free for Reem"], /^Accept the place/],
	["offered", inHours(-1), null, ["A place is free for Reem"], undefined],
	["waitlisted", inHours(5), null, [], undefined],
	["offered", null, null, [], undefined],
])(
	"a child who is %s until %s has a card of the offer",
	(status, offerExpiresAt, price, titles, accept) => {
		const view = open(
			<OfferCards entries={[entryWith({ status, offerExpiresAt, price })]} nameOf={() => "Reem"} />,
		);
		expect(view.texts("h2")).toEqual(titles);
		const [button] = view.texts("button");
		if (accept) expect(button).toMatch(accept);
		else expect(button).toBe(undefined);
		expect(view.queryByText(/The time to accept this place has passed/) !== null).toBe(
			titles.length > 0 && !accept,
		);
	},
);

test("a refused answer to an offer, or to a guardian’s question, is shown with its reason", async () => {
	const refusal = { status: 409, body: { code: "event_full" } };
	for (const [part, button, title] of [
		[
			<OfferCards
				key="offer"
				entries={[entryWith({ status: "offered", offerExpiresAt: inHours(5) })]}
			/>,
			"Accept the place: Cup – Kata",
			"That did not work",
		],
		[
			<AgreeButton key="agree" entry={entryWith()} />,
			"Agree to Cup – Kata",
			"We couldn’t save your answer",
		],
	] as const) {
		const { confirm, findByText, all } = open(part, refusal);
		confirm(button);
		await findByText(title);
		expect(all(".wrong:not([hidden]), [role=alert]").length).toBeGreaterThan(0);
	}
});

test("a guardian agrees to a child’s registration", async () => {
	const { confirm, findByText, writes, old } = open(<AgreeButton entry={entryWith()} />);
	confirm("Agree to Cup – Kata");
	await findByText("You have agreed");
	expect(writes()).toEqual([[expect.stringMatching(/7-20.*agree/), undefined]]);
	await waitFor(() => expect(old()).toEqual([true, true, true]));
});

test("a registration has its event, class, place and actions, and past ones stand below", () => {
	const past = { eventDate: dayAfter(today, -3), titleEn: "Seminar" };
	const rows = (...entries: never[]) => open(<MyEntryRows entries={entries} />);
	const { all, texts } = rows(
		entryWith({ chooseClass: true, class: null, status: "pending" }),
		entryWith({ id: "8-20", chooseClass: true, status: "rejected" }, { ...past, id: 8 }),
	);
	expect(texts("h2, h3")).toEqual(["Cup", "Past", "Seminar"]);
	expect(all(".entry-title a").map((link) => link.getAttribute("href"))).toEqual([
		"/events/7",
		"/events/8",
	]);
	const [coming, ended] = all("li.entry-row");
	expect(coming.textContent).toContain("Hall A");
	const links = (row: HTMLElement) => [...row.querySelectorAll("a.button")];
	expect(links(coming).map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
		["Choose an event class", expect.stringMatching(/^\/events\/7#/)],
	]);
	expect(links(ended)).toEqual([]);
	expect(ended.querySelector(".entry-event-class")?.textContent).toBe("Kata");
	const hasReceipt = (row: HTMLElement) => row.querySelector("details.receipt") !== null;
	expect([hasReceipt(coming), hasReceipt(ended)]).toEqual([true, false]);
});
