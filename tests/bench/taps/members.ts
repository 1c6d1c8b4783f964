import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { trainingClassMessages } from "#web/training/training-classes/training-classes.messages.ts";
import { apiAs } from "../siteApi.ts";
import type { Walk } from "./hand.ts";

const [member, parent] = ["member@demo.test", "parent@demo.test"];

const fill = (words: string, values: Record<string, string>) =>
	Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words);

const eventOf = (titleAr: string) => ({
	titleEn: `Taps: ${titleAr}`,
	titleAr,
	eventType: "seminar",
	eventDate: dayAfter(kuwaitDate(Date.now()), 2),
	maxParticipants: 50,
	location: "Hall 1",
	locationAr: "الصالة ١",
	published: true,
});

/** What members, parents and visitors do, in Arabic on a phone. */
export async function memberWalks(site: string): Promise<Walk[]> {
	const { call } = await apiAs(site, "admin@demo.test");
	// Own titles each time, because a site can be walked through again.
	const mark = String(Date.now()).slice(-5);
	const [open, classed, forChildren] = ["مفتوحة", "بفئات", "للأطفال"].map(
		(kind) => `دورة ${kind} ${mark}`,
	);
	const plain = await call("POST", "/events", eventOf(open));
	for (const titleAr of [classed, forChildren]) {
		const { id } = await call("POST", "/events", eventOf(titleAr));
		await call("POST", `/events/${id}/classes`, {
			className: "Kumite",
			classNameAr: "كوميتيه",
			maxParticipants: 20,
			...(titleAr === classed && { maxWeight: 120 }),
		});
	}
	const event = eventMessages.ar;
	const register = (title: string) => fill(event["event.registerFor"], { title });
	return [
		{
			task: "register, from the list of events",
			must: 2,
			who: member,
			start: "/events",
			async walk(hand) {
				await hand.press(hand.page.getByRole("link", { name: open, exact: true }));
				await hand.pressButton(register(open));
				await hand.page.getByText(registrationMessages.ar["reg.cancel"]).first().waitFor();
			},
		},
		{
			task: "cancel, from the event's page",
			must: 2,
			who: member,
			start: `/events/${plain.id}`,
			async walk(hand) {
				await hand.pressButton(fill(registrationMessages.ar["reg.cancelFor"], { title: open }));
				await hand.submit();
			},
		},
		{
			task: "register in an event class, with a weight",
			must: 4,
			who: member,
			start: "/events",
			async walk(hand) {
				await hand.press(hand.page.getByRole("link", { name: register(classed), exact: true }));
				await hand.pressButton(fill(verdictMessages.ar["verdict.enterFor"], { name: "كوميتيه" }));
				await hand.write(hand.page.getByRole("dialog").getByRole("textbox").first(), "68");
				await hand.submit();
			},
		},
		{
			task: "register two children",
			must: 6,
			who: parent,
			start: "/events",
			async walk(hand) {
				const card = hand.page.locator(".event-card").filter({ hasText: forChildren });
				await hand.press(card.locator(".register-for-whom > button"));
				const several = familyMessages.ar["family.several"];
				await hand.press(hand.page.getByRole("link", { name: several, exact: true }));
				const boxes = hand.page.locator(".squad-row").getByRole("checkbox");
				for (const child of [0, 1]) await hand.press(boxes.nth(child));
				await hand.press(hand.page.locator(".squad-actions button[type=submit]"));
			},
		},
		{
			task: "find a class for a girl",
			must: 2,
			who: null,
			start: "/",
			async walk(hand) {
				const find = landingMessages.ar["landing.findClass"];
				await hand.press(hand.page.getByRole("link", { name: find, exact: true }).first());
				await hand.pressButton(trainingClassMessages.ar["class.for.girl"]);
				await hand.page.waitForURL(/for=girl/);
			},
		},
	];
}
