import { auditedTypes } from "#functions/domains.ts";
import { within } from "#local/pace.ts";
import { actionMessages } from "#web/base/history/words/actions.messages.ts";
import { call, eventually } from "../../../core/api.ts";
import { auditBy, auditOf } from "../../../core/audit.ts";
import { createEventForTest } from "../../../core/events.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { everyRoute, type NamedRoute, pathOf, writes } from "../../../core/routes.ts";
import { type Audited, auditedBy, make, type Sample, sampleOf } from "../../../core/samples.ts";
import {
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSignInForTest,
} from "../../../core/signIns.ts";

import { uniqueText } from "../../../core/unique.ts";
import { ownAddress } from "../../../core/wire.ts";

/** Registrations carry their audit line, which the stream files a moment later. */
const linesOnce = ({ entityType, action }: Audited, id: number | string) =>
	eventually(async () => {
		const lines = (await auditOf(entityType, id)).filter((line) => line.action === action);
		return lines.length > 0 && lines;
	}, "the audit line of a registration");

describe("audit log", () => {
	test("every action and entity type of the audit log has a label", () => {
		const written = everyRoute.flatMap((named) => auditedBy(named) ?? []);
		expect(written.filter(({ action }) => !(action in actionMessages.en))).toEqual([]);
		expect(written.filter(({ entityType }) => !(entityType in auditedTypes))).toEqual([]);
	});

	test("the table of audited actions covers every write route", () => {
		expect(
			everyRoute
				.filter((named) => writes(named.route) && auditedBy(named) === undefined)
				.map(({ key }) => key),
		).toEqual([]);
	});

	// The other calls write theirs themselves: see tests/whole/requests.test.ts.
	const rows = everyRoute.flatMap((named): [string, NamedRoute, Audited][] => {
		const written = auditedBy(named);
		return written?.entityType === "registration" ? [[named.key, named, written]] : [];
	});

	/** Calls that are rejected: from another site, and without a valid body. */
	async function makeRejectedCalls({ route }: NamedRoute, { params, query, cookie, body }: Sample) {
		const path = pathOf(route, params, query);
		const headers = { "sec-fetch-site": "cross-site" };
		expect((await call(route.method, path, { cookie, body, headers })).status).toBe(403);
		if (route.body)
			expect((await call(route.method, path, { cookie, body: "none" })).status).toBe(400);
	}

	test.each(rows)(
		"exactly one audit line is written for %s, with person and IP address, and none if it is rejected",
		async (_, named, written) => {
			const sample = await sampleOf(named, createPersonForTest);
			const { body: actor } = await call("GET", "/auth/user", { cookie: sample.cookie });
			await makeRejectedCalls(named, sample);
			const made = await auditBy(actor.id);
			expect(made.filter(({ action }) => action === written.action)).toEqual([]);
			const answer = await make(named, { ...sample, address: ownAddress() });
			expect(answer.status).toBe(named.route.status ?? 200);
			const lines = await linesOnce(written, written.entityId(answer.body, sample, actor.id));
			expect(lines).toEqual([
				expect.objectContaining({
					userId: actor.id,
					ipAddress: expect.stringContaining("127."),
					action: written.action,
				}),
			]);
			expect(Date.now() - Date.parse(lines[0].createdAt)).toBeLessThan(within(60_000));
		},
	);

	test("a password reset writes one audit line without a signed-in person", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		const reset = () =>
			call("POST", "/auth/reset-password", { body: { token, newPassword: "Another-Horse-8" } });
		expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
		expect(await auditOf("user", id)).toEqual([
			expect.objectContaining({ action: "password_reset", userId: 0 }),
		]);
	});

	test("a confirmed email address writes one audit line without a signed-in person", async () => {
		const { id, token } = await createEmailChangeForTest();
		const confirm = () => call("POST", "/auth/verify-email", { body: { token } });
		expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 400]);
		expect(await auditOf("user", id)).toEqual([
			expect.objectContaining({ action: "email_changed", userId: 0 }),
		]);
	});

	test("an undone email change writes one audit line", async () => {
		const { id, undoToken } = await createEmailUndoForTest();
		const undo = () => call("POST", "/auth/undo-email", { body: { token: undoToken } });
		expect([(await undo()).status, (await undo()).status]).toEqual([200, 400]);
		const lines = (await auditOf("user", id)).filter(
			({ action }) => action === "email_change_undone",
		);
		expect(lines).toEqual([expect.objectContaining({ userId: 0 })]);
	});

	test("a registration that is clicked several times writes one audit line", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		const register = () => call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await Promise.all([register(), register(), register()]);
		const lines = await eventually(async () => {
			const found = await auditOf("registration", `${event.id}-${person.id}`);
			return found.length > 0 && found;
		}, "the audit line of a registration");
		expect(lines).toEqual([expect.objectContaining({ action: "pending", userId: person.id })]);
	});

	test("a contact message writes an audit line without its text", async () => {
		const message = uniqueText("A private question");
		const before = (await auditOf("contact", "office")).length;
		await call("POST", "/contact", {
			body: { name: "Reem", email: "reem@test.example", message },
			address: ownAddress(),
		});
		const lines = await auditOf("contact", "office");
		expect(lines.length).toBeGreaterThan(before);
		expect(JSON.stringify(lines)).not.toContain(message);
	});

	test("a profile change writes an audit line with the fields' names, without their values", async () => {
		const person = await createPersonForTest();
		await call("PUT", "/auth/profile", {
			cookie: person.cookie,
			body: { bio: "Private words", clear: ["experience"] },
		});
		const [line] = await auditOf("user", person.id);
		expect(line.details).toEqual(expect.arrayContaining(["bio", "experience"]));
		expect(JSON.stringify(line)).not.toContain("Private words");
	});
});
