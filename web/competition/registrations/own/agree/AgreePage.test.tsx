/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import AgreePage from "./AgreePage.tsx";

const request = {
	child: { firstName: "Reem", lastName: "Saleh", firstNameAr: "ريم", lastNameAr: "صالح" },
	event: {
		id: 31,
		titleEn: "Gulf Cup",
		titleAr: "كأس الخليج",
		eventDate: "2099-04-17",
		endDate: null,
		location: "Hall",
		locationAr: null,
	},
	class: { id: 3, className: "Kata under 12", classNameAr: null },
};
const refused = { status: 400, body: { code: "agreement_link_invalid" } };

function open(
	read: object,
	{ answer = { body: {} } as object, at = "/agree#token=abc", locale = "en" as "en" | "ar" } = {},
) {
	const calls = answerCalls(({ path }) => (/agreement$/.test(path) ? read : answer));
	const view = renderPart(<AgreePage />, { at, locale });
	const links = () => view.all("a.button").map((link) => link.getAttribute("href"));
	return { ...view, calls, links };
}

test("a guardian reads who is registered for what, and agrees by a press alone", async () => {
	const view = open({ body: request });
	await view.findByRole("heading", { name: "Agree to the registration?" });
	view.getByText("Reem Saleh is registered for “Gulf Cup”.");
	expect(view.texts("li").map(plainText)).toEqual([
		"Kata under 12",
		"Friday, April 17, 2099",
		"Hall",
	]);
	view.getByRole("link", { name: "Don’t agree" });
	expect(view.calls).toHaveLength(1);
	fireEvent.click(view.getByRole("button", { name: "Agree" }));
	await view.findByRole("heading", { name: "You have agreed" });
	expect(view.calls.map(({ body }) => body)).toEqual([{ token: "abc" }, { token: "abc" }]);
	expect(view.calls[1].path).not.toBe(view.calls[0].path);
	view.getByText(/^Reem Saleh is registered for .* The federation reviews the registration now\.$/);
	expect(view.links()).toEqual(["/family"]);
});

test("a registration without a class or place names neither, and is read in Arabic", async () => {
	const bare = { ...request, class: null, event: { ...request.event, location: null } };
	const view = open({ body: bare }, { locale: "ar" });
	await view.findByRole("heading", { name: "هل توافق على التسجيل؟" });
	view.getByText("سُجّلت مشاركة ريم صالح في «كأس الخليج».");
	expect(view.all("li")).toHaveLength(1);
});

test.each([
	["without a token", "/agree", { body: request }, {}],
	["that is too old", "/agree#token=abc", refused, {}],
	["that was used meanwhile", "/agree#token=abc", { body: request }, refused],
])("a link %s leads to the family", async (_, at, read, answer) => {
	const view = open(read, { at, answer });
	if (answer === refused) fireEvent.click(await view.findByRole("button", { name: "Agree" }));
	await view.findByRole("heading", { name: "Invalid Link" });
	expect(view.links()).toEqual(["/family"]);
});

test("an answer that could not be saved says so and can be given again", async () => {
	const view = open({ body: request }, { answer: { status: 500, body: {} } });
	const button = (await view.findByRole("button", { name: "Agree" })) as HTMLButtonElement;
	fireEvent.click(button);
	await view.findByRole("alert");
	expect(button.disabled).toBe(false);
});
