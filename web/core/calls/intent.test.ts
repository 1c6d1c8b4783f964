/** @jest-environment jsdom */
import { ApiError } from "./client.ts";
import { isIntendedPath, keepIntent, readIntentTitle, takeIntent } from "./intent.ts";
import { isSignedOut } from "./signedOut.ts";
import { wholeList } from "./wholeList.ts";

test("what a visitor wanted to open is kept until it is taken, with the event's name", () => {
	expect([takeIntent(), readIntentTitle()]).toEqual([null, ""]);
	keepIntent("/events/5", "Spring Cup");
	expect(readIntentTitle()).toBe("Spring Cup");
	expect(takeIntent()).toBe("/events/5");
	expect([takeIntent(), readIntentTitle()]).toEqual([null, ""]);
});

test.each([
	["/", true],
	["/events?month=2027-01", true],
	["/?tab=events", true],
	["//evil.example", false],
	["https://evil.example", false],
	["/\\evil.example", false],
	["events", false],
])("whether %s is a path of this site: %s", (path, isOwn) => {
	expect(isIntendedPath(path)).toBe(isOwn);
});

test("a session has ended only where the server says so by 401", () => {
	const body = '{"message":"Unauthorized"}';
	expect(isSignedOut(new ApiError(401, body))).toBe(true);
	// A wrong password.
	expect(isSignedOut(new ApiError(401, '{"code":"wrong_password"}'))).toBe(false);
	expect(isSignedOut(new ApiError(403, body))).toBe(false);
	expect(isSignedOut(new Error(`401: ${body}`))).toBe(false);
});

test("a whole list has the rows of all pages in their order", async () => {
	const cursors: (string | undefined)[] = [];
	const rows = await wholeList(async (cursor) => {
		cursors.push(cursor);
		return cursor === "b" ? { rows: [3] } : { rows: cursor ? [2] : [1], next: cursor ? "b" : "a" };
	});
	expect(rows).toEqual([1, 2, 3]);
	expect(cursors).toEqual([undefined, "a", "b"]);
});
