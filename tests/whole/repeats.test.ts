import { Attempts } from "#functions/core/http/attempts.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { countCall, limits } from "#functions/core/http/throttle.ts";
import type { CostlyKind } from "#shared/core/http/route.ts";
import { expectRefusal } from "../core/answers.ts";
import { call } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
import { leastAllowed, type NamedRoute, pathOf, routesThat, writes } from "../core/routes.ts";
import { make, otherFieldsOf, type Sample, sampleOf } from "../core/samples.ts";

/** Equivalent ways to send no payload. */
const payloads = {
	"no body": {},
	"an empty body": { raw: "", headers: { "content-type": "application/json" } },
	"{}": { raw: "{}", headers: { "content-type": "application/json" } },
};

const takesNothing = ({ body }: NamedRoute["route"]) => body?.safeParse({}).success;

describe("a call without a payload", () => {
	test.each(routesThat(takesNothing))(
		"a call to %s is the same without a body, with an empty one and with {}",
		async (_, named) => {
			const statuses: number[] = [];
			for (const payload of Object.values(payloads)) {
				const { params, query, cookie, address } = await sampleOf(named);
				const path = pathOf(named.route, params, query);
				statuses.push(
					(await call(named.route.method, path, { cookie, address, ...payload })).status,
				);
			}
			expect(statuses).toEqual(statuses.map(() => named.route.status ?? 200));
		},
	);

	const wantsSome = (route: NamedRoute["route"]) => route.body && !takesNothing(route);

	test.each(routesThat(wantsSome))(
		"a call to %s without a payload reports the missing fields",
		async (_, named) => {
			// Rejected calls change nothing, so one sample is enough.
			const { params, cookie } = await sampleOf(named);
			const path = pathOf(named.route, params);
			const answers = [];
			for (const payload of Object.values(payloads))
				answers.push(await call(named.route.method, path, { cookie, ...payload }));
			for (const answer of answers) expectRefusal(answer, "invalid");
			const [first, ...others] = answers.map(({ body }) => body.fields);
			for (const fields of others) expect(fields).toEqual(first);
		},
	);
});

describe("an Idempotency-Key", () => {
	const withOthers = routesThat(writes).filter(([, named]) => otherFieldsOf(named));

	test.each(withOthers)("an Idempotency-Key of %s belongs to one body", async (_, named) => {
		const sample = await sampleOf(named);
		const send = ({ params, query, ...sent }: Sample) =>
			call(named.route.method, pathOf(named.route, params, query), {
				...sent,
				headers: { "idempotency-key": "one" },
			});
		const first = await send(sample);
		const again = await send(sample);
		expect(again.body).toEqual(first.body);
		expectRefusal(
			await send({ ...sample, body: { ...sample.body, ...otherFieldsOf(named) } }),
			"key_reused",
		);
	});

	test("an Idempotency-Key can be reused by the same person for another call", async () => {
		const headers = { "idempotency-key": "one" };
		const [one, two] = [
			routesThat(({ path }) => path === "/news"),
			routesThat(({ path }) => path === "/annual-plan"),
		].map((found) => found.find(([, { route }]) => route.method === "POST")?.[1] as NamedRoute);
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		for (const named of [one, two]) {
			const { body } = await sampleOf(named);
			expect((await call("POST", named.route.path, { cookie, body, headers })).status).toBe(201);
		}
	});
});

