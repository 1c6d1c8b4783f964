import { gradedRanks, gradesWithNext, publicSettings, settingsDefaults } from "./settings.rules.ts";

test("until the first settings are saved, visitors see the lines of the specification", () => {
	expect(publicSettings(settingsDefaults)).toEqual({
		cityEn: "Kuwait City, Kuwait",
		cityAr: "مدينة الكويت، الكويت",
		phone: "+96522000000",
		email: "info@kyokushin.example",
		hoursEn: "Mon-Sat 6AM-10PM",
		hoursAr: "من الاثنين إلى السبت، ٦ صباحًا – ١٠ مساءً",
		membershipFees: { adult: 0, child: 0, family: 0 },
		gradingFees: settingsDefaults.gradingFees,
		membershipMonths: 12,
	});
});

test("until then promotions need approval, no fee is stated, and nothing ends by itself", () => {
	const { promotionPolicy, membershipFees, membershipMonths, messageMonths, pendingDays } =
		settingsDefaults;
	expect({ promotionPolicy, membershipFees, membershipMonths, messageMonths, pendingDays }).toEqual(
		{
			promotionPolicy: "approval",
			membershipFees: { adult: 0, child: 0, family: 0 },
			membershipMonths: 12,
			messageMonths: 12,
			pendingDays: 0,
		},
	);
	expect(settingsDefaults.gradingFees).toEqual(
		Object.fromEntries(gradedRanks.map((rank) => [rank, 0])),
	);
	expect(settingsDefaults.classesInGrade).toEqual(
		Object.fromEntries(gradesWithNext.map((rank) => [rank, 0])),
	);
});

test("the months at a rank are those of Kyokushin federations, at most ten years", () => {
	expect(settingsDefaults.monthsInGrade).toEqual({
		white: 3,
		"orange-10": 3,
		"orange-9": 3,
		"blue-8": 3,
		"blue-7": 3,
		"yellow-6": 3,
		"yellow-5": 3,
		"green-4": 6,
		"green-3": 6,
		"brown-2": 6,
		"brown-1": 12,
		"black-1": 24,
		"black-2": 36,
		"black-3": 48,
		"black-4": 60,
		"black-5": 72,
		"black-6": 84,
		"black-7": 96,
		"black-8": 108,
		"black-9": 120,
	});
});
