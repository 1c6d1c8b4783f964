/** @jest-environment jsdom */

import { jest } from "@jest/globals";
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { useDelayedSubmit } from "../base/pictures/useDelayedSubmit.ts";
import { FillLanguage } from "../base/records/FillLanguage.tsx";
import { LackingNotice } from "../base/records/languages/LackingNotice.tsx";
import { useNativeForm } from "../base/session/nativeForm.tsx";
import { retryWithBackoff } from "../base/session/patiently.ts";
import { ConfirmIdentity } from "../community/account/ConfirmIdentity.tsx";
import { usePeopleSelection } from "../community/people/bulk/usePeopleSelection.ts";
import { ShareButton } from "../competition/events/page/ShareButton.tsx";
import { paidQuery } from "../competition/online-payments/online-payments.queries.ts";
import PaidPage from "../competition/online-payments/PaidPage.tsx";
import { inTurn, inTurnEach } from "../competition/waiting-room/inTurn.ts";
import { ApiError } from "../core/calls/client.ts";
import { confirmIdentity } from "../core/calls/confirmIdentity.ts";
import { useReadOn } from "../core/calls/useReadOn.ts";
import { useToken } from "../identity/auth/links/useToken.ts";
import { feesKey } from "../people/memberships/memberships.queries.ts";
import { mailQuery, notificationsQuery } from "../people/notifications/notifications.queries.ts";
import { useMarkRead, useNotifications } from "../people/notifications/useNotifications.ts";
import { StepForm } from "../ui/dialogs/StepForm.tsx";
import { StepsDialog } from "../ui/dialogs/StepsDialog.tsx";
import { WaitingSubmit } from "../ui/dialogs/waitingSubmit.ts";
import { Upload } from "../ui/fields/Upload.tsx";
import { LoadError } from "../ui/states/LoadError.tsx";
import { Alive } from "./Alive.tsx";
import { useScroll } from "./shell/useScroll.ts";

Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

function Scrolled() {
	useScroll();
	return (
		<>
			<Link to="/news">News</Link>
			<p id="part-ü">Part</p>
		</>
	);
}

const Token = () => <p>{useToken() ?? "unread"}</p>;

function NativeForm({ seen }: { seen: (string | undefined)[] }) {
	const { method, action } = useNativeForm({ path: "/auth/login" });
	seen.push(action);
	return <form method={method} />;
}

const ReadOn = (pages: Parameters<typeof useReadOn>[0]) => <div ref={useReadOn(pages)} />;

function Picture({ isBusy, isGood }: { isBusy: boolean; isGood: boolean }) {
	const place = useRef<HTMLDivElement>(null);
	useDelayedSubmit(place, isBusy, isGood);
	return <div ref={place} />;
}

type WaitingFormProps = {
	isBusy: boolean;
	isGood: boolean;
	onWait: (reason: string | undefined) => void;
	onSubmit: () => void;
};

/** A form with a picture, and a button that ends its upload. */
function WaitingForm({ onWait, onSubmit, ...props }: WaitingFormProps) {
	const [isBusy, setBusy] = useState(props.isBusy);
	return (
		<WaitingSubmit value={onWait}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit();
				}}
			>
				<Picture isBusy={isBusy} isGood={props.isGood} />
				<button type="button" onClick={() => setBusy(false)}>
					Done
				</button>
			</form>
		</WaitingSubmit>
	);
}

type PeopleSelection = ReturnType<typeof usePeopleSelection>;

/** A list of the first two people, and after a press of the others. */
function Selection({ people, states }: { people: never[]; states: PeopleSelection[] }) {
	const [isSecond, setSecond] = useState(false);
	states.push(usePeopleSelection(isSecond ? people.slice(2) : people.slice(0, 2)));
	return (
		<button type="button" onClick={() => setSecond(true)}>
			More
		</button>
	);
}

function Notifications() {
	const { data } = useNotifications();
	const mark = useMarkRead();
	return (
		<button type="button" className="mark" onClick={() => mark.mutate("a")}>
			{data?.map(({ id, isRead }) => `${id}${isRead}`).join()}
		</button>
	);
}

const steps = [
	{ id: "one", label: "One" },
	{ id: "two", label: "Two", disabled: false },
	{ id: "three", label: "Three", disabled: true },
];

