import { readCell, readDay } from "./imports.cells.ts";
import { type ColumnField, columnFields, matchColumns } from "./imports.columns.ts";
import { divideName, isWholeName } from "./imports.names.ts";

/** Headings of lists that clubs and programs keep, by what their columns hold. */
const headings: Record<ColumnField, string> = {
	fullName: `Full name | Whole name | Complete name | Full name in English | Student name | Name of student
		| Member name | Player name | Athlete name | Participant name | Participant | Child name | Display name
		| Name and surname | First and last name | الاسم الكامل بالإنجليزية | الاسم الكامل باللاتينية`,
	fullNameAr: `Full name in Arabic | Arabic full name | Arabic name | Name in Arabic | الاسم الكامل
		| الاسم كاملًا | الاسم الكامل بالعربية | الاسم الثلاثي | الاسم الرباعي | اسم الطالب | اسم الطالبة
		| اسم العضو | اسم العضوة | اسم اللاعب | اسم اللاعبة | اسم المتدرب | اسم المشترك | اسم المشارك
		| اسم الطفل | الاسم واللقب`,
	firstName: `First name | First name in English | Given name | Forename | First | Name
		| الاسم الأول بالإنجليزية | الاسم الأول (بالإنجليزية) | الاسم الأول باللاتينية`,
	lastName: `Last name | Last name in English | Family name | Surname | Last | Family
		| اسم العائلة بالإنجليزية | اسم العائلة (بالإنجليزية) | اسم العائلة باللاتينية`,
	firstNameAr: `First name in Arabic | First name (Arabic) | Arabic first name | الاسم الأول
		| الاسم الأول بالعربية | الاسم`,
	lastNameAr: `Last name in Arabic | Last name (Arabic) | Arabic last name | Family name in Arabic
		| اسم العائلة | اسم العائلة بالعربية | العائلة | اللقب`,
	email: `Email | E-mail address | Mail | Email value | Email ID | Contact email | البريد الإلكتروني
		| الإيميل | إيميل | البريد | عنوان البريد الإلكتروني | بريد إلكتروني`,
	guardianEmail: `Guardian's email | Guardian email | Parent's email | Parent email | Mother's email
		| Father's email | بريد ولي الأمر | البريد الإلكتروني لولي الأمر | إيميل ولي الأمر | بريد الأب | بريد الأم`,
	phoneNumber: `Phone | Phone number | Phone no | Phone value | Primary phone | Mobile | Mobile phone
		| Mobile number | Mobile phone number | Mobile no | Telephone | Telephone number | Tel | Tel no | Cell
		| Cell phone | Contact number | Contact no | WhatsApp | WhatsApp number | الهاتف | رقم الهاتف
		| الهاتف النقال | الهاتف المحمول | الجوال | رقم الجوال | الموبايل | رقم الموبايل | المحمول | النقال
		| رقم النقال | التلفون | رقم التلفون | رقم التواصل | واتساب`,
	gender: "Gender | Sex | الجنس | النوع | ذكر / أنثى",
	dateOfBirth: `Date of birth | Birth date | Birthday | Birth day | Born | Born on | DOB | D.O.B.
		| تاريخ الميلاد | تاريخ الولادة | الميلاد`,
	currentBelt: `Belt | Current belt | Belt colour | Belt color | Belt rank | Rank | Grade | Kyu | Kyu grade
		| الحزام | الحزام الحالي | درجة الحزام | لون الحزام | الدرجة`,
	dojoLocation: `Dojo | Dojo name | Club | Club name | Dojo location | Branch | الدوجو | النادي | الفرع`,
	address: "Address | Home address | Street address | العنوان | عنوان السكن",
	emergencyContact: `Emergency contact | Emergency | Emergency phone | Emergency number
		| Emergency contact number | جهة اتصال للطوارئ | الطوارئ | رقم الطوارئ | هاتف الطوارئ`,
	coach: `Coach | Coach email | Coach number | Trainer | Instructor | المدرب | بريد المدرب | رقم المدرب`,
	joined: `Joined | Join date | Joining date | Date joined | Joined on | Date of joining | Member since
		| Registration date | تاريخ الانضمام | تاريخ الالتحاق | تاريخ الانتساب | عضو منذ`,
};

