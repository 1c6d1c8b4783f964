import { isSameMailbox } from "./claims.rules.ts";

test("treats addresses that differ only behind the plus sign as one mailbox", () => {
	const own = "fatima.ali@test.example";
	expect(isSameMailbox(own, "Fatima.Ali+layan@test.example")).toBe(true);
	// Some mail providers ignore full stops, most do not.
	for (const other of [
		"fatimaali@test.example",
		"fatima.ali@other.example",
		"layan+fatima.ali@test.example",
	]) {
		expect(isSameMailbox(own, other)).toBe(false);
	}
});

test("treats a phone number in front of the at sign as part of the address, not as a label", () => {
	expect(isSameMailbox("+96599000011@sms.example", "+96555000022@sms.example")).toBe(false);
});
