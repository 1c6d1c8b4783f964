export const demoPassword = "Karate-2026";

export const demoAccounts: readonly { email: string; who: string }[] = [
	{ email: "member@demo.test", who: "member with a history" },
	{ email: "parent@demo.test", who: "mother of three" },
	{ email: "coach@demo.test", who: "coach" },
	{ email: "pending@demo.test", who: "coach, not approved yet" },
	{ email: "admin@demo.test", who: "admin" },
	{ email: "super@demo.test", who: "super-admin" },
	{ email: "member1@demo.test … member200@demo.test", who: "members" },
];
