/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import AnswerDialog from "./AnswerDialog.tsx";
import ContactDialog from "./ContactDialog.tsx";
import { messagePages, messagesKey, staffQuery } from "./contact.queries.ts";
import { MessageCard } from "./MessageCard.tsx";
import MessagesPage from "./MessagesPage.tsx";
import WaitingMessages from "./WaitingMessages.tsx";

const clerk = (id: number, firstName: string) => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
});
const staff = [clerk(1, "Dana"), clerk(2, "Layan")];

const message = (wish: object = {}) =>
	({
		id: "01HZZZZZZZZZZZZZZZZZZZZZZZ",
		name: "Omar",
		email: "omar@example.org",
		message: "May I visit a class?",
		status: "open",
		createdAt: "2026-03-04T09:00:00Z",
		answers: [],
		assignee: null,
		version: 3,
		...wish,
	}) as never;

const listed = (rows: unknown[]) => ({ pages: [{ rows, next: null }], pageParams: [undefined] });

const data = [
	[staffQuery.queryKey, staff],
	[messagesKey.queryKey, {}],
] as const;

const isOld = ({ queries }: ReturnType<typeof renderPart>) =>
	queries.getQueryState(messagesKey.queryKey)?.isInvalidated;

const changesOf = (calls: ReturnType<typeof answerCalls>) =>
	calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);

describe("a message of a visitor", () => {
	const open = (wish: object, answer: object = {}) => {
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? staff : answer }));
		let opened = 0;
		const view = renderPart(
			<MessageCard
				message={message(wish)}
				onAnswer={() => {
					opened += 1;
				}}
			/>,
			{ data },
		);
		return { ...view, calls, opened: () => opened };
	};

	test.each([
		["open", "Open", "Mark as done", "done", "Message marked as done"],
		["done", "Done", "Reopen", "open", "Message reopened"],
	])("that is %s says “%s”, and “%s” makes it %s", async (status, badge, name, next, toast) => {
		const view = open({ status }, { status: next });
		expect(view.texts(".badge")).toEqual([badge]);
		fireEvent.click(view.getByText(name));
		await view.findByText(toast);
		expect(changesOf(view.calls)).toEqual([
			["/api/contact/01HZZZZZZZZZZZZZZZZZZZZZZZ", { status: next }],
		]);
		expect(isOld(view)).toBe(true);
	});

	test.each([
		["2", staff[1], 2, "Message assigned"],
		["", null, null, "Message assigned to nobody"],
	])("is assigned to “%s”, and says to whom", async (value, assignee, userId, toast) => {
		const view = open({ assignee: staff[0] }, { assignee });
		const field = view.getByLabelText("Assigned to, for the message of Omar") as HTMLSelectElement;
		expect(field.value).toBe("1");
		fireEvent.change(field, { target: { value } });
		await view.findByText(toast);
		expect(changesOf(view.calls)[0][1]).toEqual({ userId, version: 3 });
		expect(isOld(view)).toBe(true);
	});

	test("still offers the assigned person once they have left the staff", () => {
		const { texts } = open({ assignee: clerk(9, "Noura") });
		expect(texts("option")).toEqual(["Nobody", "Noura Saleh", "Dana Saleh", "Layan Saleh"]);
	});

	test.each([
		["x".repeat(400), false],
		["x".repeat(401), true],
		["a\nb\nc\nd\ne\nf", false],
		["a\nb\nc\nd\ne\nf\ng", true],
	])("is folded if it is long: %#", (words, isFolded) => {
		const { queryByText, all } = open({ message: words });
		expect(queryByText("Read more") !== null).toBe(isFolded);
		if (!isFolded) return;
		expect(all(".clamped")).toHaveLength(1);
		fireEvent.click(queryByText("Read more") as HTMLElement);
		expect(all(".clamped")).toHaveLength(0);
		expect(queryByText("Read less")).toBeTruthy();
	});

	test("can be answered by email, and shows the answers so far", () => {
		const view = open({ answers: [{ text: "Please do", at: "2026-03-06T09:00:00Z" }] });
		expect(view.getByText("omar@example.org").getAttribute("href")).toBe("mailto:omar@example.org");
		view.getByText("Please do");
		view.getByText(/^Answered March 6, 2026/);
		fireEvent.click(view.getByText("Answer"));
		expect(view.opened()).toBe(1);
	});
});

