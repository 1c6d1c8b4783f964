import type { FieldCode } from "./errors.ts";
import type { Locale } from "./locales.ts";

type Words = Record<`field.${FieldCode}`, string>;

const en: Words = {
	"field.required": "Please fill in this field",
	"field.invalid": "Please check this field",
	"field.too_short": "This is too short",
	"field.too_long": "This is too long",
	"field.too_small": "This is too small",
	"field.too_big": "This is too large",
	"field.email_invalid": "Please enter a valid email address",
	"field.phone_invalid": "Please enter a valid phone number",
	"field.first_name_short": "First name must be at least 2 characters",
	"field.last_name_short": "Last name must be at least 2 characters",
	"field.name_address": "A name cannot contain a web or mail address",
	"field.password_short": "Password must be at least 8 characters",
	"field.password_weak": "Password must contain at least one uppercase letter, one lowercase letter, and one number",
	"field.password_guessable": "This password is easy to guess. Choose one without common words, your name or your dojo",
	"field.password_required": "Password is required",
	"field.password_same": "Choose a password that differs from the current one",
	"field.date_invalid": "Please enter a valid date",
	"field.end_before_start": "The end cannot be before the start",
	"field.deadline_after_start": "The deadline cannot be after the event starts",
	"field.opens_after_deadline": "Registration cannot open after its deadline",
	"field.max_below_min": "The upper limit cannot be below the lower one",
	"field.set_already": "This is on record already. Please contact the federation to change it",
	"field.url_invalid": "Please enter a valid address",
	"field.message_short": "Please write at least 10 characters",
	"field.name_short": "Please enter your name",
	"field.cannot_judge": "Only coaches and staff can be judges",
};

const ar: Words = {
	"field.required": "يرجى تعبئة هذا الحقل",
	"field.invalid": "يرجى التحقق من هذا الحقل",
	"field.too_short": "النص قصير جدًا",
	"field.too_long": "النص طويل جدًا",
	"field.too_small": "القيمة صغيرة جدًا",
	"field.too_big": "القيمة كبيرة جدًا",
	"field.email_invalid": "يرجى إدخال بريد إلكتروني صحيح",
	"field.phone_invalid": "يرجى إدخال رقم هاتف صحيح",
	"field.first_name_short": "يجب ألا يقل الاسم الأول عن حرفين",
	"field.last_name_short": "يجب ألا يقل اسم العائلة عن حرفين",
	"field.name_address": "لا يمكن أن يحتوي الاسم على رابط أو بريد إلكتروني",
	"field.password_short": "يجب ألا تقل كلمة المرور عن ٨ أحرف",
	"field.password_weak": "يجب أن تحتوي كلمة المرور على حرف كبير وحرف صغير ورقم واحد على الأقل",
	"field.password_guessable": "كلمة المرور هذه سهلة التخمين. اختر كلمة بلا كلمات شائعة وبلا اسمك أو اسم الدوجو",
	"field.password_required": "كلمة المرور مطلوبة",
	"field.password_same": "اختر كلمة مرور مختلفة عن الحالية",
	"field.date_invalid": "يرجى إدخال تاريخ صحيح",
	"field.end_before_start": "لا يمكن أن تكون النهاية قبل البداية",
	"field.deadline_after_start": "لا يمكن أن يكون آخر موعد للتسجيل بعد بدء الفعالية",
	"field.opens_after_deadline": "لا يمكن أن يُفتح التسجيل بعد آخر موعد له",
	"field.max_below_min": "لا يمكن أن يقل الحد الأعلى عن الحد الأدنى",
	"field.set_already": "هذه البيانات مسجّلة من قبل. لتغييرها يرجى التواصل مع الاتحاد",
	"field.url_invalid": "يرجى إدخال رابط صحيح",
	"field.message_short": "يرجى كتابة ١٠ أحرف على الأقل",
	"field.name_short": "يرجى إدخال اسمك",
	"field.cannot_judge": "لا يمكن أن يكون حكمًا إلا المدربون وإدارة الاتحاد",
};

/** What a field's error says: beside the field in the browser, in the answer to a caller without one. */
export const fieldWords: Record<Locale, Words> = { en, ar };
