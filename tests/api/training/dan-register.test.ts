import type { DanHolder } from "#shared/training/certificates/certificates.schema.ts";
import { call } from "../../core/api.ts";
import { createCertificateForTest, createDanHolderForTest } from "../../core/certificates.ts";
import { say } from "../../core/consents.ts";
import { superAdmin } from "../../core/people.ts";

async function register(): Promise<DanHolder[]> {
	const rows: DanHolder[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const query = cursor && `?${new URLSearchParams({ cursor })}`;
		const { status, body, headers } = await call("GET", `/dan-register${query}`);
		expect(status).toBe(200);
		rows.push(...body);
		cursor = headers.get("x-next-cursor");
	}
	return rows;
}

const rowOf = async (id: number) => (await register()).find((row) => row.id === id);

test("lists a black belt from the consent on, until it is withdrawn", async () => {
	const { person, certificate } = await createCertificateForTest(
		{ dateOfBirth: "1990-01-01", currentBelt: "black-2" },
		{ belt: "black-2" },
	);
	expect(await rowOf(person.id)).toBeUndefined();
	await say(person.cookie, "danRegister", true);
	expect(await rowOf(person.id)).toEqual({
		id: person.id,
		firstName: person.firstName,
		lastName: person.lastName,
		firstNameAr: null,
		lastNameAr: null,
		currentBelt: "black-2",
		dojoLocation: null,
		dojoLocationAr: null,
		date: certificate.date,
		number: certificate.number,
	});
	await say(person.cookie, "danRegister", false);
	expect(await rowOf(person.id)).toBeUndefined();
});

test("lists nobody who agreed to something else, has no dan rank, or is a minor without a guardian's consent", async () => {
	const { person: other } = await createCertificateForTest({
		dateOfBirth: "1990-01-01",
		currentBelt: "black-1",
	});
	await say(other.cookie, "listing", true);
	const { person: kyu } = await createDanHolderForTest({ currentBelt: "brown-1" });
	const { person: minor } = await createCertificateForTest({
		dateOfBirth: "2012-01-01",
		currentBelt: "black-1",
	});
	await say(minor.cookie, "danRegister", true);
	const ids = (await register()).map(({ id }) => id);
	for (const { id } of [other, kyu, minor]) expect(ids).not.toContain(id);
});

test("lists no number and date of a certificate of an earlier rank", async () => {
	const { person } = await createCertificateForTest(
		{ dateOfBirth: "1990-01-01", currentBelt: "black-2" },
		{ belt: "black-1" },
	);
	await say(person.cookie, "danRegister", true);
	expect(await rowOf(person.id)).toMatchObject({
		currentBelt: "black-2",
		number: null,
		date: null,
	});
});

test("lists the highest rank first, and no number of a certificate that was revoked", async () => {
	const { person, params } = await createDanHolderForTest();
	const ranks = (await register()).map(({ currentBelt }) => Number(currentBelt.split("-")[1]));
	expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
	const cookie = await superAdmin();
	const body = { reason: "Issued twice." };
	await call("POST", `/certificates/${params.id}/revoke`, { cookie, body });
	expect(await rowOf(person.id)).toMatchObject({ number: null, currentBelt: "black-2" });
});
