/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventQuery } from "../events/events.queries.ts";
import DutyCard from "./DutyCard.tsx";
import DutyLinkDialog from "./DutyLinkDialog.tsx";
import DutyLinkPage from "./DutyLinkPage.tsx";
import { dutiesQuery, ownDutiesQuery, useMay } from "./duties.queries.ts";
import EventDutiesPage from "./EventDutiesPage.tsx";
import GiveDutyDialog from "./GiveDutyDialog.tsx";
import OwnDutyLinks from "./OwnDutyLinks.tsx";

// jsdom’s `crypto` has no `subtle`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const today = kuwaitDate(Date.now());
const event = {
	id: 7,
	titleEn: "Cup",
	titleAr: "كأس",
	eventType: "tournament",
	eventDate: dayAfter(today, 2),
	endDate: dayAfter(today, 4),
	cancelReason: null,
	published: true,
	classes: [],
} as never;

const own = (wish: object = {}) => ({
	id: "01HZZZZZZZZZZZZZZZZZZZZZZZ",
	eventId: 7,
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: today,
	endDate: null,
	scope: "chief",
	until: dayAfter(today, 3),
	...wish,
});

const ofUser = (duties: object[], role = "member") =>
	[
		[["user"], { id: 5, role }],
		[ownDutiesQuery.queryKey, duties],
	] as const;

const isOld = ({ queries }: ReturnType<typeof renderPart>, key: readonly unknown[]) =>
	queries.getQueryState(key)?.isInvalidated;

describe("the own duties", () => {
	const open = (duties: object[], locale: "en" | "ar" = "en") => {
		answerCalls(() => ({ body: duties }));
		return renderPart(<DutyCard />, { locale, data: ofUser(duties) });
	};

	test.each([
		["chief", "Chief judge", ["/events/7/draw", "/events/7/weigh-in"]],
		["announcer", "Announcer", ["/events/7/draw"]],
		["weighIn", "Weigh-in", ["/events/7/weigh-in"]],
	])("as %s are named and lead to their pages", (scope, name, pages) => {
		const { getByText, all, texts } = open([own({ scope })]);
		getByText(name);
		getByText("Cup");
		expect(texts("h2")).toEqual(["Your duty today"]);
		expect(all("a").map((link) => link.getAttribute("href"))).toEqual(pages);
		expect(all("a.primary")).toHaveLength(1);
	});

	test.each([
		[[0], "مهمتك اليوم"],
		[[0, -1], "مهمتك اليوم"],
		[[3], "مهمتك في بطولة"],
		[[0, 3], "مهامك"],
	])("of events in %j days stand below “%s”", (days, title) => {
		const { texts, all } = open(
			days.map((inDays) => own({ id: String(inDays), eventDate: dayAfter(today, inDays) })),
			"ar",
		);
		expect(texts("h2")).toEqual([title]);
		expect(all("a.primary")).toHaveLength(days.filter((inDays) => inDays <= 0).length);
	});

	test("are not there without any", () => {
		expect(open([]).texts("section")).toEqual([]);
	});
});

test.each([
	["that runs leads to its pages", {}, ["/events/7/weigh-in"]],
	["of the last day still does", { until: today }, ["/events/7/weigh-in"]],
	["that is over leads nowhere", { until: dayAfter(today, -1) }, []],
	["at another event leads nowhere", { eventId: 8 }, []],
])("at an event a duty %s", (_, wish, pages) => {
	const duties = [own({ scope: "weighIn", ...wish }), own({ scope: "weighIn", ...wish })];
	answerCalls(() => ({ body: duties }));
	const { all } = renderPart(<OwnDutyLinks event={event} />, { data: ofUser(duties) });
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual(pages);
});

const May = () => <p>{String(useMay(7 as never, "draw"))}</p>;

