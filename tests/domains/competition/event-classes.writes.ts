import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { stepsMessages } from "#web/competition/event-classes/steps/steps.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { addEventClassForTest } from "../../core/squads.ts";
import { inLanguage } from "../../e2e/steps.ts";
import {
	countAuditLines,
	fill,
	fillInName,
	press,
	staff,
	type Write,
	type Writes,
	writeOnNewEvent,
} from "../write.ts";

const classes = manageEventClassMessages.en;
const steps = stepsMessages.en;

async function managedEventClass(
	open: (page: Page, name: string) => Promise<unknown>,
): Promise<Write> {
	const [event, session] = await Promise.all([createEventForTest(), staff()]);
	const { className } = await addEventClassForTest(event.id);
	return {
		session,
		address: `/events/${event.id}/classes`,
		open: (page) => open(page, className),
		made: countAuditLines(session),
	};
}

export default {
	"a class is made": () =>
		writeOnNewEvent(
			async (page) => {
				await press(page, classes["manageEventClass.add"]);
				await fill(page, inLanguage("en", classes["manageEventClass.name"], "en"), "Kata");
			},
			{},
			"/classes",
		),
	"several classes are made": async () => {
		const [event, session] = await Promise.all([createEventForTest(), staff()]);
		return {
			session,
			address: `/events/${event.id}/edit?step=classes`,
			open: async (page) => {
				await press(page, steps["steps.addRow"]);
				await fill(page, steps["steps.nameEn"], "Kata");
			},
			done: (page) => page.locator(".managed-event-class").waitFor(),
			made: countAuditLines(session),
		};
	},
	"a class is changed": () =>
		managedEventClass(async (page, name) => {
			await press(page, fillInName(recordMessages.en["record.editOf"], name));
			await fill(page, classes["manageEventClass.max"], "12");
		}),
	"a class is deleted": () =>
		managedEventClass((page, name) =>
			press(page, fillInName(recordMessages.en["record.deleteOf"], name)),
		),
} satisfies Writes;
