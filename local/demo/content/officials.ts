import type { JudgesExtensionRecord } from "#functions/content/officials/judges-extension.entity.ts";
import type { OfficialRecord } from "#functions/content/officials/official.entity.ts";
import { judgingLevels } from "#shared/content/officials/officials.schema.ts";
import { genders } from "#shared/core/people.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { portraitFor } from "../pictures/drawn.ts";
import { flag, number, oneOf, optional, readTable, text } from "../readTable.ts";

const officials = readTable("content/officials", {
	nameEn: text,
	nameAr: text,
	gender: oneOf(genders),
	age: number,
	positionEn: text,
	positionAr: text,
	messageEn: text,
	messageAr: text,
	former: flag,
	judgingLevel: optional(oneOf(judgingLevels)),
});

const entered = (now: number) => madeAt(dateIn(now, -180), 10);

/** Each official's portrait. */
export const officialPortraits = officials.map(({ nameEn, gender, age }) =>
	portraitFor({ name: nameEn, gender, age, belt: "black-4" }),
);

export const makeOfficials = (now: number): OfficialRecord[] =>
	officials.map(({ former, judgingLevel: _, gender: __, age: ___, ...official }, before) => ({
		...official,
		photoUrl: officialPortraits[before].address,
		id: before + 1,
		sortOrder: before + 1,
		isActive: !former,
		...entered(now),
	}));

export const judgesExtensions = (now: number): JudgesExtensionRecord[] =>
	officials
		.map(({ former, judgingLevel }, before) => ({
			officialId: before + 1,
			judgingLevel,
			isActive: !former,
			certificationDate: dateIn(now, -400 - 90 * before),
			...entered(now),
		}))
		.filter(({ judgingLevel }) => judgingLevel);
