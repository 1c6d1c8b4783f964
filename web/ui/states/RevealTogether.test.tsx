/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Loading } from "./Loading.tsx";
import { RevealTogether } from "./RevealTogether.tsx";

const deferred = <Value,>() => Promise.withResolvers<Value>();

function Card({ name, read }: { name: string; read: () => Promise<string> }) {
	const { data } = useQuery({ queryKey: [name], queryFn: read });
	return data === undefined ? null : <p>{data}</p>;
}

function Family({ ask, askNext }: { ask: () => Promise<string>; askNext: () => Promise<string> }) {
	const { data } = useQuery({ queryKey: ["family"], queryFn: ask });
	return data && <Card name="child" read={askNext} />;
}

const show = (children: ReactNode) =>
	render(
		<IntlProvider locale="en">
			<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 5 } } })}>
				<RevealTogether fallback={<p>Loading</p>}>{children}</RevealTogether>
			</QueryClientProvider>
		</IntlProvider>,
	);

const isShown = (text: string) => screen.queryByText(text)?.closest(".unrevealed") === null;

afterEach(() => {
	jest.useRealTimers();
	onlineManager.setOnline(true);
});

test("shows all parts at once, when the code and the data of the last one are there", async () => {
	const [code, belt, fees] = [
		deferred<{ default: typeof Card }>(),
		deferred<string>(),
		deferred<string>(),
	];
	const Lazy = lazyPart(() => code.promise);
	show(
		<>
			<Card name="belt" read={() => belt.promise} />
			<Lazy name="fees" read={() => fees.promise} />
		</>,
	);
	belt.resolve("Blue belt");
	await screen.findByText("Blue belt");
	expect([isShown("Blue belt"), isShown("Loading")]).toEqual([false, true]);
	await act(async () => code.resolve({ default: Card }));
	expect([isShown("Blue belt"), isShown("Loading")]).toEqual([false, true]);
	fees.resolve("You owe 20 dinars");
	await screen.findByText("You owe 20 dinars");
	expect(screen.queryByText("Loading")).toBeNull();
	expect([isShown("Blue belt"), isShown("You owe 20 dinars")]).toEqual([true, true]);
});

test("waits for what the data of a part asks for next", async () => {
	const [family, child] = [deferred<string>(), deferred<string>()];
	show(<Family ask={() => family.promise} askNext={() => child.promise} />);
	await act(async () => family.resolve("Layan"));
	expect(isShown("Loading")).toBe(true);
	child.resolve("Next class: today");
	await screen.findByText("Next class: today");
	expect(screen.queryByText("Loading")).toBeNull();
});

test("does not wait for the retries of a part that failed", async () => {
	show(
		<>
			<Card name="belt" read={async () => "Blue belt"} />
			<Card name="fees" read={() => Promise.reject(new Error("unreachable"))} />
		</>,
	);
	await screen.findByText("Blue belt");
	await act(async () => {});
	expect([isShown("Blue belt"), screen.queryByText("Loading")]).toEqual([true, null]);
});

test("shows nothing while a read waits for a connection", async () => {
	onlineManager.setOnline(false);
	show(<Card name="belt" read={async () => "Blue belt"} />);
	await act(async () => {});
	expect(isShown("Loading")).toBe(true);
	await act(async () => onlineManager.setOnline(true));
	await screen.findByText("Blue belt");
	await act(async () => {});
	expect([isShown("Blue belt"), screen.queryByText("Loading")]).toEqual([true, null]);
});

test("shows what is there after three seconds, and that more is coming until it has come", async () => {
	jest.useFakeTimers();
	const fees = deferred<string>();
	show(
		<>
			<p>Profile</p>
			<Card name="fees" read={() => fees.promise} />
		</>,
	);
	expect(isShown("Profile")).toBe(false);
	await act(async () => jest.advanceTimersByTime(3_000));
	expect([isShown("Profile"), isShown("Loading")]).toEqual([true, true]);
	jest.useRealTimers();
	fees.resolve("You owe 20 dinars");
	await screen.findByText("You owe 20 dinars");
	await act(async () => {});
	expect([isShown("You owe 20 dinars"), screen.queryByText("Loading")]).toEqual([true, null]);
});

function Classes({ read }: { read: () => Promise<string> }) {
	const { data } = useQuery({ queryKey: ["classes"], queryFn: read });
	return (
		<>
			<h2>My Classes</h2>
			{data === undefined ? <Loading label="Loading classes..." /> : <p>{data}</p>}
		</>
	);
}

/** The loading texts that can be seen. */
const loadingTexts = () =>
	screen
		.queryAllByText(/^Loading/)
		.filter((one) => one.closest(".unrevealed") === null)
		.map(({ textContent }) => textContent);

test("says at once what is loading where a part names it, and never twice", async () => {
	jest.useFakeTimers();
	const [classes, fees] = [deferred<string>(), deferred<string>()];
	show(
		<>
			<Classes read={() => classes.promise} />
			<Card name="fees" read={() => fees.promise} />
		</>,
	);
	expect(loadingTexts()).toEqual(["Loading classes..."]);
	expect(isShown("My Classes")).toBe(false);
	await act(async () => jest.advanceTimersByTime(3_000));
	expect([isShown("My Classes"), ...loadingTexts()]).toEqual([true, "Loading classes..."]);
	jest.useRealTimers();
	classes.resolve("Adults");
	await screen.findByText("Adults");
	await act(async () => {});
	expect(loadingTexts()).toEqual(["Loading"]);
	fees.resolve("You owe 20 dinars");
	await screen.findByText("You owe 20 dinars");
	await act(async () => {});
	expect(loadingTexts()).toEqual([]);
});

test("keeps its own fallback where the parts do not name what is loading", async () => {
	show(<Loading />);
	await act(async () => {});
	expect(loadingTexts()).toEqual(["Loading"]);
});

test("ends when a part stops loading without a read", async () => {
	const { rerender } = show(<Loading label="Loading classes..." />);
	expect(loadingTexts()).toEqual(["Loading classes..."]);
	rerender(
		<IntlProvider locale="en">
			<QueryClientProvider client={new QueryClient()}>
				<RevealTogether fallback={<p>Loading</p>}>
					<p>Adults</p>
				</RevealTogether>
			</QueryClientProvider>
		</IntlProvider>,
	);
	await act(async () => {});
	expect([isShown("Adults"), ...loadingTexts()]).toEqual([true]);
});
