/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useTableKeys } from "./useTableKeys.ts";

Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

/** A list whose rows disappear when they are approved; R rejects the row. */
function List({ onReject }: { onReject?: (row: string) => void }) {
	const [rows, setRows] = useState(["first", "second", "third"]);
	useTableKeys(onReject && { R: onReject });
	return (
		<main>
			<input aria-label="search" />
			<ul>
				{rows.map((row) => (
					<li key={row} data-row={row} tabIndex={-1} aria-label={row}>
						<button
							type="button"
							aria-keyshortcuts="A"
							onClick={() => setRows(rows.filter((other) => other !== row))}
						>
							Approve {row}
						</button>
					</li>
				))}
			</ul>
		</main>
	);
}

const press = (code: string) =>
	fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
const focused = () => document.activeElement?.getAttribute("aria-label");

test("keys move through rows, press their buttons, and continue with the next row", () => {
	render(<List />);
	press("KeyJ");
	expect(focused()).toBe("first");
	press("KeyJ");
	press("KeyA");
	expect(screen.queryByText("Approve second")).toBeNull();
	expect(focused()).toBe("third");
	press("KeyA");
	expect(focused()).toBe("first");
});

test("calls a key's function with the focused row, if no element of the row has the key", () => {
	const rejected: string[] = [];
	render(<List onReject={(row) => rejected.push(row)} />);
	press("KeyR");
	press("KeyJ");
	press("KeyJ");
	press("KeyR");
	expect(rejected).toEqual(["second"]);
});

test("keys do nothing in the list while a field has the focus", () => {
	render(<List />);
	act(() => screen.getByLabelText("search").focus());
	press("KeyJ");
	press("KeyA");
	expect(focused()).toBe("search");
	expect(screen.getByText("Approve first")).toBeTruthy();
});
