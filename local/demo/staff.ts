import type { User } from "#functions/people/users/user.entity.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Name } from "./people/names.ts";

/** Information about a coach's teaching. */
type Teaching = Pick<
	User,
	| "teachingPhilosophy"
	| "specializations"
	| "availableDays"
	| "preferredTimeSlots"
	| "languagesSpoken"
	| "certifications"
>;

/** A person whose details are written by hand. */
export type StaffMember = {
	email: string;
	name: readonly [given: Name, family: Name];
	gender: "male" | "female";
	belt: Belt;
	age: number;
	/** In kg. */
	weight?: number;
	/** Number of gradings since the latest promotion, back from today. */
	latestGrading?: number;
	language: Locale;
	dojoLocation?: string;
	experience?: string;
	bio?: string;
} & Teaching;

export const admins: readonly StaffMember[] = [
	{
		email: "admin@demo.test",
		name: [
			["Noura", "نورة"],
			["Al-Sayegh", "الصايغ"],
		],
		gender: "female",
		belt: "black-1",
		age: 37,
		language: "en",
	},
	{
		email: "admin2@demo.test",
		name: [
			["Hamad", "حمد"],
			["Dashti", "دشتي"],
		],
		gender: "male",
		belt: "black-2",
		age: 46,
		language: "ar",
	},
	{
		email: "admin3@demo.test",
		name: [
			["Salem", "سالم"],
			["Al-Otaibi", "العتيبي"],
		],
		gender: "male",
		belt: "black-3",
		age: 51,
		language: "ar",
	},
	{
		email: "admin4@demo.test",
		name: [
			["Farah", "فرح"],
			["Khoury", "خوري"],
		],
		gender: "female",
		belt: "brown-1",
		age: 32,
		language: "en",
	},
];

export const superAdmin: StaffMember = {
	email: "super@demo.test",
	name: [
		["Waleed", "وليد"],
		["Al-Qattan", "القطان"],
	],
	gender: "male",
	belt: "black-5",
	age: 55,
	language: "en",
};

/** The demo member, whose belt history is in people.ts. */
export const member: StaffMember = {
	email: "member@demo.test",
	name: [
		["Yousef", "يوسف"],
		["Al-Mansour", "المنصور"],
	],
	gender: "male",
	belt: "green-4",
	age: 19,
	weight: 68.4,
	language: "en",
	dojoLocation: "Salmiya · السالمية",
};
