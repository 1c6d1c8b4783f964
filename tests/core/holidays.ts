import type { Holiday } from "#shared/settings/holidays.rules.ts";
import { call } from "./api.ts";
import { superAdmin } from "./people.ts";

/** The public holidays as they are kept. */
export const holidaysNow = async (): Promise<Holiday[]> =>
	(await call("GET", "/holidays", { cookie: await superAdmin() })).body;

/** Keeps a public holiday on some days. The site is shared: take days that no other test is about. */
export async function setHolidayForTest(from: string, to = from): Promise<Holiday> {
	const holiday = { from, to, nameEn: "Eid al-Adha", nameAr: "عيد الأضحى" };
	const { status } = await call("PUT", "/holidays", {
		cookie: await superAdmin(),
		body: { holiday },
	});
	if (status !== 200) throw new Error(`PUT /holidays answered ${status}`);
	return holiday;
}
