import type { RegistrationStatus } from "#shared/competition/registrations/registrations.rules.ts";
import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";

type Words = {
	[word in
		| "federation"
		| "entries"
		| "startList"
		| "number"
		| "name"
		| "otherName"
		| "email"
		| "className"
		| "belt"
		| "age"
		| "gender"
		| "phone"
		| "dojo"
		| "coach"
		| "weight"
		| "status"
		| "consent"
		| "consentMissing"
		| "type"
		| "registered"
		| "notes"
		| "reason"
		| "decidedBy"
		| "decidedAt"
		| "online"
		| "onsite"
		| "whole"
		| "chooseClass"
		| "nobody"
		| "asOf"]: string;
} & {
	statuses: Record<RegistrationStatus, string>;
	genders: Record<Gender, string>;
	count: Partial<Record<Intl.LDMLPluralRule, string>>;
};

/** Texts of the exported lists. */
export const words: Record<Locale, Words> = {
	en: {
		federation: federationName.en,
		entries: "Entries",
		startList: "Start list",
		number: "No.",
		name: "Name",
		otherName: "Name in Arabic",
		email: "Email",
		className: "Event class",
		belt: "Belt",
		age: "Age",
		gender: "Gender",
		phone: "Phone",
		dojo: "Dojo",
		coach: "Coach",
		weight: "Weight (kg)",
		status: "Status",
		consent: "Guardian’s consent",
		consentMissing: "Missing",
		type: "Entered",
		registered: "Registered",
		notes: "Notes",
		reason: "Reason",
		decidedBy: "Decided by",
		decidedAt: "Decided",
		online: "Online",
		onsite: "At the desk",
		whole: "Whole event",
		chooseClass: "No event class chosen yet",
		nobody: "Nobody has entered yet.",
		asOf: "As of",
		statuses: {
			pending: "Pending",
			approved: "Approved",
			rejected: "Rejected",
			waitlisted: "Waiting list",
			offered: "Place offered",
			cancelled: "Cancelled",
		},
		genders: { male: "Male", female: "Female" },
		count: { one: "# person", other: "# people" },
	},
	ar: {
		federation: federationName.ar,
		entries: "المسجّلون",
		startList: "قائمة المشاركين",
		number: "م",
		name: "الاسم",
		otherName: "الاسم باللاتينية",
		email: "البريد الإلكتروني",
		className: "الفئة",
		belt: "الحزام",
		age: "العمر",
		gender: "الجنس",
		phone: "الهاتف",
		dojo: "الدوجو",
		coach: "المدرب",
		weight: "الوزن (كغم)",
		status: "الحالة",
		consent: "موافقة ولي الأمر",
		consentMissing: "غير متوفرة",
		type: "طريقة التسجيل",
		registered: "وقت التسجيل",
		notes: "ملاحظات",
		reason: "السبب",
		decidedBy: "صاحب القرار",
		decidedAt: "وقت القرار",
		online: "عبر الموقع",
		onsite: "حضوريًا",
		whole: "التسجيل في الفعالية",
		chooseClass: "لم تُختر الفئة بعد",
		nobody: "لم يسجّل أحد بعد.",
		asOf: "حتى",
		statuses: {
			pending: "بانتظار القرار",
			approved: "معتمد",
			rejected: "مرفوض",
			waitlisted: "قائمة الانتظار",
			offered: "عُرض عليه مكان",
			cancelled: "ملغى",
		},
		genders: { male: "ذكر", female: "أنثى" },
		count: {
			zero: "لا أحد",
			one: "مشارك واحد",
			two: "مشاركان",
			few: "# مشاركين",
			many: "# مشاركًا",
			other: "# مشارك",
		},
	},
};
