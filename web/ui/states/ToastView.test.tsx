/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { act, fireEvent, render } from "@testing-library/react";
import { Language } from "../../core/language/i18n.tsx";
import { ToastView } from "./ToastView.tsx";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("pauses the five seconds of a toast while it is hovered or focused", () => {
	const closed = jest.fn();
	const { getByRole } = render(
		<Language initial="en">
			<ToastView toast={{ id: 1, title: "Saved", kind: "success" }} onClose={closed} />
		</Language>,
	);
	const toast = getByRole("status");
	pass(3_000);
	fireEvent.pointerEnter(toast);
	pass(60_000);
	fireEvent.focus(getByRole("button"));
	fireEvent.pointerLeave(toast);
	pass(60_000);
	fireEvent.blur(getByRole("button"));
	pass(1_900);
	expect(closed).not.toHaveBeenCalled();
	pass(200);
	expect(closed).toHaveBeenCalledTimes(1);
});

test("stays for ten seconds with Undo, which closes it and takes the action back", () => {
	const [closed, undone] = [jest.fn(), jest.fn()];
	const { getByRole } = render(
		<Language initial="en">
			<ToastView
				toast={{ id: 1, title: "Registered", kind: "success", undo: undone }}
				onClose={closed}
			/>
		</Language>,
	);
	pass(9_000);
	expect(closed).not.toHaveBeenCalled();
	fireEvent.click(getByRole("button", { name: "Undo" }));
	expect(closed).toHaveBeenCalledTimes(1);
	expect(undone).toHaveBeenCalledTimes(1);
});
