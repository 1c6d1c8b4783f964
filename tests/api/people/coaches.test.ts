import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";

type Row = { id: number; firstName: string };

/** All coaches on the public list, page by page. */
async function listedCoaches(): Promise<Row[]> {
	const rows: Row[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const { body, headers } = await call("GET", `/coaches${cursor && `?cursor=${cursor}`}`);
		rows.push(...body);
		cursor = headers.get("x-next-cursor");
	}
	return rows;
}

const message = (text = uniqueText("May I come to a class?")) => ({
	name: "Reem",
	email: "reem@test.example",
	message: text,
});

describe("public list of coaches", () => {
	test("the list of coaches shows approved coaches only, without contact or personal details", async () => {
		const coach = await createPersonForTest({ role: "coach", phoneNumber: "+96599000012" });
		const waiting = await createPersonForTest({ role: "coach", isApproved: false });
		const found = await eventually(
			async () => (await listedCoaches()).find(({ id }) => id === coach.id),
			"the coach",
		);
		expect(found).toEqual({
			id: coach.id,
			firstName: coach.firstName,
			lastName: coach.lastName,
			firstNameAr: null,
			lastNameAr: null,
			currentBelt: "white",
			profileImageUrl: null,
			specializations: [],
			dojoId: null,
			dojoLocation: null,
			dojoLocationAr: null,
		});
		expect((await listedCoaches()).map(({ id }) => id)).not.toContain(waiting.id);
	});

	test("the list of coaches contains each coach once across pages", async () => {
		const all = await listedCoaches();
		const first = await call("GET", "/coaches?limit=5");
		const cursor = first.headers.get("x-next-cursor");
		const second = await call("GET", `/coaches?limit=5&cursor=${cursor}`);
		expect([...first.body, ...second.body]).toEqual(all.slice(0, 10));
	});

	test("shows what a coach teaches after their profile states it", async () => {
		const lastName = uniqueText("Shown");
		const coach = await createPersonForTest({ role: "coach", lastName });
		const body = {
			specializations: ["women", "Self-defence"],
			availableDays: ["friday"],
			teachingPhilosophy: "Slow.",
		};
		const { status, body: own } = await call("PUT", "/auth/profile", {
			cookie: coach.cookie,
			body,
		});
		expect([status, own.specializations, own.availableDays]).toEqual([
			200,
			["Women", "Self-defence"],
			["friday"],
		]);
		await eventually(async () => {
			const found = (await listedCoaches()).find(({ id }) => id === coach.id);
			return (
				found &&
				"specializations" in found &&
				String(found.specializations) === "Women,Self-defence"
			);
		}, "the specialties");
		const cleared = await call("PUT", "/auth/profile", {
			cookie: coach.cookie,
			body: { clear: ["specializations", "teachingPhilosophy"] },
		});
		expect(cleared.body).toMatchObject({
			specializations: [],
			teachingPhilosophy: null,
			availableDays: ["friday"],
		});
	});
});

describe("messages to a coach", () => {
	test("forwards a visitor's message in the coach's language, with the visitor as reply-to", async () => {
		const coach = await createPersonForTest({ role: "coach", preferredLanguage: "ar" });
		const body = message();
		const answer = await call("POST", `/coaches/${coach.id}/contact`, {
			body,
			address: ownAddress(),
		});
		expect([answer.status, JSON.stringify(answer.body)]).toEqual([202, '{"message":"Received"}']);
		const mail = await mailTo(coach.email, ({ text }) => text.includes(body.message));
		expect(mail).toMatchObject({ subject: "رسالة من Reem", replyTo: body.email });
		expect(await auditOf("contact", `coach-${coach.id}`)).toEqual([
			expect.objectContaining({ action: "sent", userId: 0 }),
		]);
	});

	test("rejects messages to anybody but approved coaches whose account is open", async () => {
		const others = [
			await createPersonForTest({ role: "coach", isApproved: false }),
			await createPersonForTest(),
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ role: "coach" }),
		];
		await Users.patch({ id: others[3].id }).set({ isDisabled: true }).go();
		for (const { id } of others) {
			const answer = await call("POST", `/coaches/${id}/contact`, {
				body: message(),
				address: ownAddress(),
			});
			expectRefusal(answer, "not_found");
		}
	});

	test("rejects the sixth message from one IP address", async () => {
		const { id } = await createPersonForTest({ role: "coach" });
		const address = ownAddress();
		const write = () => call("POST", `/coaches/${id}/contact`, { body: message(), address });
		for (let times = 0; times < 5; times++) expect((await write()).status).toBe(202);
		expectRefusal(await write(), "too_many_attempts");
	});
});
