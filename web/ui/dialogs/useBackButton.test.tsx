/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { render } from "@testing-library/react";
import { changeAddressAfterDialog } from "../../core/address/dialogEntries.ts";
import { useBackButton } from "./useBackButton.ts";

function Dialog({ onClose = () => {} }: { onClose?: () => void }) {
	useBackButton(onClose);
	return <p role="dialog" />;
}

/** Resolves after the timer with which a closed dialog leaves its entry: that one was set earlier. */
const nextTimer = () => new Promise((done) => setTimeout(done));

afterEach(() => jest.restoreAllMocks());

test("a dialog whose address changes as it closes goes back once, however slow the browser is", async () => {
	const back = history.back.bind(history);
	const goBack = jest.spyOn(history, "back").mockImplementation(() => {});
	history.replaceState({ page: "list" }, "");
	history.pushState({ page: "import" }, "");
	const view = render(<Dialog />);
	expect(history.state).toEqual({ page: "import", dialog: expect.any(String) });

	const change = jest.fn();
	changeAddressAfterDialog(change);
	view.unmount();
	await nextTimer();
	expect(goBack).toHaveBeenCalledTimes(1);
	expect(change).not.toHaveBeenCalled();

	const left = new Promise((done) => addEventListener("popstate", done, { once: true }));
	back();
	await left;
	expect(history.state).toEqual({ page: "import" });
	expect(change).toHaveBeenCalledTimes(1);
});

test("a dialog that opens while the browser leaves the entry of another one stays open", async () => {
	const back = history.back.bind(history);
	const goBack = jest.spyOn(history, "back").mockImplementation(() => {});
	history.replaceState({ page: "list" }, "");
	const first = render(<Dialog />);
	first.unmount();
	await nextTimer();
	expect(goBack).toHaveBeenCalledTimes(1);
	goBack.mockRestore();

	const close = jest.fn();
	const second = render(<Dialog onClose={close} />);
	const left = new Promise((done) => addEventListener("popstate", done, { once: true }));
	back();
	await left;
	// If the browser had to leave another entry, it would do so by now.
	for (let turn = 0; turn < 3; turn++) await nextTimer();
	expect(close).not.toHaveBeenCalled();
	expect(history.state).toEqual({ page: "list", dialog: expect.any(String) });

	const closed = new Promise((done) => close.mockImplementation(() => done(undefined)));
	back();
	await closed;
	expect(history.state).toEqual({ page: "list" });
	second.unmount();
	await nextTimer();
});

test("a dialog that closes goes back in the history once", async () => {
	const back = jest.spyOn(history, "back").mockImplementation(() => {});
	const view = render(<Dialog />);
	view.unmount();
	await nextTimer();
	expect(back).toHaveBeenCalledTimes(1);
});