function Steps() {
	const [current, setCurrent] = useState("one");
	const form = { steps, current, onStep: setCurrent, actions: null, onSubmit: () => {} };
	return (
		<StepsDialog title="New event" onClose={() => {}}>
			<StepForm {...form}>Fields</StepForm>
		</StepsDialog>
	);
}

function Failing() {
	const { data, isError, refetch } = useQuery(mailQuery);
	return isError ? <LoadError onRetry={refetch} /> : <p>{data ? "There" : "Loading"}</p>;
}

afterEach(() => jest.restoreAllMocks());

test("the page says once that it is alive", () => {
	let count = 0;
	addEventListener("alive", () => (count += 1));
	renderPart(<Alive />);
	expect(count).toBe(1);
});

describe("the scroll position", () => {
	let growths: (() => void)[] = [];
	Object.assign(globalThis, {
		ResizeObserver: class {
			constructor(grow: () => void) {
				growths.push(grow);
			}
			observe() {}
			disconnect() {
				growths = [];
			}
		},
	});
	const open = (at: string) => {
		growths = [];
		const calls: string[] = [];
		window.scrollTo = () => calls.push("top") as never;
		Element.prototype.scrollIntoView = function (this: Element) {
			calls.push(this.id);
		};
		return { ...renderPart(<Scrolled />, { at }), calls };
	};

	test("of a new page is its top, also of the same one", () => {
		const { calls, getByRole } = open("/events");
		fireEvent.click(getByRole("link"));
		fireEvent.click(getByRole("link"));
		expect(calls).toEqual(["top", "top", "top"]);
	});

	test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
		"of an address with an anchor is that part while the page grows, until the reader acts: %s",
		(act) => {
			const { calls } = open("/home#part-%C3%BC");
			for (const grow of growths) grow();
			expect(calls).toEqual(["part-ü", "part-ü"]);
			fireEvent(window, new Event(act));
			expect(growths).toEqual([]);
		},
	);
});

test("a link's token is read from behind the # or from the query, and leaves the address bar", () => {
	for (const [at, token] of [
		["/agree#token=abc", "abc"],
		["/agree?token=def", "def"],
		["/agree#token=abc&other=1", "abc"],
		["/agree", ""],
	]) {
		const { container, address } = renderPart(<Token />, { at });
		expect([container.textContent, address()]).toEqual([token, "/agree"]);
	}
});

test("a form has an address of its own only until the page is alive", () => {
	const seen: (string | undefined)[] = [];
	renderPart(<NativeForm seen={seen} />);
	expect(seen).toEqual(["/api/auth/login", undefined]);
});

test("the first empty field of the language that is to be written has the focus", () => {
	const form = (
		<form>
			<FillLanguage />
			<input lang="ar" aria-label="filled" defaultValue="نص" />
			<input lang="en" aria-label="English" />
			<textarea lang="ar" aria-label="first" defaultValue=" " />
			<input lang="ar" aria-label="second" />
		</form>
	);
	renderPart(form, { at: "/admin?id=7&fill=ar" });
	expect(document.activeElement?.getAttribute("aria-label")).toBe("first");
	renderPart(form, { at: "/admin?id=7" });
	expect(document.activeElement).toBe(document.body);
});

test("a list that shows only what lacks a language says so where the reader is", () => {
	const calls: string[] = [];
	Element.prototype.scrollIntoView = function (this: Element) {
		calls.push(this.textContent ?? "");
	};
	let clicks = 0;
	const notice = (count: number) =>
		renderPart(<LackingNotice lacking="ar" count={count} onShowAll={() => (clicks += 1)} />);
	fireEvent.click(notice(2).getByRole("button"));
	notice(0);
	expect(calls.map((text) => text.split(".")[0])).toEqual([
		"Only what lacks Arabic is shown",
		"Nothing lacks Arabic any more",
	]);
	expect(clicks).toBe(1);
});

describe("a list is read on", () => {
	let seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
	Object.assign(globalThis, {
		IntersectionObserver: class {
			constructor(callback: (typeof seen)[number]) {
				seen.push(callback);
			}
			observe() {}
			disconnect() {
				seen = [];
			}
		},
	});

	test("when its end comes near, unless a page is being read, failed, or was the last", () => {
		let read = 0;
		const more = () => (read += 1);
		const pages = { more, isReadingMore: false, isMoreFailed: false };
		seen = [];
		renderPart(<ReadOn {...pages} />);
		seen[0]([{ isIntersecting: false }]);
		expect(read).toBe(0);
		seen[0]([{ isIntersecting: true }]);
		expect(read).toBe(1);
		for (const wish of [{ more: undefined }, { isReadingMore: true }, { isMoreFailed: true }]) {
			seen = [];
			renderPart(<ReadOn {...pages} {...wish} />);
			expect(seen).toEqual([]);
		}
	});
});

