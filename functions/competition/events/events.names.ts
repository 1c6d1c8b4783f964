import { defineNames } from "../../base/history/defineNames.ts";
import { findEvents, findSomeClasses } from "./events.service.ts";

export const eventsNames = defineNames({
	event: {
		find: async (ids) =>
			(await findEvents(ids)).map(({ id, titleEn, titleAr }) => ({ id, en: titleEn, ar: titleAr })),
	},
	eventClass: {
		async find(_, refs) {
			const keys = refs.map(({ id, beside }) => ({ id, eventId: beside.event }));
			const found = await findSomeClasses(keys.filter(({ eventId }) => eventId !== undefined));
			return found.map(({ id, className, classNameAr: ar }) => ({ id, en: className, ar }));
		},
	},
});
