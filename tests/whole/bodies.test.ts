import fc from "fast-check";
import { expectRefusal, faultsOf } from "../core/answers.ts";
import type { Answer } from "../core/api.ts";
import { oddBody, type Raw, reads } from "../core/malformed.ts";
import { createPersonForTest } from "../core/people.ts";
import { type NamedRoute, pathOf, routesThat, writes } from "../core/routes.ts";
import { type Sample, sampleOf } from "../core/samples.ts";
import { inBatches, send } from "../core/wire.ts";

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const bodies = (sample: Sample["body"], count: number, keep: (raw: Raw) => boolean) =>
	fc.sample(oddBody(sample ?? {}).filter(keep), { seed, numRuns: count });

/** So that what is tried here wears out nobody's patience elsewhere. */
const address = "127.0.0.21";

const sendTo = ({ route }: NamedRoute, { params, cookie }: Sample, { bytes, type }: Raw) =>
	send(route.method, pathOf(route, params), { cookie, address, body: bytes, headers: { "content-type": type } });

/** What was sent and what is wrong with the answer, shortest body first. */
const told = (sent: Raw[], answers: Answer[], faults: (answer: Answer) => string[]) =>
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

describe("bodies that are wrong", () => {
	test.each(routesThat(({ body }) => body))("%s refuses 1,000 of them and explains itself", async (_, named) => {
		const sample = await sampleOf(named);
		const sent = bodies(sample.body, 1_000, (raw) => raw.type !== "" && !good(named, raw) && !readsForm(named, raw));
		const answers = await inBatches(sent, (raw) => sendTo(named, sample, raw));
		expect(told(sent, answers, faultsOf)).toEqual([]);
	});

	test.each(routesThat(({ body }) => body))("%s bears odd ones that happen to be right", async (_, named) => {
		const sample = await sampleOf(named);
		const sent = bodies(sample.body, 25, (raw) => good(named, raw));
		const answers = await inBatches(sent, (raw) => sendTo(named, sample, raw), 5);
		expect(told(sent, answers, ({ status }) => (status < 500 ? [] : [`status ${status}`]))).toEqual([]);
	});

	test.each(routesThat((route) => writes(route) && !route.body))("%s takes no notice of any", async (_, named) => {
		const cookie = (await createPersonForTest({ role: "super-admin" })).cookie;
		const sent = bodies({ id: 1 }, 100, () => true);
		const answers = await inBatches(sent, (raw) => sendTo(named, { cookie }, raw));
		expect(told(sent, answers, faultsOf)).toEqual([]);
	});
});

/** A form that can be read is good where a route takes one, even without the boundary that it names. */
const readsForm = ({ route }: NamedRoute, { type }: Raw) => route.file !== undefined && type.startsWith("multipart/");

describe("bodies that are too large", () => {
	test.each(routesThat(({ body }) => body))("%s refuses one", async (_, named) => {
		const { body, ...sample } = await sampleOf(named);
		const bytes = new TextEncoder().encode(JSON.stringify({ ...body, more: "x".repeat(256 * 1024) }));
		expectRefusal(await sendTo(named, sample, { bytes, type: "application/json" }), "too_large");
	});

	test.each(routesThat(({ file }) => file))("%s refuses a form with more than its picture", async (_, named) => {
		const form = new FormData();
		form.append(named.route.file ?? "", new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]), "large.jpg");
		const { cookie } = await createPersonForTest();
		const encoded = new Response(form);
		const bytes = new Uint8Array(await encoded.arrayBuffer());
		const type = encoded.headers.get("content-type") ?? "";
		expectRefusal(await sendTo(named, { cookie }, { bytes, type }), "too_large");
	});
});
