import type { RegistrationStatus } from "#shared/competition/registrations/registrations.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";

/** Heads of columns, in English and Arabic. */
export const heads = {
	number: ["No.", "م"],
	name: ["Name", "الاسم"],
	otherName: ["Name in Arabic", "الاسم باللاتينية"],
	email: ["Email", "البريد الإلكتروني"],
	phone: ["Phone", "الهاتف"],
	className: ["Event class", "الفئة"],
	age: ["Age", "العمر"],
	gender: ["Gender", "الجنس"],
	belt: ["Belt", "الحزام"],
	shortBelt: ["Belt", "الحزام"],
	weight: ["Weight (kg)", "الوزن (كغم)"],
	dojo: ["Dojo", "الدوجو"],
	coach: ["Coach", "المدرب"],
	consent: ["Guardian’s consent", "موافقة ولي الأمر"],
	status: ["Status", "الحالة"],
	type: ["Entered", "طريقة التسجيل"],
	registered: ["Registered", "وقت التسجيل"],
	notes: ["Notes", "ملاحظات"],
	reason: ["Reason", "السبب"],
	decidedBy: ["Decided by", "صاحب القرار"],
	decidedAt: ["Decided", "وقت القرار"],
} as const;

type Words = Record<
	| "entries"
	| "tatami"
	| "noTatami"
	| "startList"
	| "consentMissing"
	| "online"
	| "onsite"
	| "whole"
	| "chooseClass"
	| "nobody",
	string
> & {
	statuses: Record<RegistrationStatus, string>;
	genders: Record<Gender, string>;
	count: Partial<Record<Intl.LDMLPluralRule, string>>;
};

/** Texts of the exported lists. */
export const words: Record<Locale, Words> = {
	en: {
		entries: "Entries",
		tatami: "Tatami {number}",
		noTatami: "No tatami yet",
		startList: "Start list",
		consentMissing: "Missing",
		online: "Online",
		onsite: "At the desk",
		whole: "Whole event",
		chooseClass: "No event class chosen yet",
		nobody: "Nobody has entered yet.",
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
		entries: "المسجّلون",
		tatami: "البساط {number}",
		noTatami: "بلا بساط بعد",
		startList: "قائمة المشاركين",
		consentMissing: "غير متوفرة",
		online: "عبر الموقع",
		onsite: "حضوريًا",
		whole: "التسجيل في الفعالية",
		chooseClass: "لم تُختر الفئة بعد",
		nobody: "لم يسجّل أحد بعد.",
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
