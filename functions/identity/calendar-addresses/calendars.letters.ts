import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";
import type { User } from "../../people/users/user.entity.ts";

/**
 * Email about a new calendar address: everybody who knows the address sees the person's classes and
 * events.
 */
export const addressMadeLetter: Record<Locale, (person: User) => Letter> = {
	en: (person) => ({
		subject: "Your calendar has a new address",
		paragraphs: [
			`Osu ${nameIn("en", person).first},`,
			"Your calendar has a new address. Anyone who has it sees your classes and events, and those of the children you act for, until you switch it off on your profile.",
			"If you did not create it, reset your password at once, which also ends the address, and tell us.",
		],
	}),
	ar: (person) => ({
		subject: "عنوان جديد لتقويمك",
		paragraphs: [
			`أوس ${nameIn("ar", person).first}،`,
			"لتقويمك عنوان جديد. يرى كل من لديه هذا العنوان حصصك وفعالياتك، وحصص الأطفال الذين تتصرف نيابةً عنهم وفعالياتهم، إلى أن توقفه من ملفك الشخصي.",
			"إذا لم تكن أنت من أنشأه فأعد تعيين كلمة المرور فورًا، فينتهي العنوان أيضًا، وأبلغنا بذلك.",
		],
	}),
};
