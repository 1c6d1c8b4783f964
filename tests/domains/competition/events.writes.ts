import type { Page } from "playwright-core";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { chooseForEvent, inLanguage } from "../../e2e/steps.ts";
import {
	countAuditLines,
	fill,
	press,
	staff,
	type Writes,
	waitForToast,
	writeOnNewEvent,
} from "../write.ts";

const manage = manageMessages.en;

export default {
	"an event is made": async () => {
		const session = await staff();
		const open = async (page: Page) => {
			await press(page, eventMessages.en["event.new"]);
			await fill(page, inLanguage("en", manage["manage.name"], "en"), "Lost Cup");
			await fill(page, inLanguage("en", manage["manage.name"], "ar"), "كأس مفقودة");
			await fill(page, manage["manage.date"], dateIn(30));
			await press(page, eventStepsMessages.en["eventSteps.next"]);
		};
		const done = waitForToast(manage["manage.created"]);
		return { session, address: "/events", open, done, made: countAuditLines(session) };
	},
	"an event is changed": () =>
		writeOnNewEvent(async (page) => {
			await press(page, manage["manage.edit"]);
			await fill(page, inLanguage("en", manage["manage.place"], "en"), "Hall 7");
		}),
	"an event is called off": () =>
		writeOnNewEvent((page) => chooseForEvent(page, "en", manage["manage.callOff"])),
	"an event is deleted": () =>
		writeOnNewEvent((page) => chooseForEvent(page, "en", manage["manage.delete"])),
	"an event is published": async () => {
		const [event, session] = await Promise.all([createEventForTest({ published: false }), staff()]);
		return {
			session,
			address: `/events/${event.id}`,
			open: async () => {},
			button: (page) => page.getByRole("button", { name: manage["manage.publish"], exact: true }),
			done: waitForToast(manage["manage.published"]),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
