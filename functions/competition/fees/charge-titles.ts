import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";

/** What a registration is for, in both languages. */
export const titleOfEntry = ({
	event,
	class: of,
}: Pick<RegistrationRecord, "event" | "class">) => ({
	titleEn: of ? `${event.titleEn}: ${of.className}` : String(event.titleEn),
	titleAr: of ? `${event.titleAr}: ${of.classNameAr ?? of.className}` : String(event.titleAr),
});

/** What a promotion is for, in both languages. */
export const titleOfPromotion = ({ toBelt }: Pick<PromotionRecord, "toBelt">) => ({
	titleEn: `Grading: ${beltName(toBelt, "en")}`,
	titleAr: `اختبار: ${beltName(toBelt, "ar")}`,
});
