import type { Page } from "playwright-core";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { recordMessages } from "#web/platform/records/records.messages.ts";
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

async function managedEventClass(
	open: (page: Page, name: string) => Promise<unknown>,
): Promise<Write> {
	const [event, session] = await Promise.all([createEventForTest(), staff()]);
	const { className } = await addEventClassForTest(event.id);
	return {
		session,
		address: `/events/${event.id}`,
		open: (page) => open(page, className),
		made: countAuditLines(session),
	};
}

export default {
	"a class is made": () =>
		writeOnNewEvent(async (page) => {
			await press(page, classes["manageEventClass.add"]);
			await fill(page, inLanguage("en", classes["manageEventClass.name"], "en"), "Kata");
		}),
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
