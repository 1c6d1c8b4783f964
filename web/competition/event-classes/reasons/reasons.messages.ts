import type { ReasonCode } from "#shared/competition/event-classes/eligibility.rules.ts";
import { messages } from "../../../core/language/messages.ts";

/** Reasons why a person may not enter a class, in the third person. */
export const reasonMessages = messages(
	{
		"why.age_missing": "No date of birth on record",
		"why.age_too_young":
			"{age, plural, one {# year} other {# years}} old on the day; the event class begins at {min, number}",
		"why.age_too_old":
			"{age, plural, one {# year} other {# years}} old on the day; the event class ends at {max, number}",
		"why.gender_missing":
			"No gender on record; the event class is for {required, select, male {men} other {women}}",
		"why.gender_other": "The event class is for {required, select, male {men} other {women}}",
		"why.belt_too_low": "{belt}; the event class begins at: {min}",
		"why.belt_too_high": "{belt}; the event class ends at: {max}",
		"why.weight_missing": "No weight stated",
		"why.weight_too_low": "{weight, number} kg; the event class begins at {min, number} kg",
		"why.weight_too_high": "{weight, number} kg; the event class ends at {max, number} kg",
		"why.membership_required": "The membership fee is not paid",
		"why.document_required":
			"No {kind, select, medical {medical certificate} identity {identity document} other {consent}} on record that is valid on {day}",
		"why.readiness_too_low":
			"The event class asks for readiness {required, select, Local {for local} International {for international} other {for worldwide}} competitions",
	} satisfies Record<`why.${ReasonCode}`, string>,
	{
		"why.age_missing": "تاريخ الميلاد غير مسجّل",
		"why.age_too_young":
			"العمر يوم الفعالية {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}، والحد الأدنى للفئة {min, number}",
		"why.age_too_old":
			"العمر يوم الفعالية {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}، والحد الأعلى للفئة {max, number}",
		"why.gender_missing": "الجنس غير مسجّل، والفئة {required, select, male {للذكور} other {للإناث}}",
		"why.gender_other": "الفئة {required, select, male {للذكور} other {للإناث}}",
		"why.belt_too_low": "{belt}، والفئة تبدأ من: {min}",
		"why.belt_too_high": "{belt}، والفئة تنتهي عند: {max}",
		"why.weight_missing": "الوزن غير مذكور",
		"why.weight_too_low": "الوزن {weight, number} كغم، والحد الأدنى للفئة {min, number} كغم",
		"why.weight_too_high": "الوزن {weight, number} كغم، والحد الأعلى للفئة {max, number} كغم",
		"why.membership_required": "رسوم العضوية غير مدفوعة",
		"why.document_required":
			"{kind, select, medical {لا توجد شهادة طبية سارية} identity {لا يوجد مستند هوية ساري} other {لا توجد موافقة سارية}} في {day}",
		"why.readiness_too_low":
			"تتطلب الفئة جاهزية {required, select, Local {للمنافسات المحلية} International {للمنافسات الدولية} other {للمنافسات العالمية}}",
	},
);
