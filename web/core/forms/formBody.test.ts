import { bodyOfForm } from "./formBody.ts";

test("a form without a file is sent as JSON, with its lists and without empty texts", () => {
	const form = new FormData();
	form.set("firstName", "Noura");
	form.set("bio", "");
	form.append("clear[]", "bio");
	form.append("day", "monday");
	form.append("day", "tuesday");
	form.set("profileImage", new File([], ""));
	expect(bodyOfForm(form)).toEqual({
		firstName: "Noura",
		clear: ["bio"],
		day: ["monday", "tuesday"],
	});
});

test("a form with a picture is sent as it is", () => {
	const form = new FormData();
	form.set("firstName", "Noura");
	form.set("profileImage", new File(["picture"], "picture.jpg"));
	expect(bodyOfForm(form)).toBe(form);
});
