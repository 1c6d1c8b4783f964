/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { eventJudgesQuery, judgesQuery } from "../judges.queries.ts";
import EventJudgesPage from "./EventJudgesPage.tsx";
import JudgeDialog from "./JudgeDialog.tsx";
import ManageJudges from "./ManageJudges.tsx";

const judge = (id: number, firstName: string, wish: object = {}, currentBelt = "black-2") => ({
	judges: {
		id,
		userId: 100 + id,
		competitionLevel: "Local",
		specializations: ["Kata", "Kumite"],
		competitionsOfficiated: 1_204,
		certificationDate: "2020-03-04",
		isActive: true,
		version: 6,
		...wish,
	},
	users: personForTest(100 + id, firstName, { currentBelt }),
});
const noura = judge(1, "Noura");
const reem = judge(
	2,
	"Reem",
	{
		competitionLevel: "International",
		specializations: ["Kumite"],
		competitionsOfficiated: 3,
		certificationDate: null,
	},
	"black-4",
);
const sara = judge(
	3,
	"Sara",
	{ competitionLevel: "Regional", isActive: false, certificationDate: "2019-01-01" },
	"black-1",
);
const all = [noura, reem, sara];
const name = (belt: string) => beltName(belt as Belt, "en");

function open(rows: object[], search = "", locale: "en" | "ar" = "en") {
	const calls = answerCalls(({ method }) =>
		method === "GET"
			? new Promise(() => undefined)
			: { body: { ...noura.judges, competitionsOfficiated: 1_205, version: 7 } },
	);
	const view = renderPart(<ManageJudges />, {
		at: `/admin/judges${search}`,
		locale,
		data: [
			[userQuery.queryKey, { id: 9, role: "super-admin" }],
			[judgesQuery.queryKey, rows],
		],
	});
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		isOld: () => view.queries.getQueryState(judgesQuery.queryKey)?.isInvalidated,
		people: () => view.texts("tbody th a").map((words) => words.split(" ")[0]),
		cells: (at: number) =>
			[...view.all("tbody tr")[at].children].map(({ textContent }) => plainText(textContent)),
		filters: () => view.texts(".url-filter button"),
	};
}