describe("a form with a picture that is being sent", () => {
	let [sent, waiting]: [number, string | undefined] = [0, undefined];
	const waitingForm = (isBusy: boolean, isGood: boolean) => (
		<WaitingForm
			isBusy={isBusy}
			isGood={isGood}
			onWait={(reason) => {
				waiting = reason;
			}}
			onSubmit={() => {
				sent += 1;
			}}
		/>
	);
	HTMLFormElement.prototype.requestSubmit = function () {
		fireEvent.submit(this);
	};

	test.each([
		["is sent once the picture is there", true, 1],
		["is not sent if the picture failed", false, 0],
	])("waits, says so, and %s", (_, isGood, times) => {
		[sent, waiting] = [0, undefined];
		const view = renderPart(waitingForm(true, isGood));
		fireEvent.submit(view.container.querySelector("form") as HTMLFormElement);
		expect([sent, waiting]).toEqual([0, "Waiting for the picture..."]);
		fireEvent.click(view.getByRole("button"));
		expect([sent, waiting]).toEqual([times, undefined]);
	});

	test("is sent at once without one", () => {
		sent = 0;
		fireEvent.submit(
			renderPart(waitingForm(false, true)).container.querySelector("form") as HTMLFormElement,
		);
		expect(sent).toBe(1);
	});
});

test("a sign-in that is busy is repeated after the time that the server says, and no other error", async () => {
	jest.useFakeTimers();
	const busy = (seconds?: number) =>
		new ApiError(503, JSON.stringify({ code: "sign_in_busy", params: { seconds } }));
	const waits: number[] = [];
	const fates = [busy(3), busy(), undefined];
	let calls = 0;
	const done = retryWithBackoff(
		async () => {
			calls += 1;
			const fate = fates.shift();
			if (fate) throw fate;
			return "in";
		},
		(seconds) => waits.push(seconds),
	);
	await jest.advanceTimersByTimeAsync(2_999);
	expect([calls, waits]).toEqual([1, [3]]);
	await jest.advanceTimersByTimeAsync(1_001);
	expect(calls).toBe(2);
	await jest.advanceTimersByTimeAsync(2_000);
	expect([await done, calls, waits]).toEqual(["in", 3, [3, 0, 1, 0]]);
	jest.useRealTimers();
	const other = new ApiError(401, '{"code":"wrong_credentials"}');
	await expect(
		retryWithBackoff(
			() => Promise.reject(other),
			() => {},
		),
	).rejects.toBe(other);
	const lost = new TypeError("Failed to fetch");
	await expect(
		retryWithBackoff(
			() => Promise.reject(lost),
			() => {},
		),
	).rejects.toBe(lost);
});

