import type { ReasonCode } from "#shared/competition/event-classes/eligibility.rules.ts";
import { messages } from "../../core/language/messages.ts";

/** Texts of a user's eligibility for a class. */
export const verdictMessages = messages(
	{
		"verdict.noPlace": "There is no place left, and no waiting list",
		"verdict.canEnter": "You can enter",
		"verdict.canEnterWeighed": "You can enter; we’ll ask for your weight",
		"verdict.canEnterLater": "You can enter once registration opens",
		"verdict.canEnterInTurn": "You can enter when it is your turn",
		"verdict.complete": "Complete your profile",
		"verdict.enter": "Enter",
		"verdict.enterFor": "Enter “{name}”",
		"verdict.join": "Join the waiting list",
		"verdict.joinFor": "Join the waiting list of “{name}”",
		"verdict.weight": "Your weight in kg",
		"verdict.weightHint": "To one decimal, such as 68.5. You’ll be weighed again at the event.",
		"verdict.fits": "{weight, number} kg fits this event class",
		"verdict.notes": "Notes (optional)",
		"verdict.submitting": "Registering...",
		"verdict.submit": "Enter this event class",
		"verdict.back": "Back",
		"reason.age_missing": "Your date of birth is not in your profile",
		"reason.age_too_young":
			"You will be {age} on {day}; the event class is from {min, plural, one {# year} other {# years}}",
		"reason.age_too_old":
			"You will be {age} on {day}; the event class is up to {max, plural, one {# year} other {# years}}",
		"reason.gender_missing": "Your gender is not in your profile",
		"reason.gender_other":
			"For {required, select, male {men and boys} other {women and girls}} only",
		"reason.belt_too_low": "Your belt is {belt}; the event class is from {min}",
		"reason.belt_too_high": "Your belt is {belt}; the event class is up to {max}",
		"reason.weight_missing": "Please state your weight",
		"reason.weight_too_low":
			"{weight, number} kg is too light: this event class starts at {min, number} kg",
		"reason.weight_too_high":
			"{weight, number} kg is too heavy; the event class is up to {max, number} kg",
		"reason.membership_required": "Your membership fee is not paid",
		"verdict.fitsOther": "“{name}” fits this weight.",
		"verdict.choose": "Choose {name}",
		"reason.document_required":
			"{kind, select, medical {A medical certificate} identity {An identity document} other {A consent}} that is valid on {day} is missing",
		"reason.readiness_too_low":
			"Your competition level is “{has}”; “{required}” is needed. The federation decides on it",
	} satisfies Record<`reason.${ReasonCode}`, string> & Record<string, string>,
	{
		"verdict.noPlace": "لم يبقَ أي مكان، ولا توجد قائمة انتظار",
		"verdict.canEnter": "يمكنك التسجيل",
		"verdict.canEnterWeighed": "يمكنك التسجيل، وسنسألك عن وزنك",
		"verdict.canEnterLater": "يمكنك التسجيل عند فتح باب التسجيل",
		"verdict.canEnterInTurn": "يمكنك التسجيل حين يحين دورك",
		"verdict.complete": "أكمل ملفك الشخصي",
		"verdict.enter": "سجّل",
		"verdict.enterFor": "التسجيل في «{name}»",
		"verdict.join": "انضم إلى قائمة الانتظار",
		"verdict.joinFor": "الانضمام إلى قائمة انتظار «{name}»",
		"verdict.weight": "وزنك بالكيلوغرام",
		"verdict.weightHint": "حتى منزلة عشرية واحدة، مثل ٦٨٫٥. ويُعاد الوزن في مكان الفعالية.",
		"verdict.fits":
			"وزنك مناسب لهذه الفئة: {weight, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامان} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}",
		"verdict.notes": "ملاحظات (اختياري)",
		"verdict.submitting": "جارٍ التسجيل...",
		"verdict.submit": "سجّل في هذه الفئة",
		"verdict.back": "رجوع",
		"verdict.fitsOther": "تناسب هذا الوزن فئة «{name}».",
		"verdict.choose": "اختر {name}",
		"reason.age_missing": "تاريخ ميلادك غير مسجّل في ملفك",
		"reason.age_too_young":
			"سيكون عمرك {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} في {day}، والحد الأدنى لهذه الفئة {min, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
		"reason.age_too_old":
			"سيكون عمرك {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} في {day}، والحد الأعلى لهذه الفئة {max, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
		"reason.gender_missing": "الجنس غير مسجّل في ملفك",
		"reason.gender_other":
			"الفئة مخصصة {required, select, male {للرجال والفتيان} other {للسيدات والفتيات}}",
		"reason.belt_too_low": "حزامك: {belt}، والفئة من {min} فما فوق",
		"reason.belt_too_high": "حزامك: {belt}، والفئة حتى {max}",
		"reason.weight_missing": "يرجى ذكر وزنك",
		"reason.weight_too_low":
			"وزنك أقل من حدود الفئة: {weight, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامان} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}، والحد الأدنى {min, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامان} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}",
		"reason.weight_too_high":
			"وزنك أعلى من حدود الفئة: {weight, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامان} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}، والحد الأعلى {max, plural, zero {# كيلوغرام} one {كيلوغرام واحد} two {كيلوغرامان} few {# كيلوغرامات} many {# كيلوغرامًا} other {# كيلوغرام}}",
		"reason.membership_required": "رسوم عضويتك غير مدفوعة",
		"reason.document_required":
			"{kind, select, medical {تنقص شهادة طبية سارية} identity {ينقص مستند هوية ساري} other {تنقص موافقة سارية}} في {day}",
		"reason.readiness_too_low":
			"مستواك في المنافسة هو «{has}»، والمطلوب «{required}». ويحدده الاتحاد",
	},
);
