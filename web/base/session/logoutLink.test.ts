/** @jest-environment jsdom */
import { globSync, readFileSync } from "node:fs";
import { keepTypedTexts, readTypedTexts } from "../../core/forms/typedTexts.ts";
import { logoutLink } from "./logoutLink.ts";

beforeEach(() => sessionStorage.clear());

test("signing out forgets what was typed into every form, and nothing else", () => {
	const texts = { bio: { base: "", typed: "Kata since 2019" } };
	for (const form of ["profile", "apply"]) keepTypedTexts(form, 20, texts);
	sessionStorage.setItem("place", "7");
	expect(readTypedTexts("profile", 20)).toEqual(texts);
	logoutLink.onClick();
	expect([readTypedTexts("profile", 20), readTypedTexts("apply", 20)]).toEqual([null, null]);
	expect(Object.keys(sessionStorage)).toEqual(["place"]);
});

test("nobody but the sign-out link leads to signing out", () => {
	const linking = globSync("web/**/*.{ts,tsx}").filter((file) =>
		/paths\.logout\b|\/auth\/logout\b/.test(readFileSync(file, "utf8")),
	);
	expect(linking.filter((file) => !file.includes(".test."))).toEqual([
		"web/base/session/logoutLink.ts",
	]);
	// Its address alone would keep what was typed.
	const parts = globSync("web/**/*.tsx").filter((file) =>
		/logoutLink\.(href|onClick)|\{\.\.\.logoutLink\}[^>]*\bonClick=/.test(
			readFileSync(file, "utf8"),
		),
	);
	expect(parts).toEqual([]);
});
