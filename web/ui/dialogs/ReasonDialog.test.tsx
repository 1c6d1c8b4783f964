/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderPart } from "#tests/core/renderPart.tsx";
import ReasonDialog from "./ReasonDialog.tsx";

function open(wish: Partial<ComponentProps<typeof ReasonDialog>> = {}) {
	const sent: string[] = [];
	const view = renderPart(
		<ReasonDialog
			title="Reject?"
			submit="Reject"
			label="Reason"
			write={{ isPending: false, reason: undefined, mutate: (reason) => void sent.push(reason) }}
			onClose={() => {}}
			{...wish}
		>
			They read it.
		</ReasonDialog>,
	);
	const reason = () => view.getByLabelText("Reason") as HTMLTextAreaElement;
	return {
		...view,
		sent,
		reason,
		type: (value: string) => fireEvent.change(reason(), { target: { value } }),
		submit: () => fireEvent.submit(document.querySelector("form") as Element),
	};
}

test.each(["", "  ", "\n \t"])("a reason that has to be given is not %j", (typed) => {
	const { sent, reason, type, submit, getByText, queryByText } = open({ missing: "Say why" });
	type(typed);
	submit();
	getByText("Say why");
	expect([sent, document.activeElement === reason()]).toEqual([[], true]);
	type("Too late");
	submit();
	expect([sent, queryByText("Say why")]).toEqual([["Too late"], null]);
});

test("a reason that may be left out is sent as it is", () => {
	const { sent, submit } = open();
	submit();
	expect(sent).toEqual([""]);
});

test("ready reasons are added to what was typed, one on each line", () => {
	const ready = {
		label: "Ready reasons",
		reasons: [
			{ word: "Document", text: "A document is missing" },
			{ word: "Fee", text: "The fee is open" },
		],
	};
	const { sent, type, submit, getByRole } = open({ ready, missing: "Say why" });
	type(" Sorry. ");
	for (const name of ["Document", "Fee"]) fireEvent.click(getByRole("button", { name }));
	submit();
	expect(sent).toEqual(["Sorry.\nA document is missing\nThe fee is open"]);
});
