import { isGuessable, resetTokenMinutes } from "./auth.rules.ts";

test("a reset link is valid for an hour", () => expect(resetTokenMinutes).toBe(60));

describe("guessable passwords", () => {
	const person = { email: "noura@test.example", firstName: "Noura", lastName: "Al-Sabah" };
	const common = new Set(["password", "football"]);

	test.each([
		...["Aa@123456", "Pass@123", "Abcd@1234", "Admin@123", "Aa112233", "Aa12345678"],
		...["P@ssword1", "Pa$$w0rd", "Osu12345", "Ahmed123", "F00tba11!"],
	])("%s is guessable", (password) => {
		expect(isGuessable(password, common, person)).toBe(true);
	});

	test.each(["Correct-Horse-7", "Another-Horse-8", "Zebra-Tundra-77", "Wq7vLm29x", "Tundra1942x"])(
		"%s is not guessable",
		(password) => {
			expect(isGuessable(password, common, person)).toBe(false);
		},
	);
});
