/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { addDialogEntry } from "./dialogEntries.ts";
import { useAddress } from "./useAddress.ts";

/** The view state of a page at an address. */
function at(address: string) {
	history.replaceState(null, "", address);
	const { result } = renderHook(useAddress, { wrapper: BrowserRouter });
	return result;
}

test("sets and removes parameters, and keeps the others", () => {
	const page = at("/members?search=a&belt=white&sort=name");
	expect(page.current.search.get("belt")).toBe("white");
	act(() => page.current.set({ search: "", belt: null, page: "2" }));
	expect(location.search).toBe("?sort=name&page=2");
	expect([...page.current.search.keys()]).toEqual(["sort", "page"]);
	act(() => page.current.clear());
	expect(location.pathname + location.search).toBe("/members");
});

test("two changes at once are both made", () => {
	const page = at("/members");
	act(() => {
		page.current.set({ search: "a" });
		page.current.set({ belt: "white" });
	});
	expect(location.search).toBe("?search=a&belt=white");
});

test("only a step can be taken back with the browser's Back", async () => {
	const page = at("/members");
	const length = history.length;
	act(() => page.current.set({ search: "a" }));
	expect(history.length).toBe(length);
	act(() => page.current.set({ tab: "belts" }, { step: true }));
	expect(history.length).toBe(length + 1);
	act(() => history.back());
	await waitFor(() => expect(location.search).toBe("?search=a"));
});

test("a change that comes after its page was left changes nothing", () => {
	const page = at("/members");
	const { set } = page.current;
	act(() => {
		history.pushState(null, "", "/news");
		set({ search: "a" });
		set({ search: "a" }, { step: true });
	});
	expect(location.pathname + location.search).toBe("/news");
});

test("a change behind an open dialog first leaves the dialog's entry", async () => {
	const page = at("/members");
	const length = history.length;
	addDialogEntry("dialog-1", () => {});
	expect([history.state.dialog, history.length]).toEqual(["dialog-1", length + 1]);
	act(() => page.current.set({ search: "a" }));
	expect(location.search).toBe("");
	await waitFor(() => expect(location.search).toBe("?search=a"));
	expect(history.state?.dialog).toBeUndefined();
});
