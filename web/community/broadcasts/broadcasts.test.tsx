/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { broadcastPages, draftsQuery } from "./broadcasts.queries.ts";
import { Drafts } from "./Drafts.tsx";
import { StopDialog } from "./StopDialog.tsx";

const none = () => undefined;

test("an announcement that waits is stopped by its title, and the lists are read again", async () => {
	const { text, sent, toast, notReadAgain, getByRole } = await confirmIn(
		<StopDialog id={"b7" as never} title="Closed on Sunday" onClose={none} />,
		{ press: "Do not send", lists: [broadcastPages, draftsQuery] },
	);
	expect(text).toMatch(/^Closed on Sunday.*No one will get it/);
	getByRole("button", { name: "Keep it scheduled" });
	expect(sent).toEqual([["DELETE", "/notifications/broadcasts/b7"]]);
	expect(toast).toContain("The message will not be sent");
	expect(notReadAgain).toEqual([]);
});

const draft = (id: string, wish: object = {}) => ({
	id,
	titleEn: `News ${id}`,
	titleAr: `خبر ${id}`,
	messageEn: `Osu ${id}`,
	messageAr: `أوس ${id}`,
	by: { id: 2, firstName: "Omar", lastName: "Saleh", firstNameAr: null, lastNameAr: null },
	createdAt: "2027-04-17T09:00:00Z",
	updatedAt: "2027-05-18T09:00:00Z",
	...wish,
});

test("each draft has its title or text, who changed it last, and when", () => {
	const opened: unknown[] = [];
	const drafts = [
		draft("a"),
		draft("b", { titleEn: "", titleAr: "" }),
		draft("c", { titleEn: "", titleAr: "", messageEn: "", messageAr: "", by: null }),
	];
	const view = renderPart(<Drafts onOpen={({ id }) => opened.push(id)} />, {
		data: [[draftsQuery.queryKey, drafts]],
	});
	expect(view.texts("strong")).toEqual(["News a", "Osu b", "(no title)"]);
	const lines = view.texts("li .small").map(plainText);
	expect(lines[0]).toMatch(/^Omar Saleh, May 18, 2027/);
	expect(lines[2]).toMatch(/^\(deleted\), May 18, 2027/);
	fireEvent.click(view.getByRole("button", { name: /^Open the draft .*Osu b/ }));
	expect(opened).toEqual(["b"]);
});

test("the draft that is pressed is deleted, for all staff", async () => {
	const view = renderPart(<Drafts onOpen={none} />, {
		data: [[draftsQuery.queryKey, [draft("a"), draft("b")]]],
	});
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? [draft("a")] : {} }));
	fireEvent.click(view.getByRole("button", { name: /^Delete the draft .*News b/ }));
	const dialog = await view.findByRole("dialog");
	expect(dialog.textContent).toContain("It will be deleted for all staff.");
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLButtonElement);
	await view.findByText("The draft is deleted");
	expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/notifications/drafts/b" });
	expect(calls[1]).toMatchObject({ method: "GET", path: "/api/notifications/drafts" });
});
