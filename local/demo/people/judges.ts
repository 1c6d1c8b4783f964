import type { JudgeRecord } from "#functions/competition/judges/judge.entity.ts";
import type { AssignmentRecord } from "#functions/competition/judges/judge-assignment.entity.ts";
import type { JudgeLevel, Specialization } from "#shared/competition/judges/judges.rules.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { makeEvents } from "../events/events.ts";
import type { Person } from "../person.ts";

const both: Specialization[] = ["Kata", "Kumite"];

type Told = {
	level: JudgeLevel;
	special: Specialization[];
	officiated: number;
	/** Years since certification. */
	years: number;
	inactive?: true;
};

/** All coaches and staff are certified; keyed by the part of their email address before the @. */
const told: Record<string, Told> = {
	coach: { level: "Regional", special: both, officiated: 21, years: 6.4 },
	coach2: { level: "International", special: both, officiated: 88, years: 19.2 },
	coach3: { level: "Regional", special: ["Kata"], officiated: 17, years: 5.1 },
	coach4: { level: "International", special: both, officiated: 64, years: 15.7 },
	coach5: { level: "Regional", special: ["Kumite"], officiated: 23, years: 7.3 },
	coach6: { level: "Local", special: ["Kumite"], officiated: 9, years: 2.6 },
	coach7: { level: "Local", special: both, officiated: 6, years: 1.8 },
	coach8: { level: "Regional", special: ["Kata"], officiated: 14, years: 4.9 },
	coach9: { level: "Local", special: ["Kumite"], officiated: 3, years: 0.9 },
	coach10: { level: "Local", special: ["Kata"], officiated: 5, years: 1.4, inactive: true },
	coach11: { level: "Local", special: ["Kata"], officiated: 2, years: 0.6 },
	coach12: { level: "Regional", special: ["Kata"], officiated: 11, years: 3.8 },
	pending: { level: "Local", special: ["Kumite"], officiated: 4, years: 1.1 },
	pending2: { level: "Local", special: ["Kata"], officiated: 1, years: 0.4 },
	pending3: { level: "Local", special: ["Kumite"], officiated: 7, years: 2.2, inactive: true },
	admin: { level: "Local", special: ["Kata"], officiated: 8, years: 3.1 },
	admin2: { level: "Regional", special: ["Kumite"], officiated: 26, years: 8.5 },
	admin3: { level: "International", special: both, officiated: 52, years: 13.9 },
	admin4: { level: "Local", special: [], officiated: 0, years: 0.2 },
	super: { level: "International", special: both, officiated: 73, years: 17.5 },
};

const nameOf = ({ user }: Person) => user.email.split("@")[0];

export function makeJudges(everybody: readonly Person[], now: number): JudgeRecord[] {
	return everybody
		.filter((person) => nameOf(person) in told)
		.map((person, before) => {
			const { level, special, officiated, years, inactive } = told[nameOf(person)];
			const certified = dateIn(now, -Math.round(years * 365.25));
			return {
				id: before + 1,
				userId: person.user.id,
				competitionLevel: level,
				specializations: special,
				competitionsOfficiated: officiated,
				certificationDate: certified,
				isActive: !inactive,
				...madeAt(certified, 12, before),
			};
		});
}

type Step = Pick<
	AssignmentRecord,
	"askedBy" | "answeredBy" | "status" | "notes" | "answerNotes"
> & {
	judge: string;
	/** Days since the request. */
	days: number;
};

const asked = (judge: string, days: number, notes?: string): Step => ({
	judge,
	days,
	notes,
	askedBy: "federation",
	status: "pending",
});
const confirmed = (judge: string, days: number): Step => ({
	...asked(judge, days),
	status: "accepted",
	answeredBy: "judge",
});

/** Judges of a past tournament, and of two that are being prepared. */
const plans: Record<string, Step[]> = {
	"Ahmadi Kata Open": ["coach", "coach3", "coach8", "coach12", "super"].map((judge) =>
		confirmed(judge, 120),
	),
	"Jahra Kumite Cup": [
		confirmed("coach2", 18),
		confirmed("coach4", 18),
		confirmed("admin2", 17),
		asked(
			"coach",
			3,
			"Tatami 2, judges meet at 7:30 AM · البساط ٢، واجتماع الحكام الساعة ٧:٣٠ صباحًا",
		),
		asked("coach6", 3),
		{
			...asked("coach5", 16),
			status: "declined",
			answeredBy: "judge",
			answerNotes: "I coach my team that day · أدرّب فريقي في ذلك اليوم",
		},
		{
			judge: "coach9",
			days: 2,
			askedBy: "judge",
			status: "pending",
			notes: "Free all day · متفرغ طوال اليوم",
		},
	],
	"Kuwait National Kyokushin Championship": [
		confirmed("super", 10),
		confirmed("coach", 9),
		asked("admin", 4),
		{ judge: "coach3", days: 5, askedBy: "judge", status: "accepted", answeredBy: "federation" },
		{
			judge: "coach7",
			days: 1,
			askedBy: "judge",
			status: "pending",
			notes: "Free on both days · متفرغة في اليومين",
		},
	],
};

export function judgeAssignments(
	registry: readonly JudgeRecord[],
	everybody: readonly Person[],
	now: number,
) {
	const known = new Map(makeEvents(now).map(({ event }) => [event.titleEn, event]));
	const people = new Map(everybody.map((person) => [nameOf(person), person.user.id]));
	const judgeOf = (name: string) => registry.find(({ userId }) => userId === people.get(name));
	const all = Object.entries(plans).flatMap(([title, steps]) =>
		steps.flatMap(({ judge: name, days, ...step }) => {
			const [event, judge] = [known.get(title), judgeOf(name)];
			if (!event || !judge) throw new Error(`No ${title} or no judge ${name}`);
			const settled = Date.parse(event.endsAt) < now && step.status === "accepted";
			const made = madeAt(dateIn(now, -days), 11);
			return {
				...step,
				judgeId: judge.id,
				eventId: event.id,
				...made,
				registrationDate: made.createdAt,
				...(settled && { settledAt: event.endsAt }),
			};
		}),
	);
	return all
		.toSorted((a, b) => a.registrationDate.localeCompare(b.registrationDate))
		.map((assignment, before): AssignmentRecord => ({ ...assignment, id: before + 1 }));
}
