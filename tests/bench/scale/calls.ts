import { everyRoute, type NamedRoute } from "../../core/routes.ts";
import { known, type Size } from "./size.ts";
import { classOf } from "./training.ts";

/** A call of a list; each of `queries` in turn. */
export type Ask = {
	/** Name of this call in the result table. */
	name: string;
	key: string;
	domain: string;
	method: string;
	as: keyof typeof known | null;
	params: Record<string, string>;
	queries: Record<string, string>[];
	body?: unknown;
	declared: number;
};

/**
 * Lists of what the measured federations do not have: imports (an import has at most 5,000 rows in
 * any federation), families, chains of a ledger, waiting rooms, athletes,
 * gradings, and required documents.
 */
const unmeasured = [
	"GET /api/imports/{id}/rows",
	"GET /api/users/{id}/guardian-invitations",
	"GET /api/national-team/{id}/results",
	"GET /api/events/{id}/recommendations",
	"GET /api/events/{id}/candidates",
	"GET /api/events/{id}/documents",
	"GET /api/events/{id}/ledger/{chain}",
	"GET /api/events/{id}/queue/tickets",
];

/** Whether a call answers with a list, judged by its schema. */
const isList = ({ key, route }: NamedRoute) =>
	route.method === "GET" && route.response?._zod.def.type === "array" && !unmeasured.includes(key);

const callers = {
	public: null,
	signedIn: "member",
	coach: "coach",
	coachOrAdmin: "admin",
} as const;

/**
 * The caller of a route, if it does not follow from its access: the coach is a judge, the member is
 * not.
 */
const madeBy: Record<string, Ask["as"]> = { "GET /api/me/judging": "coach" };

const championship = ({ events, upcoming }: Size) => events - upcoming;

/** Parameters by beginning of the path; an event with classes, as large as most. */
function paramsOf({ route: { path } }: NamedRoute, size: Size): Record<string, string> {
	if (path.startsWith("/annual-plan")) return { id: String(new Date().getFullYear()) };
	if (/^\/(belt-progressions|users|students)\/\{id\}/.test(path))
		return { id: String(known.member) };
	if (path.startsWith("/classes/{id}")) return { id: String(classOf(known.coach, 0)) };
	if (path.includes("{judgeId}")) return { id: String(championship(size) - 6), judgeId: "1" };
	return path.includes("{id}") ? { id: String(championship(size) - 6) } : {};
}

const search = (...texts: string[]) => texts.map((text) => ({ search: text, limit: "9" }));

/** More queries to measure, by route and name. */
const otherWays: Record<string, Record<string, (size: Size) => Partial<Ask>>> = {
	"GET /api/users": {
		"one word of a name": () => ({ queries: search("moham", "sab", "أحم", "العج", "n", "ال") }),
		"two words": () => ({ queries: search("mohammad al", "ali khan", "أحمد ال", "sara mend") }),
		"inside a word": () => ({ queries: search("hmad", "rahman", "حمن") }),
		"an address, a phone, a number": ({ people }) => ({
			queries: search(
				"ahmad.",
				`${50_000_000 + people - 7}`,
				String(people - 7),
				`+965 ${50_000_000 + people - 9}`,
			),
		}),
		nobody: () => ({ queries: search("xylophone", "ahmad xylophone") }),
		"members by name": () => ({ queries: [{ roles: "member" }] }),
		"members, the last to join first": () => ({ queries: [{ roles: "member", sort: "joined" }] }),
		"members by belt": () => ({ queries: [{ roles: "member", sort: "belt" }] }),
		"approved coaches, staff": () => ({
			queries: [{ roles: "coach" }, { roles: "admin,super-admin" }],
		}),
		"of a belt, by name": () => ({ queries: [{ roles: "member", belt: "green-3" }] }),
		"of a belt and a dojo": () => ({
			queries: [{ belt: "green-3", dojo: "Salmiya", roles: "member" }],
		}),
		"of a coach": () => ({ queries: [{ coach: "3", roles: "member" }] }),
		"without a birthday, which all have": () => ({ queries: [{ lacks: "birthDate" }] }),
		"a word among those of a belt": () => ({
			queries: search("moham", "أحم").map((one) => ({ ...one, belt: "green-3" })),
		}),
	},
	"GET /api/members": {
		"by rank, in Arabic": () => ({ queries: [{ sort: "rank", lang: "ar" }] }),
		"one word of a name": () => ({ queries: search("moham", "sab", "أحم", "العج", "n", "ال") }),
		"two words": () => ({ queries: search("mohammad al", "ali khan", "أحمد ال", "sara mend") }),
		nobody: () => ({ queries: search("xylophone", "ahmad xylophone") }),
	},
	"GET /api/events": { staff: () => ({ as: "admin" }) },
	"GET /api/news": { staff: () => ({ as: "admin" }) },
	"GET /api/events/{id}/registrations": {
		"the largest event": (size) => ({ params: { id: String(championship(size)) } }),
	},
};

const costly = (size: Size): Ask[] =>
	everyRoute
		.filter(({ key }) => key === "POST /api/events/{id}/classes/check")
		.map((named) => ({
			...askOf(named, size),
			as: "admin",
			queries: [{}],
			body: { classes: [{ className: "Kumite", maxParticipants: 20, minAge: 12, maxAge: 40 }] },
		}));

function askOf(named: NamedRoute, size: Size): Ask {
	const { key, domain, route } = named;
	const byAccess =
		route.access in callers ? callers[route.access as keyof typeof callers] : "superAdmin";
	const as: Ask["as"] = madeBy[key] ?? byAccess;
	const base = {
		name: key,
		key,
		domain,
		method: route.method,
		as,
		params: paramsOf(named, size),
		queries: [{}],
	};
	return { ...base, declared: route.requests };
}

/** Each list route, with its most common query and the queries above. */
export function asks(size: Size): Ask[] {
	const lists = everyRoute.filter(isList).flatMap((named) => {
		const base = askOf(named, size);
		const ways = Object.entries(otherWays[base.key] ?? {});
		return [
			base,
			...ways.map(([name, way]) => ({ ...base, ...way(size), name: `${base.key}, ${name}` })),
		];
	});
	return [...lists, ...costly(size)];
}
