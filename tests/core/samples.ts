import type { Facts, FactsOf } from "#functions/people/notifications/notices.ts";
import type { api, Domain } from "#shared/api.ts";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { NotificationKind } from "#shared/notifications.ts";
import { call } from "./api.ts";
import { loadByDomain } from "./loadByDomain.ts";
import { callerForTest } from "./people.ts";
import { leastAllowed, type NamedRoute, pathOf } from "./routes.ts";

/** A call that succeeds. Without a cookie it is made by the least privileged permitted person. */
export type Sample = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** An array for calls whose body is an array. */
	body?: Record<string, unknown>;
	cookie?: string;
	headers?: Record<string, string>;
	address?: string;
};

/** A valid call of every route of a domain. A route without a sample does not compile. */
export type SamplesOf<D extends Domain> = {
	[Name in keyof (typeof api)[D]]: () => Promise<Sample>;
};

type WriteOf<D extends Domain> = {
	[Name in keyof (typeof api)[D]]: (typeof api)[D][Name] extends { method: "GET" } ? never : Name;
}[keyof (typeof api)[D]];

/** The id of the record that an audit line is about, from the call, its answer and its caller. */
export type AuditedId = (answer: { id: number }, sample: Sample, actor: number) => number | string;

/** An audit line that a call writes. */
export type Audited = { entityType: string; action: string; entityId: AuditedId };

/**
 * The audit line of each write of a domain; null if it changes no record, or another test covers
 * it.
 */
export type AuditedOf<D extends Domain> = Record<WriteOf<D>, Audited | null>;

/**
 * What a call does to the table. `writes`: what it writes (in the words of `wireWrites.ts`), and what
 * answers its caller if the condition of that write fails, because another call was faster: an error,
 * "done" where the call then takes another way, or null where nothing is required of the item.
 * `again`: what the same call does once more: it is refused, or "writes" the same, or "nothing".
 */
export type Effect = {
	writes: Record<string, ErrorCode | "done" | null>;
	again: ErrorCode | "writes" | "nothing";
};

/** A further call, and its status where it is not that of its route. */
type Case = Effect & { sample: () => Promise<Sample>; status?: number };

/** Further calls of a domain's writes, each of which does something else than the sample. */
export type CasesOf<D extends Domain> = {
	[Name in WriteOf<D>]?: { [what: string]: Case };
};

/** What each write of a domain does in the sample's case. */
export type EffectsOf<D extends Domain> = Record<WriteOf<D>, Effect>;

/** Fields of a different valid body for a write of a domain. */
export type OthersOf<D extends Domain> = { [Name in WriteOf<D>]?: Record<string, unknown> };

/** What `tests/domains/<area>/<domain>.samples.ts` exports. */
type Module = {
	default: Record<string, () => Promise<Sample>>;
	audited?: Record<string, Audited | null>;
	others?: Record<string, Record<string, unknown>>;
	effects?: Record<string, Effect>;
	cases?: Record<string, Record<string, Case>>;
	/** Facts of its kinds of notifications. */
	facts?: Partial<FactsOf>;
};

/** The samples of all domains, from `tests/domains/<area>/<domain>.samples.ts`. */
const samples = await loadByDomain<Module>("samples");

/** The audit line that a write is expected to make; undefined if its domain does not say. */
export const auditedBy = ({ domain, name }: NamedRoute) => samples[domain]?.audited?.[name];

/** What a call is expected to do to the table; undefined if its domain does not say. */
export const effectOf = ({ domain, name }: NamedRoute) => samples[domain]?.effects?.[name];

/** Further calls of a write, with what they do, by their names. */
export const casesOf = ({ domain, name }: NamedRoute) =>
	Object.entries(samples[domain]?.cases?.[name] ?? {});

/** Fields of a different valid body for the same write, if its domain names some. */
export const otherFieldsOf = ({ domain, name }: NamedRoute) => samples[domain]?.others?.[name];

/** Facts of a notification of a kind, from the samples of its domain. */
export function factsOf(kind: NotificationKind): Facts {
	const facts = Object.values(samples).find((sample) => sample.facts?.[kind])?.facts?.[kind];
	if (!facts) throw new Error(`tests/domains has no facts of the notification "${kind}"`);
	return facts;
}

/** Makes the call of a sample. */
export const make = ({ route }: NamedRoute, { params, query, ...sent }: Sample) =>
	call(route.method, pathOf(route, params, query), sent);

/** A call of a route that succeeds, with its caller. */
export async function sampleOf(
	{ domain, name, route }: NamedRoute,
	by = callerForTest,
	make = samples[domain]?.default[name],
): Promise<Sample> {
	if (!make) throw new Error(`tests/domains has no call ${name} of ${domain}`);
	const sample = await make();
	const wish = leastAllowed(route.access);
	if (sample.cookie || !wish) return sample;
	return { ...sample, cookie: (await by(wish)).cookie };
}
