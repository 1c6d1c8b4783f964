/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.parse("2028-02-29T10:00:00Z");
const draft = { typed: { title: "Camp" }, base: { title: "" }, at: now };

afterEach(() => localStorage.clear());

test("a draft is stored for a week, and for its person alone", () => {
	keepDraft("news-7", 5, draft);
	expect(readDraft("news-7", 5, now + 7 * day - 1)).toEqual(draft);
	expect(readDraft("news-7", 5, now + 7 * day)).toBeNull();
	expect(readDraft("news-7", 6, now)).toBeNull();
	expect(readDraft("news-8", 5, now)).toBeNull();
	dropDraft("news-7", 5);
	expect(readDraft("news-7", 5, now)).toBeNull();
});

test("what is typed about people is not stored in the browser", () => {
	keepDraft(null, 5, draft);
	expect(localStorage).toHaveLength(0);
	expect(readDraft(null, 5, now)).toBeNull();
});
