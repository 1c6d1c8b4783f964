/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { SessionList } from "./SessionList.tsx";

const session = (id: string, wish: object) => ({
	id,
	browser: "Firefox",
	system: "Linux",
	current: false,
	startedAt: "2026-01-01T09:00:00Z",
	lastSeenAt: new Date().toISOString(),
	...wish,
});
const sessions = [
	session("a", { current: true }),
	session("b", { browser: null, system: "Android" }),
	session("c", { browser: null, system: null }),
] as never;

test("every session except one’s own can be ended, and is named by its device if that is known", () => {
	const { texts, all } = renderPart(<SessionList sessions={sessions} onEnd={() => undefined} />);
	expect(texts("li .row")).toEqual(["Firefox on LinuxThis browser", "Android", "Unknown browser"]);
	expect(all("button").map((button) => button.getAttribute("aria-label"))).toEqual([
		"Sign out there: Android",
		"Sign out there: Unknown browser",
	]);
});

test("a list that can only be read has no button to end a session", () => {
	expect(renderPart(<SessionList sessions={sessions} />).all("button")).toEqual([]);
});
