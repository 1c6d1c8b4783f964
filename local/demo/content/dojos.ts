import type { DojoRecord } from "#functions/people/dojos/dojo.entity.ts";
import { governorates } from "#shared/people/dojos/dojos.rules.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { flag, number, oneOf, optional, readTable, text } from "../readTable.ts";

/** The dojos that people and classes of the demo name; `women` have hours of their own in some. */
const dojos = readTable("content/dojos", {
	nameEn: text,
	nameAr: text,
	area: oneOf(governorates),
	addressEn: text,
	addressAr: text,
	women: flag,
	latitude: number,
	longitude: number,
	/** In fils. */
	monthlyFee: optional(number),
});

/** The dojo with an English name, as a person is linked to it. */
export function dojoNamed(name: string | undefined) {
	if (!name) return {};
	const position = dojos.findIndex(({ nameEn }) => nameEn === name);
	if (position < 0) throw new Error(`The demo has no dojo "${name}"`);
	const { nameEn, nameAr } = dojos[position];
	return { dojoId: position + 1, dojoLocation: nameEn, dojoLocationAr: nameAr };
}

export const makeDojos = (now: number): DojoRecord[] =>
	dojos.map(({ women, latitude, longitude, ...dojo }, before) => ({
		...dojo,
		id: before + 1,
		mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
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
