import fc from "fast-check";
import type * as z from "zod/mini";
import { expectRefusal, faultsOf } from "../core/answers.ts";
import type { Answer } from "../core/api.ts";
import { oddBody, type Raw, reads, trickyValues, withValue } from "../core/malformed.ts";
import { createPersonForTest } from "../core/people.ts";
import { leastAllowed, type NamedRoute, pathOf, routesThat, writes } from "../core/routes.ts";
import { type Sample, sampleOf } from "../core/samples.ts";
import { oneIn, seed, sized } from "../core/size.ts";
import { inBatches, send } from "../core/wire.ts";

/** The fields of a route's schema. */
const fieldsOf = ({ route }: NamedRoute) =>
	Object.keys((route.body as z.ZodMiniObject | undefined)?.shape ?? { id: 1 });

const bodies = (
	named: NamedRoute,
	sample: Sample["body"],
	count: number,
	keep: (raw: Raw) => boolean,
) => fc.sample(oddBody(sample ?? {}, fieldsOf(named)).filter(keep), { seed, numRuns: count });

/** A separate IP address, so that these calls use up no rate limit of other tests. */
const address = "127.0.0.21";

const sendTo = ({ route }: NamedRoute, { params, cookie }: Sample, { bytes, type }: Raw) =>
	send(route.method, pathOf(route, params), {
		cookie,
		address,
		body: bytes,
		headers: { "content-type": type },
	});

/** The bodies sent and the faults of their responses, shortest body first. */
const reportFaults = (sent: Raw[], answers: Answer[], faults: (answer: Answer) => string[]) =>
	answers
		.map((answer, position) => ({ sent: sent[position], answer, wrong: faults(answer) }))
		.filter(({ wrong }) => wrong.length > 0)
		.sort((a, b) => a.sent.bytes.length - b.sent.bytes.length)
		.slice(0, 3)
		.map(({ sent: { bytes, type }, answer, wrong }) => ({
			seed,
			type,
			body: new TextDecoder().decode(bytes.subarray(0, 300)),
			wrong,
			answer: JSON.stringify(answer.body).slice(0, 300),
		}));

const good = ({ route }: NamedRoute, raw: Raw) => {
	const read = reads(raw);
	return read !== undefined && route.body?.safeParse(read).success === true;
};

/**
 * A text for `maxParticipants` makes an event without a limit, which is expensive to create, so
 * only a few are sent.
 */
const dear = (name: string, value: string) =>
	name === "maxParticipants" && trickyValues.indexOf(value) % 12 !== 0;

/** The value in each field that must reject it, and once in all fields that accept it together. */
function tricky(named: NamedRoute, sample: Record<string, unknown>, value: string): Raw[] {
	const alone = fieldsOf(named)
		.filter((name) => !dear(name, value))
		.map((name) => ({ name, raw: withValue(sample, [name], value) }));
	const [taken, refused] = [
		alone.filter(({ raw }) => good(named, raw)),
		alone.filter(({ raw }) => !good(named, raw)),
	];
	const together = withValue(
		sample,
		taken.map(({ name }) => name),
		value,
	);
	return [
		...refused.map(({ raw }) => raw),
		...(good(named, together) ? [together] : taken.map(({ raw }) => raw)),
	];
}

/** A form sent without JavaScript is rejected by redirecting to its page with the reason. */
const faultsIn =
	({ route: { form } }: NamedRoute) =>
	(answer: Answer) => {
		const back =
			form &&
			answer.status === 303 &&
			answer.headers.get("location")?.startsWith(`${form.refused}#`);
		return back ? [] : faultsOf(answer);
	};

/**
 * Whether a call was accepted although empty fields alone make its body invalid. An edit may leave a
 * field empty that already was (decision 0076). The test does not know whether it was: other edits of
 * the record run at the same time.
 */
function staysEmpty(
	{ route }: NamedRoute,
	sample: Sample,
	{ raw, status }: { raw?: Raw; status: number },
): boolean {
	if (!raw || status !== 200 || raw.type !== "application/json") return false;
	const fields = Object.entries(JSON.parse(new TextDecoder().decode(raw.bytes)));
	const filled = fields.map(([name, value]) => [
		name,
		value === null || value === "" ? sample.body?.[name] : value,
	]);
	return route.body?.safeParse(Object.fromEntries(filled)).success === true;
}

const prepared = new Map<string, Promise<Sample>>();

/**
 * One sample per route for all tests of this file: rejected calls change nothing, and accepted ones
 * come last.
 */
function sampleFor(named: NamedRoute): Promise<Sample> {
	const sample = prepared.get(named.key) ?? sampleOf(named);
	prepared.set(named.key, sample);
	return sample;
}