test.each([
	["staff", "admin", [], true],
	["who has the duty", "member", [own()], true],
	["who has another duty", "member", [own({ scope: "weighIn" })], false],
	["whose duty is over", "member", [own({ until: dayAfter(today, -1) })], false],
	["who has it at another event", "member", [own({ eventId: 8 })], false],
	["who has none", "coach", [], false],
])("%s may draw, or not", (_, role, duties, may) => {
	answerCalls(() => ({ body: duties }));
	expect(renderPart(<May />, { data: ofUser(duties, role) }).texts("p")).toEqual([String(may)]);
});

describe("the link of a duty", () => {
	const secret = "s".repeat(43);
	const link = `7.01HZZZZZZZZZZZZZZZZZZZZZZZ.${secret}`;
	const duty = { ...own(), person: null, givenBy: personForTest(1, "Dana"), createdAt: today };

	test("is shown whole with the name of the duty, and says whether it was copied", async () => {
		for (const works of [true, false]) {
			const copied: string[] = [];
			Object.defineProperty(navigator, "clipboard", {
				configurable: true,
				value: {
					writeText: (text: string) => {
						copied.push(text);
						return works ? Promise.resolve() : Promise.reject(new Error("refused"));
					},
				},
			});
			const view = renderPart(
				<DutyLinkDialog
					event={event}
					duty={duty as never}
					secret={secret}
					onClose={() => undefined}
				/>,
			);
			view.getByText("Link to the duty: Chief judge");
			view.getByText(`${location.origin}/duty#${link}`);
			fireEvent.click(view.getByText("Copy"));
			await view.findByText(works ? "Copied" : /^The browser did not allow copying/);
			expect(copied).toEqual([`${location.origin}/duty#${link}`]);
		}
	});

	test.each([
		["chief", "Chief judge", "/events/7/draw"],
		["announcer", "Announcer", "/events/7/draw"],
		["weighIn", "Weigh-in", "/events/7/weigh-in"],
	])(
		"is taken by a press as %s, and leads to where the duty is done",
		async (scope, name, page) => {
			const calls = answerCalls(({ method }) => ({
				body: method === "GET" ? event : own({ scope }),
			}));
			const view = renderPart(<DutyLinkPage />, {
				at: `/duty#${link}`,
				data: [
					[eventQuery(7).queryKey, event],
					[ownDutiesQuery.queryKey, []],
				],
			});
			view.getByText("Cup");
			const writes = () => calls.filter(({ method }) => method !== "GET");
			expect(writes()).toEqual([]);
			fireEvent.click(view.getByText("Take the duty"));
			await view.findByText("The duty is yours");
			view.getByText(name);
			expect(writes().map(({ body }) => body)).toEqual([
				{ eventId: 7, dutyId: "01HZZZZZZZZZZZZZZZZZZZZZZZ", secret },
			]);
			expect(view.address()).toBe(page);
			expect(isOld(view, ownDutiesQuery.queryKey)).toBe(true);
		},
	);

	test("that was not copied whole says so", () => {
		const { getByText, queryByText } = renderPart(<DutyLinkPage />, { at: "/duty#7.01HZ" });
		getByText("The link is incomplete");
		expect(queryByText("Take the duty")).toBeNull();
	});
});

