/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import {
	codeOf,
	signatureBytes,
	statementBytes,
} from "#shared/training/certificates/certificate-code.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import VerifyPage from "./VerifyPage.tsx";

const statement = {
	keyId: 1,
	id: "AAAAAAAAAAAAAAAAAAAAAA",
	date: "2027-04-17",
	belt: "black-1" as const,
	issue: 1,
	userId: 20,
	initials: "NS",
};
const codeFor = (initials: string) =>
	codeOf(statementBytes({ ...statement, initials }), new Uint8Array(signatureBytes));
const code = codeFor("NS");

const certificate = (wish: object = {}) => ({
	number: "2027/7",
	belt: "black-1",
	date: "2027-04-17",
	changedOn: null,
	nameEn: null,
	nameAr: null,
	...wish,
});

type Opening = { of?: string; locale?: "en" | "ar" };

/** Opens the page with a code behind its address; the server knows no key, and says this of the code. */
function open(answer: object, { of = code, locale }: Opening = {}) {
	const calls = answerCalls(({ path }) =>
		path === "/api/certificates/keys" ? { body: [] } : answer,
	);
	return { ...renderPart(<VerifyPage />, { at: `/verify#${of}`, locale }), calls };
}
const verdict = (state: string, certificate: object | null = null) => ({
	body: { state, certificate },
});
const factsOf = async (view: ReturnType<typeof open>) => {
	await view.findByRole("heading", { level: 2 });
	return Object.fromEntries(
		view
			.all(".facts-list > div")
			.map((fact) => [
				plainText(fact.querySelector("dt")?.textContent),
				plainText(fact.querySelector("dd")?.textContent),
			]),
	);
};
const rank = { Rank: "1st Dan", Date: "April 17, 2027", Number: "2027/7" };
const hidden = "Not public. Compare the name on the certificate with the person’s own document.";

test.each([
	["valid", "Genuine and valid today", /and it is valid\.$/, "good", true],
	["superseded", "Replaced by another certificate", /replaced it on May 18, 2027\./, "bad", true],
	["revoked", "Revoked", /revoked this certificate on May 18, 2027\./, "bad", true],
	["gone", "No longer on record", /deleted at the person’s request\.$/, "bad", false],
	["forged", "Not from the federation", /somebody else made it/, "bad", false],
	["unknown_key", "Not from the federation", /^No key of the federation/, "bad", false],
	["ended_key", "Signed with a key that had ended", /It is not accepted\.$/, "bad", false],
])("a code that is %s reads “%s”", async (state, title, words, kind, isStated) => {
	const view = open(verdict(state, isStated ? certificate({ changedOn: "2027-05-18" }) : null));
	await view.findByRole("heading", { name: title });
	view.getByText(words);
	expect(view.all(".verdict")[0].className.split(" ")).toContain(kind);
	expect(view.all(".facts-list")).toHaveLength(Number(isStated));
	expect(view.calls.map(({ body }) => body)).toEqual([undefined, { code }]);
});

test("a certificate states its rank, day and number, and its holder's name if that is public", async () => {
	const named = certificate({ nameEn: "Noura Saleh", nameAr: "نورة صالح" });
	expect(await factsOf(open(verdict("valid", named)))).toEqual({ ...rank, Name: "Noura Saleh" });
	const inArabic = await factsOf(open(verdict("valid", named), { locale: "ar" }));
	expect(inArabic).toMatchObject({ الاسم: "نورة صالح", الرقم: "2027/7" });
	expect(await factsOf(open(verdict("valid", certificate())))).toEqual({
		...rank,
		Name: hidden,
		Initials: "NS",
	});
	expect(await factsOf(open(verdict("valid", certificate()), { of: codeFor("") }))).toEqual({
		...rank,
		Name: hidden,
	});
});

test("a code without a certificate is not sent; one that nobody could check is no verdict", async () => {
	const unreadable = open(verdict("valid", certificate()), { of: "abc", locale: "ar" });
	await unreadable.findByRole("heading", { name: "ليس هذا رمز شهادة" });
	expect([unreadable.calls, unreadable.all(".facts-list")]).toEqual([[], []]);
	const failed = open({ status: 500, body: {} });
	await failed.findByText("The code couldn’t be checked. Try again with a network.");
	expect(failed.all("h2")).toEqual([]);
});

test("a code is pasted as a whole link, and an empty field is pointed out", async () => {
	const view = open(verdict("valid", certificate()), { of: "" });
	expect([view.calls, view.texts("[role=status]")[0]]).toEqual([[], ""]);
	const field = view.getByLabelText("Code of the certificate");
	const press = () => fireEvent.click(view.getByRole("button", { name: "Check" }));
	fireEvent.change(field, { target: { value: "  " } });
	press();
	await view.findByText("Paste the code first.");
	expect(view.calls).toEqual([]);
	fireEvent.change(field, { target: { value: `https://karate.example/verify#${code}` } });
	press();
	await view.findByRole("heading", { name: "Genuine and valid today" });
	expect(view.queryByText("Paste the code first.")).toBeNull();
	expect(view.calls.at(-1)?.body).toEqual({ code });
	const register = view.getByRole("link", { name: "Register of dan ranks" });
	expect(register.getAttribute("href")).toBe("/dan-register");
});