test.each(columnFields)("knows each usual heading of a column of %s", (field) => {
	const usual = headings[field].split("|").map((heading) => heading.trim());
	expect(usual.map((heading) => [heading, matchColumns([heading])[0]])).toEqual(
		usual.map((heading) => [heading, field]),
	);
});

describe("words of dates", () => {
	test.each([
		["01", "january jan يناير"],
		["02", "february feb فبراير شباط"],
		["03", "march mar مارس آذار"],
		["04", "april apr أبريل إبريل نيسان"],
		["05", "may مايو أيار"],
		["06", "june jun يونيو يونيه حزيران"],
		["07", "july jul يوليو يوليه تموز"],
		["08", "august aug أغسطس آب"],
		["09", "september sept sep سبتمبر أيلول"],
		["10", "october oct أكتوبر"],
		["11", "november nov نوفمبر"],
		["12", "december dec ديسمبر"],
	])("month %s is written as each of: %s", (month, words) => {
		for (const word of words.split(" ")) {
			expect([word, readDay(`5 ${word} 2010`)]).toEqual([word, `2010-${month}-05`]);
			expect([word, readDay(`${word} 5, 2010`)]).toEqual([word, `2010-${month}-05`]);
		}
	});

	test.each([
		["كانون الثاني", "2010-01-05"],
		["تشرين الأول", "2010-10-05"],
		["تشرين الثاني", "2010-11-05"],
		["كانون الأول", "2010-12-05"],
	])("the month %s of two words is read as %s", (month, day) => {
		expect(readDay(`5 ${month} 2010`)).toBe(day);
	});

	test.each(
		"Saturday Sunday Monday Tuesday Wednesday Thursday Friday Sat Sun Mon Tue Tues Wed Thu Thur Thurs Fri السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة".split(
			" ",
		),
	)("a date may begin with %s", (weekday) => {
		expect(readDay(`${weekday}, 5 March 2010`)).toBe("2010-03-05");
	});
});

test.each([
	[
		"male",
		"male males m man men boy boys gentleman gentlemen ذكر ذكور ولد أولاد رجل رجال شاب شباب طالب لاعب ذ",
	],
	[
		"female",
		"female females f woman women girl girls lady ladies أنثى إناث بنت بنات فتاة فتيات امرأة نساء سيدة سيدات طالبة لاعبة أ",
	],
])("%s is meant by each of: %s", (gender, words) => {
	for (const word of words.split(" "))
		expect([word, readCell("gender", word, null)]).toEqual([word, gender]);
});

test.each(
	`NA,N/A,nil,none,null,blank,empty,nothing,unknown,undefined,unspecified,TBA,TBD,not specified,not available,
	not applicable,not provided,not given,not known,no email,no phone,no value,prefer not to say,without,لا يوجد,
	لايوجد,لا توجد,لا شيء,غير متوفر,غير متوفرة,غير متاح,غير محدد,غير محددة,غير معروف,غير معروفة,غير معلوم,
	غير مذكور,غير مسجل,مجهول,بدون,لا ينطبق,فارغ`
		.split(",")
		.map((words) => words.trim()),
)("“%s” says that there is no value", (words) => {
	expect(readCell("address", words, null)).toBe("");
});

describe("words that belong to the part of a name beside them", () => {
	test.each(
		"al el aal ال bin ben ibn bint بن ابن بنت abd abdul abdel abdal عبد abu abo abou ابو bu بو um umm ام ذو van von der den de del della di da do dos das du la le ter ten zu st mac".split(
			" ",
		),
	)("“%s” begins a part", (word) => {
		expect(divideName(`Noura ${word} Salem`, "familyIsLast")).toEqual({
			given: "Noura",
			family: `${word} Salem`,
		});
		expect(isWholeName(`${word} Salem`)).toBe(false);
	});

	test.each(
		"الدين الله الإسلام aldin al-din al-deen eldin el-din eddin eddine uddin ud-din allah ullah jr jr. sr sr. ii iii iv".split(
			" ",
		),
	)("“%s” completes a part", (word) => {
		expect(divideName(`Noura Salem ${word}`, "familyIsLast")).toEqual({
			given: "Noura",
			family: `Salem ${word}`,
		});
		expect(isWholeName(`Salem ${word}`)).toBe(false);
	});
});
