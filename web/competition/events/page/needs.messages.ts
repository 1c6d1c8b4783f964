import type { RequiredDocument } from "#shared/people/documents/documents.rules.ts";
import { messages } from "../../../core/language/messages.ts";

type Papers = `needs.${Exclude<RequiredDocument, "none">}`;

export const needsMessages = messages(
	{
		"needs.title": "What you need",
		"needs.membership.require": "A paid membership",
		"needs.membership.warn": "Your membership fee, paid before the event",
		"needs.medical": "A medical certificate that is valid on {day}",
		"needs.identity": "An identity document that is valid on {day}",
		"needs.consent": "A signed consent that is valid on {day}",
		"needs.guardian": "Under 18: a guardian’s agreement",
		"needs.weight": "Your weight: you’ll be weighed at the event",
		"needs.ask": "Ask about this event",
		"needs.askAbout": "Ask about {title}",
		"needs.share": "Share",
		"needs.shareOf": "Share {title}",
		"needs.copied": "Link copied",
		"needs.notCopied": "Copy this link",
		"needs.map": "Show on a map",
		"needs.mapOf": "Show {place} on a map",
		"needs.draw": "Draw and results",
		"needs.toCalendar": "Add to my calendar",
	} satisfies Record<Papers, string> & Record<string, string>,
	{
		"needs.title": "ما تحتاج إليه",
		"needs.membership.require": "عضوية مدفوعة",
		"needs.membership.warn": "رسوم العضوية، مدفوعة قبل الفعالية",
		"needs.medical": "شهادة طبية سارية في {day}",
		"needs.identity": "مستند هوية سارٍ في {day}",
		"needs.consent": "موافقة موقّعة سارية في {day}",
		"needs.guardian": "لمن هم دون ١٨ سنة: موافقة ولي الأمر",
		"needs.weight": "الوزن: يُقاس في مكان الفعالية",
		"needs.ask": "اسأل عن هذه الفعالية",
		"needs.askAbout": "اسأل عن {title}",
		"needs.share": "مشاركة",
		"needs.shareOf": "مشاركة {title}",
		"needs.copied": "نُسخ الرابط",
		"needs.notCopied": "انسخ هذا الرابط",
		"needs.map": "عرض على الخريطة",
		"needs.mapOf": "عرض {place} على الخريطة",
		"needs.draw": "القرعة والنتائج",
		"needs.toCalendar": "أضفها إلى تقويمي",
	},
);
