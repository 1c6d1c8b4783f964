import type { Gender, Readiness } from "#shared/core/people.ts";
import { messages } from "../../core/language/messages.ts";
import type { GenderWord } from "./conditions.ts";

type Needed = `eventClass.${Gender}.${GenderWord}` | `eventClass.level.${Readiness}`;

export const eventClassMessages = messages(
	{
		"eventClass.title": "Event classes",
		"eventClass.others":
			"{count, plural, one {One event class that you can’t enter} other {# event classes that you can’t enter}}",
		"eventClass.signIn": "Sign in to see which event classes you can enter.",
		"eventClass.signInButton": "Sign in",
		"eventClass.ages": "Ages count on {day}.",
		"eventClass.exactAge": "{min, plural, one {# year old} other {# years old}}",
		"eventClass.ageRange": "{min, number}–{max, plural, one {# year} other {# years}}",
		"eventClass.minAge": "from {min, plural, one {# year} other {# years}}",
		"eventClass.maxAge": "up to {max, plural, one {# year} other {# years}}",
		"eventClass.weightRange": "{min, number}–{max, number} kg",
		"eventClass.minWeight": "from {min, number} kg",
		"eventClass.maxWeight": "up to {max, number} kg",
		"eventClass.minBelt": "from {belt}",
		"eventClass.maxBelt": "up to {belt}",
		"eventClass.male.grown": "Men",
		"eventClass.male.young": "Boys",
		"eventClass.male.any": "Men and boys",
		"eventClass.female.grown": "Women",
		"eventClass.female.young": "Girls",
		"eventClass.female.any": "Women and girls",
		"eventClass.level": "{level} level",
		"eventClass.level.Local": "Local",
		"eventClass.level.International": "International",
		"eventClass.level.Worldwide": "Worldwide",
		"eventClass.everybody": "Open to everyone",
		"eventClass.conditions": "Conditions",
		"eventClass.open": "Open",
		"eventClass.waitlist": "Full – join the waiting list",
		"eventClass.full": "Full",
	} satisfies Record<Needed, string> & Record<string, string>,
	{
		"eventClass.title": "الفئات",
		"eventClass.others":
			"{count, plural, zero {لا فئات أخرى} one {فئة واحدة غير متاحة لك} two {فئتان غير متاحتين لك} few {# فئات غير متاحة لك} many {# فئة غير متاحة لك} other {# فئة غير متاحة لك}}",
		"eventClass.signIn": "سجّل الدخول لمعرفة الفئات المتاحة لك.",
		"eventClass.signInButton": "تسجيل الدخول",
		"eventClass.ages": "يُحتسب العمر في {day}.",
		"eventClass.exactAge":
			"العمر {min, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
		"eventClass.ageRange":
			"من {min, number} إلى {max, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}",
		"eventClass.minAge":
			"من {min, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} فما فوق",
		"eventClass.maxAge":
			"حتى {max, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}",
		"eventClass.weightRange":
			"من {min, number} إلى {max, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامين} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}",
		"eventClass.minWeight":
			"من {min, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامين} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}} فما فوق",
		"eventClass.maxWeight":
			"حتى {max, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامين} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}",
		"eventClass.minBelt": "من {belt}",
		"eventClass.maxBelt": "حتى {belt}",
		"eventClass.male.grown": "رجال",
		"eventClass.male.young": "فتيان",
		"eventClass.male.any": "رجال وفتيان",
		"eventClass.female.grown": "سيدات",
		"eventClass.female.young": "فتيات",
		"eventClass.female.any": "سيدات وفتيات",
		"eventClass.level": "المستوى {level}",
		"eventClass.level.Local": "المحلي",
		"eventClass.level.International": "الدولي",
		"eventClass.level.Worldwide": "العالمي",
		"eventClass.everybody": "مفتوحة للجميع",
		"eventClass.conditions": "الشروط",
		"eventClass.open": "متاحة",
		"eventClass.waitlist": "اكتمل العدد: قائمة انتظار",
		"eventClass.full": "اكتمل العدد",
	},
);
