/** @jest-environment jsdom */

import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "#web/base/session/session.ts";
import { ApplySection } from "./ApplySection.tsx";

Object.assign(globalThis, {
	IntersectionObserver: class {
		observe() {}
		disconnect() {}
	},
});

test.each([
	["visitors", null, true],
	["members, who write to the federation", { id: 1, role: "member" }, true],
	["coaches", { id: 1, role: "coach" }, false],
	["staff", { id: 1, role: "admin" }, false],
])("the section for applications of coaches: %s", (_, user, isVisible) => {
	answerCalls(() => new Promise(() => {}));
	const { queryByRole } = renderPart(<ApplySection changed={{ queryKey: ["x"] }} />, {
		data: [[userQuery.queryKey, user]],
	});
	expect(queryByRole("heading", { name: "Become an Instructor" }) !== null).toBe(isVisible);
	expect(queryByRole("button", { name: "Write to us" }) !== null).toBe(user?.role === "member");
});