describe("who is on duty at an event", () => {
	const until = dayAfter(today, 5);
	const given = (wish: object = {}) => ({
		id: "01HZZZZZZZZZZZZZZZZZZZZZZZ",
		scope: "chief",
		until,
		person: personForTest(9, "Noura"),
		givenBy: personForTest(1, "Dana"),
		createdAt: dayAfter(today, -6),
		...wish,
	});
	const open = (duties: object[]) => {
		const calls = answerCalls(({ path, method }) => ({
			body:
				method !== "GET"
					? {}
					: path.endsWith("/duties")
						? duties
						: path.endsWith("/events/7")
							? event
							: [],
		}));
		const view = renderPart(
			<Routes>
				<Route path="/events/:id/duties" element={<EventDutiesPage />} />
			</Routes>,
			{
				at: "/events/7/duties",
				data: [
					[["user"], { id: 1, role: "admin" }],
					[eventQuery(7).queryKey, event],
					[dutiesQuery(7 as never).queryKey, duties],
				],
			},
		);
		return { ...view, calls };
	};

	test("is named with the duty, its last day and who gave it", () => {
		const { texts } = open([given()]);
		const [row] = texts(".duty-list li");
		expect(row).toContain(`Chief judgeNoura SalehUntil ${longDay(until, "en")}`);
		expect(row).toMatch(/Assigned by .?Dana Saleh/);
	});

	test.each([
		[{}, /^.?Noura Saleh.? can then no longer do it/],
		[{ person: null }, /^The link then stops working/],
	])(
		"can lose the duty %j, which says what follows, and the list is read again",
		async (wish, words) => {
			const view = open([given(wish)]);
			expect(view.queryByText("Link not used yet") !== null).toBe("person" in wish);
			fireEvent.click(view.getByText("Withdraw"));
			const dialog = within(await view.findByRole("dialog"));
			dialog.getByText(words);
			const reads = () =>
				view.calls.filter(({ path, method }) => method === "GET" && path.endsWith("/duties"))
					.length;
			const before = reads();
			fireEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
			await view.findByText("The duty is withdrawn");
			expect(
				view.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path),
			).toEqual(["/api/events/7/duties/01HZZZZZZZZZZZZZZZZZZZZZZZ"]);
			await waitFor(() => expect(reads()).toBeGreaterThan(before));
		},
	);

	test("is nobody before the first duty", () => {
		expect(open([]).getByText("No duties yet")).toBeTruthy();
	});
});

describe("a duty that staff give", () => {
	const open = () => {
		const calls = answerCalls(({ method }) => ({
			body: method === "GET" ? [] : { ...own(), person: null, givenBy: null, createdAt: today },
		}));
		const links: unknown[] = [];
		let closed = 0;
		const view = renderPart(
			<GiveDutyDialog
				event={event}
				onLink={(_, secret) => links.push(secret)}
				onClose={() => {
					closed += 1;
				}}
			/>,
			{ data: [[dutiesQuery(7 as never).queryKey, []]] },
		);
		return {
			...view,
			links,
			closed: () => closed,
			press: () => fireEvent.click(view.getByRole("button", { name: "Assign a duty" })),
			sent: () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body),
		};
	};

	test("to nobody is refused at the field", async () => {
		const view = open();
		expect(view.queryByText("Choose a person")).toBeNull();
		view.press();
		view.getByText("Choose a person");
		await act(async () => {});
		expect(view.sent()).toEqual([]);
	});

	test("by a link ends on the day after the event, and hands on the secret of the link", async () => {
		const view = open();
		view.getByText("Receives entrants and weighs them");
		fireEvent.change(view.getByLabelText("Duty"), { target: { value: "announcer" } });
		view.getByText("Reads the bouts with everybody’s name");
		const last = view.getByLabelText("Last day") as HTMLInputElement;
		expect([last.min, last.value, last.max]).toEqual([
			today,
			dayAfter(today, 5),
			dayAfter(today, 18),
		]);
		fireEvent.change(view.getByLabelText("Who gets it"), { target: { value: "toLink" } });
		expect(view.queryByRole("region", { name: "Person" })).toBeNull();
		view.press();
		await waitFor(() => expect(view.links).toHaveLength(1));
		expect(view.sent()).toEqual([
			{ scope: "announcer", until: dayAfter(today, 5), linkHash: expect.any(String) },
		]);
		expect(view.sent()[0]).not.toMatchObject({ linkHash: view.links[0] });
		expect(view.closed()).toBe(0);
		expect(isOld(view, dutiesQuery(7 as never).queryKey)).toBe(true);
	});
});
