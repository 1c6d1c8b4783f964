import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { call } from "./api.ts";
import { superAdmin } from "./people.ts";

/** The stored public holidays. */
export const holidaysNow = async (): Promise<Holiday[]> =>
	(await call("GET", "/holidays", { cookie: await superAdmin() })).body;

/** Stores a public holiday. The site is shared: use days that no other test uses. */
export async function setHolidayForTest(from: string, to = from): Promise<Holiday> {
	const holiday = { from, to, nameEn: "Eid al-Adha", nameAr: "عيد الأضحى" };
	const { status } = await call("PUT", "/holidays", {
		cookie: await superAdmin(),
		body: { holiday },
	});
	if (status !== 200) throw new Error(`PUT /holidays answered ${status}`);
	return holiday;
}
