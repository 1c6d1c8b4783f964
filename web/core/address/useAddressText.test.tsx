/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { waitFor } from "@testing-library/react";
import { createRoot } from "react-dom/client";

// The router asks for it when it is loaded, and jsdom has none.
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

/** Outside `act`, so that React renders when it finds the time, as in a browser. */
async function shown() {
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

/** Types behind what stands in the field, as a keyboard does. */
function press(field: HTMLInputElement, key: string) {
	const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
	set?.call(field, field.value + key);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test("loses no letter and no other choice when keys are faster than the page is rendered", async () => {
	const { field, button } = await shown();
	for (const key of "Yusuf") press(field, key);
	button.click();
	press(field, "!");
	expect(field.value).toBe("Yusuf!");
	await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
	expect([window.location.search, field.value]).toEqual(["?search=Yusuf%21&sort=rank", "Yusuf!"]);
});

test("shows what the address says when it is changed elsewhere", async () => {
	const { field } = await shown();
	press(field, "Yusuf");
	await waitFor(() => expect(window.location.search).toBe("?search=Yusuf"));
	window.history.pushState(null, "", "/members?search=Dalal");
	window.dispatchEvent(new PopStateEvent("popstate"));
	await waitFor(() => expect(field.value).toBe("Dalal"));
});
