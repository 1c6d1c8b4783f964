import type { api, Domain } from "#shared/api.ts";
import { call } from "./api.ts";
import { loadByDomain } from "./loadByDomain.ts";
import { callerForTest } from "./people.ts";
import { leastAllowed, type NamedRoute, pathOf } from "./routes.ts";

/** A call that succeeds. Without a cookie it is made by the least privileged permitted person. */
export type Sample = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** An array for calls that take one. */
	body?: Record<string, unknown>;
	cookie?: string;
	address?: string;
};

/** A valid call of every route of a domain. A route without one does not compile. */
export type SamplesOf<D extends Domain> = {
	[Name in keyof (typeof api)[D]]: () => Promise<Sample>;
};

/** The samples of all domains, from `tests/samples/<area>/<domain>.ts`. */
const samples = await loadByDomain<Record<string, () => Promise<Sample>>>("samples");

/** Makes the call of a sample. */
export const make = ({ route }: NamedRoute, { params, query, ...sent }: Sample) =>
	call(route.method, pathOf(route, params, query), sent);

/** A call of a route that succeeds, with its caller. */
export async function sampleOf(
	{ domain, name, route }: NamedRoute,
	by = callerForTest,
): Promise<Sample> {
	const make = samples[domain]?.[name];
	if (!make) throw new Error(`tests/samples has no call ${name} of ${domain}`);
	const sample = await make();
	const wish = leastAllowed(route.access);
	if (sample.cookie || !wish) return sample;
	return { ...sample, cookie: (await by(wish)).cookie };
}
