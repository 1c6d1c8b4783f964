import { isSameMailbox } from "./claims.rules.ts";

test("addresses reach one mailbox that differ behind the plus sign, and no others", () => {
	const own = "fatima.ali@test.example";
	expect(isSameMailbox(own, "Fatima.Ali+layan@test.example")).toBe(true);
	// Some houses take full stops for nothing, most do not.
	for (const other of [
		"fatimaali@test.example",
		"fatima.ali@other.example",
		"layan+fatima.ali@test.example",
	]) {
		expect(isSameMailbox(own, other)).toBe(false);
	}
});