describe("the registry of judges", () => {
	test("says of each what they may judge, how often they did and since when", () => {
		const view = open(all);
		expect(view.cells(0)).toEqual([
			"Noura Saleh101@club.example",
			"Active",
			"LocalKata and Kumite",
			name("black-2"),
			"1,204+1 Competition",
			"March 4, 2020",
			"DeactivateEdit",
		]);
		expect(view.cells(1).slice(2, 6)).toEqual([
			"InternationalKumite",
			name("black-4"),
			"3+1 Competition",
			"–",
		]);
		expect(view.cells(2)[1]).toBe("Inactive");
		expect(view.cells(2).at(-1)).toBe("Edit");
		expect(view.all("tbody th a")[1].getAttribute("href")).toContain("102");
		expect(open(all, "", "ar").cells(2).slice(1, 3)).toEqual([
			"غير نشط",
			expect.stringMatching(/^إقليمي/),
		]);
	});

	test.each([
		["judge", ["Noura", "Reem", "Sara"]],
		["status", ["Sara", "Noura", "Reem"]],
		["level", ["Noura", "Sara", "Reem"]],
		["belt", ["Sara", "Noura", "Reem"]],
		["competitions", ["Reem", "Sara", "Noura"]],
		["certified", ["Reem", "Sara", "Noura"]],
	])("is sorted by %s", (sort, people) => {
		const rows = [noura, reem, { ...sara, judges: { ...sara.judges, competitionsOfficiated: 9 } }];
		expect(open(rows, `?sort=${sort}`).people()).toEqual(people);
	});

	test("is filtered by who is active, with how many there are", () => {
		const view = open(all, "?show=inactive");
		expect(view.filters()).toEqual(["All3", "Active2", "Inactive1"]);
		expect(view.people()).toEqual(["Sara"]);
		expect(open(all, "?show=active").people()).toEqual(["Noura", "Reem"]);
		expect(open(all, "?show=other").people()).toHaveLength(3);
		const none = open([noura], "?show=inactive");
		none.getByText("No judges of this kind");
		const empty = open([]);
		expect(empty.filters()).toEqual([]);
		empty.getByText("Add the first one. Coaches and staff can be judges.");
	});

	test("counts one competition more, which can be taken back", async () => {
		const view = open(all);
		fireEvent.click(view.getByRole("button", { name: "+1 Competition for Noura Saleh" }));
		await view.findByText("Judge competitions count updated");
		expect(view.writes()[0].path).toMatch(/\/judges\/1\//);
		expect(view.isOld()).toBe(true);
		fireEvent.click(view.getByRole("button", { name: "Undo" }));
		await view.findByText("Judge updated");
		const { id: _, userId: _person, ...rest } = noura.judges;
		expect(view.writes()[1].body).toEqual({ ...rest, version: 7 });
	});

	test("opens the judge of the address, or a form for another one", async () => {
		const view = open(all, "?id=3");
		expect((await view.findByRole("dialog")).textContent).toMatch(/^Edit Judge.*Sara Saleh/);
		const created = open(all, "?id=new");
		expect((await created.findByRole("dialog")).textContent).toMatch(/^Add Judge/);
		expect(open(all, "?id=99").queryByRole("dialog")).toBeNull();
		const listed = open(all);
		fireEvent.click(listed.getByRole("button", { name: /^Edit.*Reem Saleh/ }));
		expect(listed.address()).toBe("/admin/judges?id=2");
	});
});

describe("the form of a judge", () => {
	const openForm = (row: object | null) => {
		let closed = 0;
		const calls = answerCalls(({ method, path }) =>
			method !== "GET"
				? { body: noura.judges }
				: path.includes("/users?")
					? { body: [personForTest(101, "Noura"), personForTest(110, "Dana")] }
					: new Promise(() => undefined),
		);
		const view = renderPart(
			<JudgeDialog
				row={row as never}
				all={all as never}
				onClose={() => {
					closed += 1;
				}}
			/>,
			{
				data: [
					[userQuery.queryKey, { id: 9, role: "member" }],
					[judgesQuery.queryKey, all],
				],
			},
		);
		return {
			...view,
			closed: () => closed,
			reads: () => calls.filter(({ path }) => path.includes("/users?")),
			writes: () => calls.filter(({ method }) => method !== "GET"),
			isOld: () => view.queries.getQueryState(judgesQuery.queryKey)?.isInvalidated,
			value: (label: string) => (view.getByLabelText(label) as HTMLInputElement).value,
			submit: () => fireEvent.submit(document.querySelector("form") as HTMLFormElement),
		};
	};

	test("begins with what is stored, and sends what was changed", async () => {
		const view = openForm(reem);
		expect(view.value("Competition level")).toBe("International");
		expect(view.value("Competitions officiated")).toBe("3");
		expect(view.value("Certification date")).toBe("");
		const boxes = ["Kata", "Kumite", "Active"].map(
			(label) => (view.getByLabelText(label) as HTMLInputElement).checked,
		);
		expect(boxes).toEqual([false, true, true]);
		fireEvent.change(view.getByLabelText("Competition level"), { target: { value: "Regional" } });
		fireEvent.click(view.getByLabelText("Kata"));
		fireEvent.change(view.getByLabelText("Competitions officiated"), { target: { value: "4" } });
		view.submit();
		await view.findByText("Judge updated");
		const [{ method, path, body }] = view.writes();
		expect([method, path]).toEqual(["PUT", expect.stringMatching(/\/judges\/2$/)]);
		expect(body).toMatchObject({
			competitionLevel: "Regional",
			specializations: expect.arrayContaining(["Kata", "Kumite"]),
			competitionsOfficiated: 4,
			isActive: true,
			version: 6,
		});
		expect([view.closed(), view.isOld()]).toEqual([1, true]);
	});

	test("needs a person, who is no judge yet, among coaches and staff", async () => {
		const view = openForm(null);
		expect([view.value("Competition level"), view.value("Competitions officiated")]).toEqual([
			"Local",
			"0",
		]);
		view.submit();
		view.getByText("Choose who is to be a judge");
		expect(view.writes()).toEqual([]);
		fireEvent.change(view.getByLabelText("Name or email"), { target: { value: "Saleh" } });
		fireEvent.click(await view.findByRole("button", { name: /Dana Saleh$/ }));
		expect(view.queryByRole("button", { name: /Noura Saleh$/ })).toBeNull();
		expect(view.reads()[0].path).toMatch(/roles=coach/);
		expect(view.reads()[0].path).not.toMatch(/roles=[^&]*member/);
		view.submit();
		await view.findByText("Judge created");
		expect(view.writes()[0].body).toMatchObject({
			userId: 110,
			competitionLevel: "Local",
			competitionsOfficiated: 0,
			isActive: true,
		});
		await waitFor(() => expect(view.closed()).toBe(1));
	});
});

describe("the judges of an event", () => {
	const today = kuwaitDate(Date.now());
	function openPage(role: string, event: object = {}, assigned: object[] | null = []) {
		answerCalls(({ path }) =>
			assigned === null && path.includes("/judges")
				? { status: 400, body: { code: "invalid_input" } }
				: new Promise(() => undefined),
		);
		return renderPart(
			<Routes>
				<Route path="/events/:id/judges" element={<EventJudgesPage />} />
			</Routes>,
			{
				at: "/events/7/judges",
				data: [
					[userQuery.queryKey, { id: 9, role }],
					[
						eventQuery(7 as never).queryKey,
						{
							id: 7,
							eventType: "tournament",
							titleEn: "Cup",
							titleAr: "كأس",
							eventDate: dayAfter(today),
							endDate: null,
							location: null,
							locationAr: null,
							published: true,
							registrationState: "closed",
							requiredDocument: "none",
							cancelReason: null,
							classes: [],
							...event,
						},
					],
					...(assigned ? [[eventJudgesQuery(7 as never).queryKey, assigned] as const] : []),
				],
			},
		);
	}
	const past = { eventDate: dayAfter(today, -1) };

	test("say that nobody is assigned, or that the list could not be read", async () => {
		const view = openPage("admin");
		expect(view.queryByRole("button", { name: "Try again" })).toBeNull();
		expect(view.all("h3")).toHaveLength(1);
		const failed = openPage("admin", {}, null);
		await failed.findByRole("button", { name: "Try again" });
		expect(failed.all("h3, .loading")).toEqual([]);
	});

	test.each([
		["super-admins ahead of it", "super-admin", {}, true, false],
		["admins ahead of it", "admin", {}, false, false],
		["super-admins on the day", "super-admin", { eventDate: today }, true, false],
		["super-admins afterwards", "super-admin", past, false, true],
		["super-admins if it is called off", "super-admin", { cancelReason: "Rain" }, false, false],
		["super-admins if it was", "super-admin", { ...past, cancelReason: "Rain" }, false, false],
	])("are assigned by %s, or counted", async (_, role, event, assigns, counts) => {
		const view = openPage(role, event);
		const button = view.queryByRole("button", { name: "Assign Judge to Cup" });
		expect(button?.textContent ?? null).toBe(assigns ? "Assign Judge" : null);
		expect(view.queryByText(/^The day after the event it is counted/) !== null).toBe(counts);
		if (button) {
			fireEvent.click(button);
			await view.findByRole("dialog");
		}
		expect(view.address()).toBe(`/events/7/judges${assigns ? "?judges=7" : ""}`);
	});
});