describe("bodies that are too large", () => {
	test.each(
		oneIn(
			3,
			routesThat(({ body }) => body),
		),
	)("%s rejects a body that is too large", async (_, named) => {
		const { body, ...sample } = await sampleFor(named);
		const bytes = new TextEncoder().encode(
			JSON.stringify({ ...body, more: "x".repeat(256 * 1024) }),
		);
		expectRefusal(await sendTo(named, sample, { bytes, type: "application/json" }), "too_large");
	});

	test.each(routesThat(({ file }) => file))(
		"%s rejects a form whose picture is too large",
		async (_, named) => {
			const form = new FormData();
			form.append(
				named.route.file ?? "",
				new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]),
				"large.jpg",
			);
			const { cookie } = await createPersonForTest(leastAllowed(named.route.access) ?? {});
			const encoded = new Response(form);
			const bytes = new Uint8Array(await encoded.arrayBuffer());
			const type = encoded.headers.get("content-type") ?? "";
			expectRefusal(await sendTo(named, { cookie }, { bytes, type }), "too_large");
		},
	);
});

describe("invalid bodies", () => {
	const many = sized({ whole: 1_000, share: 12 });

	test.each(routesThat(({ body }) => body))(
		`%s rejects ${many} invalid bodies with the right error`,
		async (_, named) => {
			const sample = await sampleFor(named);
			const sent = bodies(named, sample.body, many, (raw) => !good(named, raw));
			const answers = await inBatches(sent, async (raw) => ({
				raw,
				...(await sendTo(named, sample, raw)),
			}));
			const faults = (answer: Answer & { raw?: Raw }) =>
				staysEmpty(named, sample, answer) ? [] : faultsIn(named)(answer);
			expect(reportFaults(sent, answers, faults)).toEqual([]);
		},
	);

	test.each(routesThat(({ body }) => body))(
		"%s refuses JSON that is no object or is too deep",
		async (_, named) => {
			const sample = await sampleFor(named);
			const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
			const inFields = fieldsOf(named).map((name) => `{${JSON.stringify(name)}:${deep}}`);
			const sent = ["null", "[]", "1", "true", '"text"', deep, ...inFields].map((text) => ({
				bytes: new TextEncoder().encode(text),
				type: "application/json",
			}));
			const answers = await inBatches(sent, (raw) => sendTo(named, sample, raw));
			expect(reportFaults(sent, answers, faultsIn(named))).toEqual([]);
		},
	);

	test.each(routesThat(({ body }) => body))(
		"%s survives tricky values in each field",
		async (_, named) => {
			const sample = await sampleFor(named);
			const all = oneIn(24, trickyValues, named.key).flatMap((value) =>
				tricky(named, sample.body ?? {}, value),
			);
			const valid = all.filter((raw) => good(named, raw));
			const invalid = all.filter((raw) => !good(named, raw));
			const sent = [...invalid, ...valid];
			const sendOne = async (raw: Raw) => ({ raw, ...(await sendTo(named, sample, raw)) });
			const answers = [
				...(await inBatches(invalid, sendOne)),
				// Valid bodies at once for the same event could be answered `busy`.
				...(await inBatches(valid, sendOne, 1)),
			];
			const faults = (answer: Answer & { raw?: Raw }) => {
				if (!answer.raw) return faultsOf(answer);
				if (good(named, answer.raw)) return answer.status < 500 ? [] : [`status ${answer.status}`];
				return staysEmpty(named, sample, answer) ? [] : faultsOf(answer);
			};
			expect(reportFaults(sent, answers, faults)).toEqual([]);
		},
	);

	test.each(routesThat((route) => writes(route) && !route.body))(
		"%s takes no body: it refuses fields and ignores anything else",
		async (_, named) => {
			const cookie = (await createPersonForTest({ role: "super-admin" })).cookie;
			const sent = bodies(named, { id: 1 }, sized({ whole: 100, share: 10 }), () => true);
			const answers = await inBatches(sent, (raw) => sendTo(named, { cookie }, raw));
			// A call without unknown ids is valid, unless an earlier call ended the session or nothing is
			// left to do.
			const done = (answer: Answer) => {
				if (answer.status === (named.route.status ?? 200)) return [];
				const { code, fields = {} } = answer.body ?? {};
				const isNamed = Object.values(fields).every((field) => field === "unknown_field");
				const isOfBody = ["malformed", "unsupported_media"].includes(code);
				return isOfBody || !isNamed ? [`refused as ${code}`] : faultsOf(answer);
			};
			expect(reportFaults(sent, answers, named.route.params ? faultsOf : done)).toEqual([]);
		},
	);
});
