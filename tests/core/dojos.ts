import type { DojoId } from "#shared/core/ids.ts";
import type { DojoInput } from "#shared/people/dojos/dojos.input.schema.ts";
import { call } from "./api.ts";
import { admin } from "./people.ts";
import { uniqueArabicText, uniqueText } from "./unique.ts";

/** A dojo as staff would enter it, with names of its own. */
export const dojoForTest = (wish: Partial<DojoInput> = {}) => ({
	nameEn: uniqueText("Dojo"),
	nameAr: uniqueArabicText("دوجو"),
	addressEn: "Block 5, Street 2, beside the mosque",
	addressAr: "قطعة ٥، شارع ٢، بجانب المسجد",
	area: "hawalli" as const,
	mapUrl: "https://maps.example/place/1",
	phone: "+96522223333",
	hoursEn: "Sunday to Thursday, 4 to 9 PM",
	hoursAr: "من الأحد إلى الخميس، من ٤ إلى ٩ مساءً",
	monthlyFee: 15_000,
	published: true,
	...wish,
});

/** A published dojo. */
export async function createDojoForTest(): Promise<{ id: DojoId }> {
	const { status, body } = await call("POST", "/dojos", {
		cookie: await admin(),
		body: dojoForTest(),
	});
	if (status !== 201) throw new Error(`Creating answered ${status}: ${JSON.stringify(body)}`);
	return body;
}
