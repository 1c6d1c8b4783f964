import {
	byStanding,
	canBeRequested,
	countByLevel,
	matchingJudges,
	mayAccept,
	mayDecline,
	standingOf,
} from "./judges.rules.ts";
import type { JudgeRow } from "./judges.schema.ts";

let last = 0;
const row = (
	judges: Partial<JudgeRow["judges"]> = {},
	users: Partial<JudgeRow["users"]> = {},
): JudgeRow => ({
	judges: {
		id: ++last,
		userId: last,
		isActive: true,
		competitionLevel: "Local",
		competitionsOfficiated: 0,
		specializations: [],
		certificationDate: null,
		version: 1,
		...judges,
	},
	users: {
		firstName: "Noura",
		lastName: "Al-Sayegh",
		firstNameAr: "نورة",
		lastNameAr: "الصايغ",
		currentBelt: "black-1",
		profileImageUrl: null,
		competitionReadiness: "Local",
		...users,
	},
});

const none = { name: "", level: "", belt: "" };

describe("matchingJudges", () => {
	const noura = row();
	const hamad = row(
		{ competitionLevel: "Regional" },
		{
			firstName: "Hamad",
			lastName: "Dashti",
			firstNameAr: null,
			lastNameAr: null,
			currentBelt: "black-6",
		},
	);
	const all = [noura, hamad];

	test.each([
		[none, all],
		[{ ...none, name: "NOURA" }, [noura]],
		[{ ...none, name: "sayegh noura" }, [noura]],
		[{ ...none, name: "نوره" }, [noura]],
		[{ ...none, name: "dash" }, [hamad]],
		[{ ...none, level: "Regional" }, [hamad]],
		[{ ...none, level: "Regional", belt: "black-1" }, []],
		[{ ...none, belt: "black-1" }, [noura]],
		[{ ...none, level: "Worldwide" }, []],
	])("filter %j finds the matching judges", (filter, left) =>
		expect(matchingJudges(all, filter)).toEqual(left),
	);
});

test("sorts judges by level, then belt, then name", () => {
	const [zayd, amal] = [row({}, { firstName: "Zayd" }), row({}, { firstName: "Amal" })];
	const dan = row({}, { currentBelt: "black-3" });
	const international = row({ competitionLevel: "International" }, { currentBelt: "brown-1" });
	expect([zayd, amal, dan, international].sort(byStanding)).toEqual([
		international,
		dan,
		amal,
		zayd,
	]);
});

test("counts active judges at each level", () => {
	const all = [row(), row({ isActive: false }), row({ competitionLevel: "International" })];
	expect(countByLevel(all)).toEqual({ Local: 1, Regional: 0, International: 1 });
});

describe("a judge's assignment", () => {
	const of = (
		status: "pending" | "accepted" | "declined",
		requestedBy: "federation" | "judge",
		by = requestedBy,
	) => ({
		status,
		askedBy: requestedBy,
		answeredBy: status === "pending" ? null : by,
	});

	test.each([
		[of("pending", "federation"), "asked"],
		[of("pending", "judge"), "applied"],
		[of("accepted", "federation", "judge"), "confirmed"],
		[of("accepted", "judge", "federation"), "confirmed"],
		[of("declined", "federation", "judge"), "declined"],
		[of("declined", "judge", "judge"), "withdrawn"],
		[of("declined", "judge", "federation"), "rejected"],
	] as const)("assignment %j has the standing %s", (assignment, standing) =>
		expect(standingOf(assignment)).toBe(standing),
	);

	test("a judge can accept a request, and decline any assignment that is not declined", () => {
		expect(mayAccept(of("pending", "federation"))).toBe(true);
		expect(mayAccept(of("pending", "judge"))).toBe(false);
		expect(mayAccept(of("accepted", "federation", "judge"))).toBe(false);
		expect(mayDecline(of("accepted", "federation", "judge"))).toBe(true);
		expect(mayDecline(of("declined", "federation", "judge"))).toBe(false);
	});
});

test("only active judges who are not assigned yet can be requested for an event", () => {
	const { judges: judge } = row();
	expect(canBeRequested(judge, [])).toBe(true);
	expect(canBeRequested(judge, [{ judgeId: judge.id }])).toBe(false);
	expect(canBeRequested({ ...judge, isActive: false }, [])).toBe(false);
});
