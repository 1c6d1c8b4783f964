import {
	findPasswordFault,
	isAppCode,
	isRecoveryCode,
	plainCode,
	recoveryAlphabet,
	resetTokenMinutes,
} from "./auth.rules.ts";

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

describe("where a password becomes hard to guess", () => {
	const common = new Set(["sunrise", "pirate", "pizza"]);
	const person = {
		email: "ab.cd.ef@test.example",
		firstName: "Ali",
		lastName: "Noura",
		lastNameAr: "الصباح",
		dojoLocation: "gh-ij-kl",
	};
	const faultOf = (password: string) => findPasswordFault(password, common, person);

	test.each([
		...["Kyokushin-1", "Karate-2027", "Kuwait-1961", "Federation-1", "Dojo-2027", "Oyama-2027"].map(
			(password) => [password, "password_federation"],
		),
		["الصباحAa1", "password_name"],
		["Ali-2027", "password_name"],
		// Of the address and the dojo as a whole, whose words are too short to count.
		["Ab.Cd.Ef1", "password_email"],
		["Gh-Ij-Kl1", "password_dojo"],
	])("%s is little more than a known word: %s", (password, fault) => {
		expect(faultOf(password)).toBe(fault);
	});

	test.each([
		["six signs beside a known word", "Noura-2027!", "Noura-2027", "password_name"],
		["six signs within a common word", "S1u2n3r4i5s6e", "S1u2n3r4i5se", "password_word"],
		["a common word of five letters", "P1zza-902", "P1rate-902", "password_word"],
		["a word of six letters with digits in a row", "Banana123", "Banan123", "password_sequence"],
		["digits that are in no row", "Osu-1942", "Osu-1234", "password_sequence"],
		["two digits in a row", "Osu-!?12", "Osu-!123", "password_sequence"],
	])("%s is enough", (_, hard, easy, fault) => {
		expect([faultOf(hard), faultOf(easy)]).toEqual([null, fault]);
	});
});

test.each([
	[" 123 456 ", "123456"],
	["١٢٣-٤٥٦", "123456"],
	["ABCDE-fghij", "abcdefghij"],
])("reads the typed code %j as %s", (typed, plain) => expect(plainCode(typed)).toBe(plain));

test("an authenticator code has six digits; a recovery code has ten characters of its own alphabet", () => {
	expect(["123456", "12345", "1234567", "12345a"].map(isAppCode)).toEqual([
		true,
		false,
		false,
		false,
	]);
	const codes = [
		"abcdefghij",
		"23456789ab",
		"abcdefghi",
		"abcdefghijk",
		"abcdefghi1",
		"ABCDEFGHIJ",
	];
	expect(codes.map(isRecoveryCode)).toEqual([true, true, false, false, false, false]);
	// Without letters and digits that look alike, and 2⁵ of them.
	expect(recoveryAlphabet).toHaveLength(32);
	expect(new Set(recoveryAlphabet).size).toBe(32);
	expect(recoveryAlphabet).not.toMatch(/[lo01]/);
});
