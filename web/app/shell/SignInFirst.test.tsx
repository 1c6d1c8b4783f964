/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { takeIntent } from "../../core/calls/intent.ts";
import { SignInFirst } from "./SignInFirst.tsx";

test("after the sign-in people return to the whole address, with what is behind its #", async () => {
	const at = "/events/7/weigh-in?class=4#entry=7-20-4";
	const { findByText, unmount } = renderPart(<SignInFirst />, { at });
	await findByText("Unauthorized");
	expect(takeIntent()).toBe(at);
	unmount();
});
