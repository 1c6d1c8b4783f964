/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { mailKinds } from "#shared/notifications.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { Bell } from "./Bell.tsx";
import { BellPanel } from "./BellPanel.tsx";
import MailChoices from "./MailChoices.tsx";
import NotificationsPage from "./NotificationsPage.tsx";
import { mailQuery, notificationsQuery } from "./notifications.queries.ts";

const notes = (count: number, read = 0) =>
	Array.from({ length: count }, (_, at) => ({
		id: `${at}`,
		type: `kind-${at}`,
		title: `Title ${at}`,
		message: "",
		actionUrl: "/events",
		read: at < read,
		isRead: at < read,
		createdAt: "2026-05-01T09:00:00Z",
	}));
const read = (all: object[]) => ({ data: [[notificationsQuery("en").queryKey, all]] }) as const;

test.each([
	[0, []],
	[1, ["1"]],
	[9, ["9"]],
	[10, ["9+"]],
])("the bell counts %d unread notifications: %j", (count, badge) => {
	const all = [...notes(count), ...notes(2, 2)];
	expect(renderPart(<Bell />, read(all)).texts(".bell-badge")).toEqual(badge);
});

test("the panel has the latest five, and leads to all if there are more", () => {
	const open = (count: number) =>
		renderPart(<BellPanel id="panel" onClose={() => undefined} />, read(notes(count)));
	const five = open(5);
	expect([five.all("li").length, five.texts(".bell-more")]).toEqual([5, []]);
	const six = open(6);
	expect([six.all("li").length, six.texts(".bell-more")]).toEqual([5, ["View all notifications"]]);
});

test.each([
	[0, false],
	[1, false],
	[3, true],
])("with %d of three read, nothing is left to mark as read: %s", (count, isOff) => {
	const { getByText } = renderPart(<NotificationsPage />, read(notes(3, count)));
	expect((getByText("Mark all as read") as HTMLButtonElement).disabled).toBe(isOff);
});

test("a switch of an email says what it does from now on", async () => {
	let choices = Object.fromEntries(mailKinds.map((kind) => [kind, true]));
	answerCalls(({ body }) => {
		choices = { ...choices, ...(body as object) };
		return { body: choices };
	});
	const { all, findByText } = renderPart(<MailChoices />, {
		data: [[mailQuery.queryKey, choices]],
	});
	const [first] = all("input");
	fireEvent.click(first);
	await findByText("You no longer get this by mail");
	await waitFor(() => expect(first.getAttribute("aria-disabled")).toBeNull());
	fireEvent.click(first);
	await findByText("You get this by mail");
});
