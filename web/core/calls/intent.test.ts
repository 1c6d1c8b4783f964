/** @jest-environment jsdom */
import { mock } from "node:test";
import { ApiError } from "./client.ts";
import { isIntendedPath, keepIntent, readIntentTitle, takeIntent } from "./intent.ts";
import { leaveSignedOut } from "./leaveSignedOut.ts";
import { isSignedOut } from "./signedOut.ts";
import { wholeList } from "./wholeList.ts";

test("what a visitor wanted to open is kept until it is taken, with the event's name", () => {
	expect([takeIntent(), readIntentTitle()]).toEqual([null, ""]);
	keepIntent("/events/5", "Spring Cup");
	expect(readIntentTitle()).toBe("Spring Cup");
	expect(takeIntent()).toBe("/events/5");
	expect([takeIntent(), readIntentTitle()]).toEqual([null, ""]);
});

test("a person whose session ends comes back to the same part of the page after sign-in", () => {
	mock.timers.enable({ apis: ["setTimeout"] });
	history.replaceState(null, "", "/duty?lang=ar#7.link");
	leaveSignedOut();
	expect(takeIntent()).toBe("/duty?lang=ar#7.link");
	mock.timers.reset();
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