describe("the answer to a message", () => {
	const open = (answer: object, status = 200) => {
		const calls = answerCalls(() => ({ status, body: answer }));
		const view = renderPart(<AnswerDialog message={message()} onClose={() => undefined} />, {
			data,
		});
		view.getByText("Omar wrote:");
		view.getByText("May I visit a class?");
		view.getByText(/^It is emailed to .omar@example.org/);
		return { ...view, calls };
	};
	const send = (view: ReturnType<typeof open>) => {
		fireEvent.change(view.getByLabelText(/^Your answer/), { target: { value: "Please do" } });
		fireEvent.click(view.getByRole("button", { name: "Send answer" }));
	};

	test("marks it as done, unless that is left out, and the list is read again", async () => {
		for (const done of [true, false]) {
			const view = open({});
			if (!done) fireEvent.click(view.getByLabelText("Mark as done"));
			send(view);
			await view.findByText("Answer sent");
			view.getByText("It is on its way to omar@example.org.");
			expect(changesOf(view.calls)[0][1]).toEqual({ text: "Please do", done, version: 3 });
			expect(isOld(view)).toBe(true);
		}
	});

	test.each([
		["changed_meanwhile", true],
		["not_found", false],
	])("that is refused as %s says that another person answered: %s", async (code, isStale) => {
		const view = open({ code }, 409);
		send(view);
		await waitFor(() => expect(isOld(view)).toBe(true));
		const stale = view.queryAllByText(/^Another person answered or changed this message/);
		expect(stale.length > 0).toBe(isStale);
	});
});

describe("the contact form", () => {
	const fill = (view: ReturnType<typeof renderPart>) => {
		fireEvent.change(view.getByLabelText("Message"), { target: { value: "May I visit?" } });
		fireEvent.click(view.getByRole("button", { name: "Send" }));
	};
	const user = { id: 5, firstName: "Noura", lastName: "Saleh", email: "noura@example.org" };

	test("is sent to the office with the user’s name and address", async () => {
		const calls = answerCalls(() => ({ status: 201, body: {} }));
		const view = renderPart(<ContactDialog onClose={() => undefined} />, {
			data: [[["user"], user]],
		});
		view.getByRole("dialog", { name: "Contact Us" });
		fill(view);
		await view.findByText("Message sent");
		expect(changesOf(calls)).toEqual([
			[
				"/api/contact",
				{ name: "Noura Saleh", email: "noura@example.org", message: "May I visit?" },
			],
		]);
	});

	test("is sent to nobody but the addressee, in the addressee’s words", async () => {
		const calls = answerCalls(() => ({ status: 201, body: {} }));
		const bodies: unknown[] = [];
		const to = {
			key: "coach-3",
			title: "Write to Omar",
			text: "Omar answers by mail.",
			send: async (body: unknown) => bodies.push(body),
			toast: { title: "On its way to Omar", text: "He answers soon." },
		};
		const view = renderPart(<ContactDialog to={to} onClose={() => undefined} />, {
			data: [[["user"], user]],
		});
		view.getByRole("dialog", { name: "Write to Omar" });
		view.getByText("Omar answers by mail.");
		fill(view);
		await view.findByText("On its way to Omar");
		expect(changesOf(calls)).toEqual([]);
		expect(bodies).toHaveLength(1);
	});
});

describe("the inbox", () => {
	const open = (at: string, rows: unknown[], answer: object = { body: [] }) => {
		answerCalls(({ path }) => (path.includes("/01H") ? answer : { body: rows }));
		const status = new URLSearchParams(at.split("?")[1]).get("status") ?? undefined;
		return renderPart(<MessagesPage />, {
			at,
			data: [...data, [messagePages(status as never).queryKey, listed(rows)]],
		});
	};

	test.each([
		["/messages", "No messages"],
		["/messages?status=done", "No messages"],
		["/messages?status=open", "Every message is done"],
	])("without messages says so at %s: %s", (at, words) => {
		expect(open(at, []).getByText(words)).toBeTruthy();
	});

	test("says that a message is not there any more, and opens one that an email links to", async () => {
		const at = "/messages?id=01HZZZZZZZZZZZZZZZZZZZZZZZ";
		const unknown = open(at, [], { status: 404, body: { code: "not_found" } });
		await unknown.findByText("This message is not there any more");
		const { findByRole } = open(at, [], { body: message() });
		await findByRole("dialog", { name: "Answer Omar" });
	});

	test("opens the message that is to be answered by its address", () => {
		const view = open("/messages?status=open", [message()]);
		fireEvent.click(view.getByText("Answer"));
		expect(view.address()).toBe("/messages?status=open&id=01HZZZZZZZZZZZZZZZZZZZZZZZ");
	});
});

test("each waiting message links to itself in the list of open messages", () => {
	answerCalls(() => ({ body: [message()] }));
	const { all } = renderPart(<WaitingMessages />, {
		data: [[messagePages("open").queryKey, listed([message()])]],
	});
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual(
		expect.arrayContaining([
			"/messages?status=open",
			"/messages?status=open&id=01HZZZZZZZZZZZZZZZZZZZZZZZ",
		]),
	);
});
