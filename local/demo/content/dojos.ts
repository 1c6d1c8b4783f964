import type { DojoRecord } from "#functions/people/dojos/dojo.entity.ts";
import type { Governorate } from "#shared/people/dojos/dojos.rules.ts";
import { dateIn, madeAt } from "../calendar.ts";

type Told = {
	name: [en: string, ar: string];
	area: Governorate;
	address: [en: string, ar: string];
	/** Has hours for women only. */
	women?: true;
};

/** The dojos that people and classes of the demo name. */
const told: readonly Told[] = [
	{
		name: ["Salmiya", "السالمية"],
		area: "hawalli",
		address: ["Block 10, Salem Al-Mubarak Street", "قطعة ١٠، شارع سالم المبارك"],
		women: true,
	},
	{
		name: ["Kuwait City", "مدينة الكويت"],
		area: "capital",
		address: ["Sharq, Ahmad Al-Jaber Street", "شرق، شارع أحمد الجابر"],
	},
	{
		name: ["Hawally", "حولي"],
		area: "hawalli",
		address: ["Block 4, Beirut Street", "قطعة ٤، شارع بيروت"],
		women: true,
	},
	{
		name: ["Fahaheel", "الفحيحيل"],
		area: "ahmadi",
		address: ["Block 7, Dabbous Street", "قطعة ٧، شارع الدبوس"],
	},
	{
		name: ["Farwaniya", "الفروانية"],
		area: "farwaniya",
		address: ["Block 2, Habib Munawer Street", "قطعة ٢، شارع حبيب مناور"],
	},
	{
		name: ["Jahra", "الجهراء"],
		area: "jahra",
		address: ["Old Jahra, Marzouq Al-Mutab Street", "الجهراء القديمة، شارع مرزوق المتعب"],
	},
	{
		name: ["Mishref", "مشرف"],
		area: "hawalli",
		address: ["Block 3, beside the cooperative society", "قطعة ٣، بجانب الجمعية التعاونية"],
		women: true,
	},
	{
		name: ["Jabriya", "الجابرية"],
		area: "hawalli",
		address: ["Block 1A, Street 101", "قطعة ١أ، شارع ١٠١"],
	},
	{
		name: ["Khaitan", "خيطان"],
		area: "farwaniya",
		address: ["Block 6, Ibrahim Al-Muzain Street", "قطعة ٦، شارع إبراهيم المزين"],
	},
	{
		name: ["Sabah Al-Salem", "صباح السالم"],
		area: "mubarak-al-kabeer",
		address: ["Block 9, beside the sports club", "قطعة ٩، بجانب النادي الرياضي"],
	},
	{
		name: ["Ahmadi", "الأحمدي"],
		area: "ahmadi",
		address: ["Mid Ahmadi, 6th Avenue", "وسط الأحمدي، الجادة السادسة"],
	},
	{
		name: ["Mangaf", "المنقف"],
		area: "ahmadi",
		address: ["Block 4, Street 22", "قطعة ٤، شارع ٢٢"],
	},
];

/** The dojo that a bilingual text such as "Salmiya · السالمية" names, as a person is linked to it. */
export function dojoNamed(text: string | undefined) {
	if (!text) return {};
	const [nameEn, nameAr] = text.split(" · ");
	const position = told.findIndex(({ name }) => name[0] === nameEn && name[1] === nameAr);
	if (position < 0) throw new Error(`The demo has no dojo "${text}"`);
	return { dojoId: position + 1, dojoLocation: nameEn, dojoLocationAr: nameAr };
}

export const makeDojos = (now: number): DojoRecord[] =>
	told.map(({ name: [nameEn, nameAr], area, address: [addressEn, addressAr], women }, before) => ({
		id: before + 1,
		nameEn,
		nameAr,
		addressEn,
		addressAr,
		area,
		mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${nameEn}, Kuwait`)}`,
		phone: `+965${22_450_100 + before}`,
		hoursEn: "Sunday to Thursday, 4 to 9 PM\nSaturday, 9 AM to 1 PM",
		hoursAr: "من الأحد إلى الخميس، من ٤ إلى ٩ مساءً\nالسبت، من ٩ صباحًا إلى ١ ظهرًا",
		...(women && {
			womensHoursEn: "Monday and Wednesday, 4 to 6 PM",
			womensHoursAr: "الاثنين والأربعاء، من ٤ إلى ٦ مساءً",
		}),
		published: true,
		...madeAt(dateIn(now, -220), 10),
	}));
