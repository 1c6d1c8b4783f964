import { entryCodePath, readEntryCode } from "./entry-code.ts";

test("the code of an entry is read back, and no other text is taken for one", () => {
	const code = { eventId: 16, userId: 21, classId: 7 };
	const path = entryCodePath(code);
	expect(path).toBe("/events/16/weigh-in#entry=16-21-7");
	expect(readEntryCode(path.slice(path.indexOf("#")))).toEqual(code);
	for (const other of ["", "#", "#entry=16-21", "#entry=16-21-7-8", "#entry=16-x-7", "#help"])
		expect(readEntryCode(other)).toBeNull();
});
