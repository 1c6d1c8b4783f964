import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { hashOf } from "#functions/core/http/session.ts";
import { hashPassword } from "#functions/core/password-hash.ts";
import { SignUps } from "#functions/identity/sign-ups/sign-up.entity.ts";
import { agreementVersion } from "#shared/identity/sign-ups/agreement.ts";
import { call } from "./api.ts";
import { testPassword } from "./signIns.ts";
import { uniqueEmail, uniqueName } from "./unique.ts";
import { ownAddress } from "./wire.ts";

/** Solves a proof of work as a browser does before signing up. */
export async function proofForTest(address = ownAddress()) {
	const { body } = await call("GET", "/auth/register/challenge", { address });
	const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
	return {
		challenge: body.challenge,
		solution: { counter: solution?.counter, derivedKey: solution?.derivedKey },
	};
}

export const newAddress = () => uniqueEmail("new");

/** The input of a sign-up. */
export const typedForTest = (wish: object = {}) => ({
	firstName: "Noura",
	lastName: "Al-Sabah",
	firstNameAr: "نورة",
	lastNameAr: "الصباح",
	fatherNameAr: "سالم",
	email: newAddress(),
	password: testPassword,
	preferredLanguage: "ar",
	agreed: true,
	agreementVersion,
	...wish,
});

export async function signUpForTest(wish: object = {}, address = ownAddress()) {
	const body = { ...typedForTest(wish), proof: await proofForTest(address) };
	return { body, answer: await call("POST", "/auth/register", { address, body }) };
}

/** Creates a sign-up and returns the token that its email would contain. */
export async function createSignUpForTest(email = newAddress()): Promise<string> {
	const token = `sign-up-${uniqueName()}`;
	const { firstName, lastName, firstNameAr, lastNameAr } = typedForTest();
	const at = new Date().toISOString();
	const details = {
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		preferredLanguage: "ar" as const,
		passwordHash: await hashPassword(testPassword),
		agreement: { version: agreementVersion, hash: "hash", locale: "ar" as const, at },
	};
	await SignUps.create({
		hash: hashOf(token),
		email,
		told: details,
		expiresAt: Math.floor(Date.now() / 1000) + 3_600,
	}).go();
	return token;
}

export const confirmForTest = (token: string, password = testPassword) =>
	call("POST", "/auth/register/confirm", { body: { token, password }, address: ownAddress() });
