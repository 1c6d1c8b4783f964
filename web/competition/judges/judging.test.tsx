/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import JudgingCard from "./duties/JudgingCard.tsx";
import { conflictsQuery, ownAssignmentsQuery, ownJudgeQuery } from "./judges.queries.ts";
import { EventJudgeList } from "./staff/EventJudgeList.tsx";

const today = kuwaitDate(Date.now());

type Answered = { status: string; askedBy: string; answeredBy: string | null };
const requested: Answered = { status: "pending", askedBy: "federation", answeredBy: null };
const applied: Answered = { status: "pending", askedBy: "judge", answeredBy: null };
const confirmed: Answered = { status: "accepted", askedBy: "federation", answeredBy: "judge" };
const declined: Answered = { status: "declined", askedBy: "federation", answeredBy: "judge" };

describe("a judge’s assignments", () => {
	const assignment = (id: number, answered: Answered, inDays: number, event: object = {}) => ({
		id,
		...answered,
		role: null,
		tatami: null,
		notes: null,
		event: {
			id: 100 + id,
			titleEn: `Cup ${id}`,
			titleAr: "",
			eventDate: dayAfter(today, inDays),
			endDate: null,
			published: true,
			cancelReason: null,
			location: "",
			locationAr: null,
			...event,
		},
	});
	const open = (assignments: object[], isActive = true) =>
		renderPart(<JudgingCard />, {
			data: [
				[
					ownJudgeQuery.queryKey,
					{
						id: 3,
						isActive,
						competitionLevel: "Local",
						specializations: [],
						competitionsOfficiated: 2,
					},
				],
				[ownAssignmentsQuery.queryKey, assignments],
			],
		});
	const names = (view: ReturnType<typeof open>) =>
		view.all(".my-judging button").map((button) => button.getAttribute("aria-label"));

	test("have unanswered ones first, then the soonest, and past ones apart", () => {
		const { texts } = open([
			assignment(1, confirmed, 2),
			assignment(2, requested, 9),
			assignment(3, confirmed, 1),
			assignment(4, confirmed, -3),
		]);
		expect(texts(".my-judging a")).toEqual(["Cup 2", "Cup 3", "Cup 1", "Cup 4"]);
		expect(texts("details .my-judging a")).toEqual(["Cup 4"]);
	});

	test("can be accepted where the federation asks, and given up", () => {
		const all = [
			assignment(1, requested, 1),
			assignment(2, applied, 2),
			assignment(3, confirmed, 3),
		];
		expect(names(open(all))).toEqual([
			"Accept: Cup 1",
			"Decline: Cup 1",
			"Withdraw: Cup 2",
			"Decline: Cup 3",
		]);
		expect(names(open(all, false))).not.toContain("Accept: Cup 1");
	});

	test("ask for no answer once the event is called off, or over", () => {
		const cancelled = { cancelReason: "" };
		expect(
			names(open([assignment(1, requested, 1, cancelled), assignment(2, requested, -1)])),
		).toEqual([]);
	});
});

describe("the judges of an event", () => {
	const judge = (id: number, firstName: string, answered: Answered, isActive = true) => ({
		id,
		eventId: 7,
		judgeId: id,
		...answered,
		role: null,
		tatami: null,
		notes: null,
		answerNotes: null,
		users: { id, firstName, lastName: "Saleh", firstNameAr: null, lastNameAr: null },
		judges: { id, isActive, competitionLevel: "Local" },
	});
	const all = [
		judge(1, "Noura", confirmed),
		judge(2, "Omar", declined),
		judge(3, "Layan", declined, false),
		judge(4, "Dana", applied),
	];
	const open = () =>
		renderPart(<EventJudgeList assigned={all as never} />, {
			data: all.map(({ judgeId }) => [conflictsQuery(7, judgeId).queryKey, []] as const),
		});

	test("have applications first, and the actions that fit each", () => {
		const { all: find } = open();
		expect(find(".event-judges button").map((one) => one.getAttribute("aria-label"))).toEqual([
			"Approve Dana Saleh",
			"Reject Dana Saleh",
			"Unassign Noura Saleh",
			"Ask Omar Saleh again",
			"Unassign Omar Saleh",
			"Unassign Layan Saleh",
		]);
	});

	test.each([
		["Approve", "accepted"],
		["Reject", "declined"],
		["Ask again", "pending"],
	])("after “%s” are stored as %s", async (name, status) => {
		const sent = answerCalls(({ method }) => ({ body: method === "GET" ? [] : {} }));
		const { getByText } = open();
		fireEvent.click(getByText(name));
		const changes = () => sent.filter(({ method }) => method !== "GET");
		await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ status }]));
	});
});
