/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { LazyParts, lazyPart } from "./lazyPart.tsx";

class Boundary extends Component<{ children: ReactNode }> {
	override state = { failed: false };
	static getDerivedStateFromError = () => ({ failed: true });
	override render() {
		return this.state.failed ? <p role="alert">Failed</p> : this.props.children;
	}
}

const Greeting = ({ name }: { name: string }) => <p>Osu, {name}</p>;

test("shows the fallback around it until its code is there, and at once from then on", async () => {
	const Part = lazyPart(async () => ({ default: Greeting }));
	const page = (
		<LazyParts fallback={<p>Loading</p>}>
			<Part name="Reem" />
		</LazyParts>
	);
	const first = render(page);
	expect(first.container.textContent).toBe("Loading");
	await screen.findByText("Osu, Reem");
	expect(first.container.textContent).toBe("Osu, Reem");
	first.unmount();
	expect(render(page).container.textContent).toBe("Osu, Reem");
});

test("keeps the fallback of an outer part from the parts within it", async () => {
	const Inner = lazyPart(() => new Promise<{ default: typeof Greeting }>(() => {}));
	const Outer = lazyPart(async () => ({
		default: () => (
			<>
				<h1>Events</h1>
				<Inner name="Reem" />
			</>
		),
	}));
	const { container } = render(
		<LazyParts fallback={<p>Loading</p>}>
			<Outer />
		</LazyParts>,
	);
	await screen.findByRole("heading");
	expect(container.textContent).toBe("Events");
});

/** A part whose code cannot be fetched while offline. */
function offlinePart(options?: { isPage: boolean }) {
	let isOnline = false;
	const Part = lazyPart(async () => {
		if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
		return { default: Greeting };
	}, options);
	return {
		Part,
		goOnline: () => {
			isOnline = true;
		},
	};
}

test("leaves the rest of the page when its code cannot be fetched, and fetches it again on request", async () => {
	const { Part, goOnline } = offlinePart();
	const page = (
		<IntlProvider locale="en">
			<h1>Events</h1>
			<Part name="Reem" />
		</IntlProvider>
	);
	render(page, { onCaughtError: () => {} });
	expect((await screen.findByRole("alert")).textContent).toContain("This part of the page");
	expect(screen.getByRole("heading").textContent).toBe("Events");
	goOnline();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByText("Osu, Reem");
	expect(screen.queryByRole("alert")).toBeNull();
});

test("leaves the error of a page to the boundary around it, and fetches the page again later", async () => {
	const { Part, goOnline } = offlinePart({ isPage: true });
	const page = (
		<Boundary>
			<Part name="Reem" />
		</Boundary>
	);
	const first = render(page, { onCaughtError: () => {} });
	expect((await screen.findByRole("alert")).textContent).toBe("Failed");
	first.unmount();
	goOnline();
	render(page);
	await screen.findByText("Osu, Reem");
});
