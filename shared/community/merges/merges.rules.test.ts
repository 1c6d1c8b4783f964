import { evidenceFor, mailboxOf } from "./merges.rules.ts";

const child = { firstName: "Layan", lastName: "Al Rashid", gender: "female" as const, email: "" };

test("two children without an email address do not share a mailbox", () => {
	expect(mailboxOf(child)).toBeNull();
	expect(
		evidenceFor({ ...child, dateOfBirth: "2016-04-09" }, { ...child, dateOfBirth: "2017-05-01" }),
	).toEqual([]);
});

test("two addresses of one mailbox are evidence for a duplicate", () => {
	const [one, other] = ["l.rashid@example.org", "lrashid+karate@example.org"].map((email) => ({
		...child,
		email,
	}));
	expect(evidenceFor(one, other)).toEqual(["name", "email"]);
});
