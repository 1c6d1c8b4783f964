import { federationName } from "#shared/core/federation.ts";
import type { TrainingClassId } from "#shared/core/ids.ts";
import { defaultLocale } from "#shared/core/locales.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { ClassCalendarQuery } from "#shared/training/training-classes/training-classes.schema.ts";
import { readHolidays } from "../../../base/settings/holidays.service.ts";
import { env } from "../../../core/env.ts";
import { requireFound } from "../../../core/errors.ts";
import { calendarOf } from "../../../core/icalendar.ts";
import { findClasses } from "../training-class.records.ts";
import { classEntries, kuwaitZone } from "./class-entries.ts";

/** A class, and the other days that the query names, as a calendar file; paused classes are left out. */
export async function classCalendar(
	id: TrainingClassId,
	{ lang: locale = defaultLocale, also = [] }: ClassCalendarQuery,
	now: number,
): Promise<string> {
	const [classes, holidays] = await Promise.all([findClasses([id, ...also]), readHolidays()]);
	const active = classes.filter(({ isActive }) => isActive);
	requireFound(active.find((one) => one.id === id) ?? null);
	const options = { locale, siteUrl: env().SITE_URL, holidays };
	return calendarOf({
		name: federationName[locale],
		product: "Class",
		locale,
		zones: kuwaitZone,
		entries: active
			.sort((a, b) => a.id - b.id)
			.flatMap((one) => classEntries(one, kuwaitDate(now), options)),
	});
}
