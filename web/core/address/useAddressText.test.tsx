/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { waitFor } from "@testing-library/react";
import { createRoot } from "react-dom/client";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { BrowserRouter } = await import("react-router-dom");
const { useAddress } = await import("./useAddress.ts");
const { useAddressText } = await import("./useAddressText.ts");

function Search() {
	const { search, set } = useAddress();
	return (
		<>
			<input {...useAddressText("search")} />
			<button
				type="button"
				aria-pressed={search.get("sort") === "rank"}
				onClick={() => set({ sort: "rank" })}
			/>
		</>
	);
}

/** Renders outside `act`, so that React schedules its renders as in a browser. */
async function open() {
	window.history.replaceState(null, "", "/members");
	const place = document.body.appendChild(document.createElement("div"));
	createRoot(place).render(
		<BrowserRouter>
			<Search />
		</BrowserRouter>,
	);
	return waitFor(() => {
		const field = place.querySelector("input");
		if (!field) throw new Error("not yet rendered");
		return { field, button: place.querySelector("button") as HTMLButtonElement };
	});
}

/** Appends a key to the field's value, as a keyboard does. */
function press(field: HTMLInputElement, key: string) {
	const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
	set?.call(field, field.value + key);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test("keeps every typed letter and the other parameters when keys arrive faster than renders", async () => {
	const { field, button } = await open();
	for (const key of "Yusuf") press(field, key);
	button.click();
	press(field, "!");
	expect(field.value).toBe("Yusuf!");
	await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
	expect([window.location.search, field.value]).toEqual(["?search=Yusuf%21&sort=rank", "Yusuf!"]);
});

test("shows the new query value when the address changes elsewhere", async () => {
	const { field } = await open();
	press(field, "Yusuf");
	await waitFor(() => expect(window.location.search).toBe("?search=Yusuf"));
	window.history.pushState(null, "", "/members?search=Dalal");
	window.dispatchEvent(new PopStateEvent("popstate"));
	await waitFor(() => expect(field.value).toBe("Dalal"));
});