describe("costly calls", () => {
	const costly = routesThat(({ costly }) => costly);

	test("costly calls cover pictures, event classes, bulk registration and decisions, imports, announcements, class checks, consents and exports", () => {
		expect(costly.map(([key, { route }]) => `${route.costly}: ${key}`).sort()).toEqual([
			"archive: POST /api/me/export",
			"broadcast: POST /api/notifications/broadcast",
			"bulk: POST /api/events/{id}/candidates",
			"bulk: POST /api/events/{id}/classes/bulk",
			"bulk: POST /api/events/{id}/documents/ask",
			"bulk: POST /api/events/{id}/registrations/bulk",
			"bulk: POST /api/events/{id}/registrations/decide",
			"check: POST /api/events/{id}/classes/check",
			"check: POST /api/notifications/broadcast/preview",
			"consent: PUT /api/me/consents",
			"export: GET /api/audit-log/export.csv",
			"export: GET /api/audit-log/export.xlsx",
			"export: GET /api/events/{id}/exports/{name}",
			"export: GET /api/events/{id}/grading/exports/{name}",
			"export: GET /api/events/{id}/sheets/{name}",
			"export: GET /api/exports/people.csv",
			"export: GET /api/exports/people.xlsx",
			"export: GET /api/exports/reports.xlsx",
			"export: GET /api/money/export",
			"import: POST /api/imports/check",
			"import: POST /api/imports/{id}/rows",
			"payment: POST /api/online-payments",
			"payment: POST /api/online-payments/{id}/cancel",
			"payment: POST /api/online-payments/{id}/refunds",
			"picture: PUT /api/auth/profile",
			"student: POST /api/coach/students",
			"student: POST /api/me/dependents",
			"upload: POST /api/documents/{id}/finish",
			"upload: POST /api/students/{id}/documents",
			"upload: POST /api/uploads",
			"upload: POST /api/uploads/fetch",
			"upload: POST /api/uploads/{id}/finish",
		]);
	});

	test.each(costly)("costly calls to %s are limited per person", async (_, named) => {
		const { route } = named;
		const kind = route.costly as CostlyKind;
		const person = await createPersonForTest(
			leastAllowed(route.access === "signedIn" ? "admin" : route.access) ?? {},
		);
		const sample = { ...(await sampleOf(named)), cookie: person.cookie };
		const send = async () => {
			if (!route.file) return make(named, sample);
			const raw = new FormData();
			for (const [name, value] of Object.entries(sample.body ?? {}))
				raw.append(name, String(value));
			raw.append(route.file, new Blob(["no picture"]), "me.jpg");
			return call(route.method, pathOf(route), { cookie: person.cookie, raw });
		};
		const expiresAt = Math.floor(Date.now() / 1000) + 3600;
		const key = hashOf(`${kind} ${person.id}`);
		await Attempts.put({ key, failures: limits[kind] - 1, retryAt: 0, expiresAt }).go();
		expect((await send()).status).toBeLessThan(429);
		const refused = await send();
		expectRefusal(refused, "too_many_attempts");
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(30);
	});
});

test("a costly call that began before another may be counted after it", async () => {
	const { id } = await createPersonForTest();
	const now = Date.now();
	await countCall("export", id, now);
	await countCall("export", id, now - 50);
});

describe("messages for invalid fields", () => {
	const send = (headers: Record<string, string>) =>
		call("POST", "/contact", { body: { name: "" }, headers });

	test("messages come with the codes of invalid fields in the requested language, for callers without a browser", async () => {
		const english = await send({});
		expect(english.body.fields).toEqual({
			name: "name_short",
			email: "email_invalid",
			message: "message_short",
		});
		expect(english.body.messages).toEqual({
			name: "Please enter your name",
			email: "Please enter a valid email address",
			message: "Please write at least 10 characters",
		});
		const arabic = await send({ "accept-language": "ar-KW,ar;q=0.9" });
		expect(arabic.body.fields).toEqual(english.body.fields);
		expect(arabic.body.messages.name).toBe("يرجى إدخال اسمك");
	});

	test("messages for invalid fields are left out for browsers, which have them", async () => {
		expect((await send({ "sec-fetch-site": "same-origin" })).body).not.toHaveProperty("messages");
	});
});

test("a form with 40,000 fields is rejected", async () => {
	const { cookie } = await createPersonForTest();
	const field = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
	const headers = { "content-type": "multipart/form-data; boundary=b" };
	expectRefusal(
		await call("PUT", "/auth/profile", {
			cookie,
			raw: `${field.repeat(40_000)}--b--\r\n`,
			headers,
		}),
		"too_large",
	);
});