test("who is refused because others are before them takes a turn first, and then tries again", async () => {
	const order: string[] = [];
	const sent = answerCalls(({ path }) => {
		order.push(path);
		return { body: {} };
	});
	const refused = new ApiError(403, '{"code":"not_your_turn"}');
	const answer = await inTurn(5 as never, async () => {
		order.push("call");
		if (order.length === 1) throw refused;
		return "in";
	});
	expect([answer, order.length, order[0], order[2]]).toEqual(["in", 3, "call", "call"]);
	expect(sent[0].path).toMatch(/^\/api\/events\/5\//);
	const full = new ApiError(409, '{"code":"event_full"}');
	await expect(inTurn(5 as never, () => Promise.reject(full))).rejects.toBe(full);
	expect(sent).toHaveLength(1);
});

test("of several people only those refused for their turn take one, and are registered again", async () => {
	const calls: (number | string)[][] = [];
	const sent = answerCalls(async () => {
		await new Promise((next) => setTimeout(next));
		calls.push(["ticket"]);
		return { body: {} };
	});
	const register = async (rows: { userId: number }[]) => {
		calls.push(rows.map(({ userId }) => userId));
		return rows.map(({ userId }) => {
			const error = { 2: "not_your_turn", 3: "event_full" }[userId];
			return (
				calls.length === 1 && error
					? { userId, classId: null, error }
					: { userId, classId: null, status: "pending" }
			) as SquadResult;
		});
	};
	const rows = [{ userId: 1 }, { userId: 2 }, { userId: 3 }];
	const results = await inTurnEach(5 as never, rows, register);
	expect(calls).toEqual([[1, 2, 3], ["ticket"], [2]]);
	expect(sent.map(({ body }) => body)).toEqual([{ userId: 2 }]);
	expect(results).toMatchObject([
		{ userId: 1, status: "pending" },
		{ userId: 2, status: "pending" },
		{ userId: 3, error: "event_full" },
	]);
	calls.splice(0, calls.length, []);
	await inTurnEach(5 as never, rows, register);
	expect([calls.length, sent.length]).toEqual([2, 1]);
});

test("the share button opens the device's share sheet, or copies the address and says so", async () => {
	const copied: string[] = [];
	const share = (copy: (text: string) => Promise<void>) => {
		Object.assign(navigator, { clipboard: { writeText: copy } });
		const view = renderPart(<ShareButton title="Cup" />, { at: "/events/5?x=1#classes" });
		fireEvent.click(view.getByRole("button"));
		return view;
	};
	const good = share(async (text) => void copied.push(text));
	await good.findByRole("status");
	expect(copied).toEqual(["http://localhost/events/5?x=1"]);
	const bad = share(() => Promise.reject(new Error("not allowed")));
	expect((await bad.findByRole("alert")).textContent).toContain("http://localhost/events/5?x=1");
	const shared: unknown[] = [];
	Object.assign(navigator, { share: (one: unknown) => Promise.reject(shared.push(one)) });
	share(async () => void copied.push("again"));
	expect([shared, copied.length]).toEqual([
		[{ title: "Cup", url: "http://localhost/events/5?x=1" }],
		1,
	]);
	Reflect.deleteProperty(navigator, "share");
});

describe("an online payment that ended", () => {
	const payment = {
		state: "paid",
		outcome: null,
		amount: 5_000,
		charges: [
			{ target: "a", titleEn: "Cup", titleAr: "كأس", amount: 5_000, person: null },
			{
				target: "b",
				titleEn: "Fee",
				titleAr: "رسوم",
				amount: 1_000,
				person: { id: 7, firstName: "Reem", lastName: "Saleh" },
			},
		],
		receipt: null,
		url: null,
	};
	const open = (wish: object) => {
		const data = [
			[paidQuery("p1").queryKey, { ...payment, ...wish }],
			[[...feesKey.queryKey, "mine"], {}],
		] as const;
		const view = renderPart(<PaidPage />, { at: "/paid?payment=p1", data });
		const isStale = view.queries.getQueryState(data[1][0])?.isInvalidated;
		const links = view.all(".row a").map((link) => [link.textContent, link.getAttribute("href")]);
		return { ...view, isStale, links, message: view.getByRole("status").textContent };
	};

	test("makes the page of fees ask again, and one that goes on does not", () => {
		expect([open({}).isStale, open({ state: "started" }).isStale]).toEqual([true, false]);
	});

	test("says what was paid for whom, and leads to the receipt and the fees", () => {
		const { texts, links } = open({ receipt: "R-17", url: "https://bank.example" });
		expect(texts("li bdi")).toEqual(["Cup", "Fee", "Reem Saleh"]);
		expect(links).toHaveLength(3);
		expect([links[0][1], links[1][1], links[2][1]]).toEqual([
			expect.stringContaining("R-17"),
			"https://bank.example",
			"/fees",
		]);
		expect(open({}).links).toHaveLength(1);
	});

	test.each(["DECLINED", "CANCELLED"])("says why it failed: %s", (outcome) => {
		const words = [
			open({ state: "failed", outcome }).message,
			open({ state: "failed" }).message,
			open({ outcome }).message,
		];
		expect(new Set(words).size).toBe(3);
	});

	test("offers to try again only after a failure", () => {
		const last = (state: string) => open({ state }).links.at(-1)?.[0];
		expect(last("failed")).toBe(last("expired"));
		expect(last("failed")).not.toBe(last("paid"));
	});
});

test("a call that needs the password waits for the answer of its dialog", async () => {
	const { findByRole, queryByRole } = renderPart(<ConfirmIdentity />);
	let answer: boolean | undefined;
	act(() => {
		void confirmIdentity().then((isConfirmed) => {
			answer = isConfirmed;
		});
	});
	const dialog = await findByRole("dialog");
	fireEvent.keyDown(dialog, { key: "Escape" });
	await waitFor(() => expect([answer, queryByRole("dialog")]).toEqual([false, null]));
});

test("people stay selected when the list shows others", () => {
	const people = [1, 2, 3].map((id) => ({ id })) as never[];
	const states: PeopleSelection[] = [];
	const { getByRole } = renderPart(<Selection people={people} states={states} />);
	const state = () => states.at(-1);
	act(() => state()?.onSelect(new Set(["1", "2"])));
	fireEvent.click(getByRole("button"));
	act(() => state()?.onSelect(new Set(["1", "3", "9"])));
	expect([state()?.people.map(({ id }) => Number(id)), [...(state()?.selected ?? [])]]).toEqual([
		[1, 3],
		["1", "3"],
	]);
	act(() => state()?.clear());
	expect(state()?.people).toEqual([]);
});

test("a notification is shown as read at once, and again as unread if that fails", async () => {
	const one = (id: string) => ({ id, title: id, read: false, isRead: false });
	const fates = [200, 500];
	const sent = answerCalls(({ method }) =>
		method === "GET" ? { body: [one("a"), one("b")] } : { status: fates.shift(), body: {} },
	);
	const key = notificationsQuery("en").queryKey;
	const { all, texts } = renderPart(<Notifications />, { data: [[key, [one("a"), one("b")]]] });
	const press = () => fireEvent.click(all(".mark")[0]);
	press();
	await waitFor(() => expect(texts(".mark")).toEqual(["atrue,bfalse"]));
	await waitFor(() => expect(sent).toHaveLength(1));
	press();
	await waitFor(() => expect(texts(".mark")).toEqual(["afalse,bfalse"]));
});

test("the picture that was chosen before another one is let go", () => {
	const [made, dropped]: string[][] = [[], []];
	URL.createObjectURL = () => `blob:${made.push("")}`;
	URL.revokeObjectURL = (url) => void dropped.push(url);
	const choices: unknown[] = [];
	const { container, getByRole, queryByRole, texts, unmount } = renderPart(
		<Upload
			current="/now.webp"
			accept="image/*"
			choose="Choose"
			remove="Remove"
			hint="Up to 10 MB"
			onChoose={(one) => choices.push(one)}
		>
			{(address) => <p>{address ?? "none"}</p>}
		</Upload>,
	);
	const choose = (files: File[]) =>
		fireEvent.change(container.querySelector("input") as HTMLInputElement, { target: { files } });
	expect(texts("p")[0]).toBe("/now.webp");
	const file = new File(["a"], "a.png");
	choose([file]);
	choose([file]);
	expect([texts("p")[0], dropped.filter(Boolean)]).toEqual(["blob:2", ["blob:1"]]);
	fireEvent.click(getByRole("button", { name: "Remove" }));
	expect([texts("p")[0], queryByRole("button"), choices]).toEqual([
		"none",
		null,
		[file, file, "removed"],
	]);
	unmount();
	expect(dropped.filter(Boolean)).toEqual(["blob:1", "blob:2"]);
});

test("a step that is opened has the focus on its heading, and the first one has not", () => {
	const { getByRole } = renderPart(<Steps />);
	const heading = () => getByRole("heading", { level: 2, name: /^(One|Two)$/ });
	expect([heading().textContent, document.activeElement === heading()]).toEqual(["One", false]);
	expect((getByRole("button", { name: "Three" }) as HTMLButtonElement).disabled).toBe(true);
	fireEvent.click(getByRole("button", { name: "Two" }));
	expect([heading().textContent, document.activeElement === heading()]).toEqual(["Two", true]);
	expect(getByRole("button", { name: "Two" }).getAttribute("aria-current")).toBe("step");
	expect(getByRole("button", { name: "One" }).getAttribute("aria-current")).toBeNull();
});

test("what could not be loaded can be tried again, with the reason in a toast", async () => {
	const sent = answerCalls(() => ({ status: 409, body: { code: "event_full" } }));
	const { findByRole, findByText } = renderPart(<Failing />);
	const again = await findByRole("button", { name: "Try again" });
	await findByText("This event is full");
	expect(sent).toHaveLength(1);
	answerCalls(() => ({ body: {} }));
	fireEvent.click(again);
	await findByText("There");
});
