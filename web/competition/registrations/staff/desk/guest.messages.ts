import type { Gender } from "#shared/core/people.ts";
import { messages } from "../../../../core/language/messages.ts";

/** Adding a guest of another club at the entry desk. */
export const guestMessages = messages(
	{
		"guest.add": "Add a guest of another club",
		"guest.intro":
			"For people who take part and are not in our federation. They get no account and no membership. Names in one script are enough.",
		"guest.submit": "Add guest",
		"guest.submitting": "Adding...",
		"guest.added": "Guest added",
		"guest.failed": "The guest could not be added",
		"guest.firstName": "First name",
		"guest.lastName": "Last name",
		"guest.hasOneName": "This person has one name only",
		"guest.firstNameAr": "First name in Arabic",
		"guest.lastNameAr": "Last name in Arabic",
		"guest.dateOfBirth": "Date of birth",
		"guest.gender": "Gender",
		"guest.male": "Male",
		"guest.female": "Female",
		"guest.choose": "Please choose",
		"guest.noGender": "Not given",
		"guest.club": "Club",
		"guest.country": "Country of the club",
		"guest.currentBelt": "Belt",
	} satisfies Record<`guest.${Gender}`, string> & Record<string, string>,
	{
		"guest.add": "إضافة ضيف من نادٍ آخر",
		"guest.intro":
			"لمن يشارك من خارج اتحادنا، دون حساب ولا عضوية. يكفي الاسم بالعربية أو بالإنجليزية.",
		"guest.submit": "إضافة الضيف",
		"guest.submitting": "جارٍ الإضافة...",
		"guest.added": "أُضيف الضيف",
		"guest.failed": "تعذّرت إضافة الضيف",
		"guest.firstName": "الاسم الأول (بالإنجليزية)",
		"guest.lastName": "اسم العائلة (بالإنجليزية)",
		"guest.hasOneName": "ليس لهذا الشخص اسم عائلة",
		"guest.firstNameAr": "الاسم الأول بالعربية",
		"guest.lastNameAr": "اسم العائلة بالعربية",
		"guest.dateOfBirth": "تاريخ الميلاد",
		"guest.gender": "الجنس",
		"guest.male": "ذكر",
		"guest.female": "أنثى",
		"guest.choose": "يرجى الاختيار",
		"guest.noGender": "غير محدد",
		"guest.club": "النادي",
		"guest.country": "دولة النادي",
		"guest.currentBelt": "الحزام",
	},
);
