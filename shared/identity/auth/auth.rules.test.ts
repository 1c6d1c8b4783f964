import { findPasswordFault, resetTokenMinutes } from "./auth.rules.ts";

test("a reset link is valid for an hour", () => expect(resetTokenMinutes).toBe(60));

describe("guessable passwords", () => {
	const person = {
		email: "n.sabah77@test.example",
		firstName: "Noura",
		lastName: "Al-Sabah",
		firstNameAr: "نورة",
		dojoLocation: "Salmiya",
		dojoLocationAr: "السالمية",
	};
	const common = new Set(["password", "football", "sunrise", "trustno1", "password1"]);

	test.each([
		...["Password1", "TrustNo1"].map((password) => [password, "password_common"]),
		...["Sunrise12", "P@ssword1", "Pa$$w0rd", "F00tba11!"].map((word) => [word, "password_word"]),
		...["Aa@123456", "Pass@123", "Abcd@1234", "Admin@123", "Aa112233", "Aa12345678"].map((run) => [
			run,
			"password_sequence",
		]),
		...["Osu12345", "Ahmed123"].map((run) => [run, "password_sequence"]),
		...["Noura-2027", "Noura1234", "AlSabah!1", "Noura-Sabah-1", "نورةAa1"].map((name) => [
			name,
			"password_name",
		]),
		["N.sabah77@test.example", "password_email"],
		["n.Sabah77!", "password_email"],
		["Salmiya-2026", "password_dojo"],
		["السالميةAa1", "password_dojo"],
		...["Karate-2027", "Kyokushin1", "Kuwait-1961"].map((word) => [word, "password_federation"]),
	])("%s is refused as %s", (password, fault) => {
		expect(findPasswordFault(password, common, person)).toBe(fault);
	});

	test.each([
		...["Correct-Horse-7", "Another-Horse-8", "Zebra-Tundra-77", "Wq7vLm29x", "Tundra1942x"],
		...["Noura-Tundra-7", "Karate-Zebra-9"],
	])("%s is not guessable", (password) => {
		expect(findPasswordFault(password, common, person)).toBeNull();
	});
});
