import type { Locale } from "../../core/locales.ts";
import type { Purpose } from "./consents.rules.ts";

type Text = Record<Locale, string>;

type Wording = {
	title: Text;
	/** Oldest first. Published texts are never changed. */
	versions: readonly Text[];
	/** The same versions about a child by name, for a guardian who answers. */
	childVersions: readonly Text[];
};

/** Title and texts of each purpose. */
export const wordings: Record<Purpose, Wording> = {
	photo: {
		title: { en: "Picture", ar: "الصورة" },
		versions: [
			{
				en: "The federation may show my picture on its public pages: in the members' directory if I am listed there, on the pages of the national team if I am on it, and among coaches and judges if I am one. If I take this back, my picture leaves these pages within a minute and its file is deleted.",
				ar: "يجوز للاتحاد عرض صورتي في صفحاته العامة: في دليل الأعضاء إن كان اسمي مدرجًا فيه، وفي صفحات المنتخب الوطني إن كنت ضمنه، وبين المدربين والحكام إن كنت منهم. وإذا سحبت موافقتي فستُزال صورتي من هذه الصفحات خلال دقيقة ويُحذف ملفها.",
			},
		],
		childVersions: [
			{
				en: "The federation may show {name}’s picture on its public pages: in the members’ directory if {name} is listed there, on the pages of the national team if {name} is on it, and among coaches and judges if {name} is one. If you take this back, the picture leaves these pages within a minute and its file is deleted.",
				ar: "يجوز للاتحاد عرض صورة {name} في صفحاته العامة: في دليل الأعضاء إن كان الاسم مدرجًا فيه، وفي صفحات المنتخب الوطني وبين المدربين والحكام عند الانضمام إليهم. وإذا سحبت موافقتك فستُزال الصورة من هذه الصفحات خلال دقيقة ويُحذف ملفها.",
			},
		],
	},
	listing: {
		title: { en: "The members’ directory", ar: "دليل الأعضاء" },
		versions: [
			{
				en: "While I am a member, the public directory of members may show my name, my belt and the year in which I joined.",
				ar: "يجوز أن يُعرض اسمي وحزامي وسنة انضمامي في دليل الأعضاء العام ما دمت عضوًا.",
			},
		],
		childVersions: [
			{
				en: "While {name} is a member, the public directory of members may show {name}’s name, belt and year of joining.",
				ar: "يجوز أن يُعرض في دليل الأعضاء العام عن {name}، طوال مدة العضوية: الاسم والحزام وسنة الانضمام.",
			},
		],
	},
	results: {
		title: { en: "Results by name", ar: "النتائج بالاسم" },
		versions: [
			{
				en: "The federation may publish my results at competitions under my name: event, class and place.",
				ar: "يجوز للاتحاد نشر نتائجي في البطولات باسمي: البطولة والفئة والمركز.",
			},
		],
		childVersions: [
			{
				en: "The federation may publish {name}’s results at competitions by name: event, class and place.",
				ar: "يجوز للاتحاد نشر نتائج {name} في البطولات بالاسم: البطولة والفئة والمركز.",
			},
		],
	},
	team: {
		title: { en: "The national team’s pages", ar: "صفحات المنتخب الوطني" },
		versions: [
			{
				en: "If I am on the national team, its public pages may show my name, date of birth, belt and weight, what the federation writes about me, and the contact details that I gave it for this.",
				ar: "إذا كنت ضمن المنتخب الوطني فيجوز أن يُعرض في صفحاته العامة اسمي وتاريخ ميلادي وحزامي ووزني وما يكتبه الاتحاد عني ووسائل التواصل التي قدمتها لهذا الغرض.",
			},
		],
		childVersions: [
			{
				en: "If {name} is on the national team, its public pages may show {name}’s name, date of birth, belt and weight, what the federation writes about {name}, and the contact details given to it for this.",
				ar: "عند انضمام {name} إلى المنتخب الوطني يجوز أن يُعرض في صفحاته العامة الاسم وتاريخ الميلاد والحزام والوزن وما يكتبه الاتحاد عن {name} ووسائل التواصل المقدّمة له لهذا الغرض.",
			},
		],
	},
	danRegister: {
		title: { en: "The register of dan ranks", ar: "سجل درجات الدان" },
		versions: [
			{
				en: "While I hold a dan rank, the federation’s public register of dan ranks may show my name, my rank with its date, my dojo and the number of my certificate.",
				ar: "ما دمت أحمل درجة دان فيجوز أن يُعرض في سجل درجات الدان العام لدى الاتحاد اسمي ودرجتي وتاريخها والدوجو الذي أتدرب فيه ورقم شهادتي.",
			},
		],
		childVersions: [
			{
				en: "While {name} holds a dan rank, the federation’s public register of dan ranks may show {name}’s name, rank with its date, dojo and the number of the certificate.",
				ar: "يجوز أن يُعرض في سجل درجات الدان العام لدى الاتحاد عن {name}، عند حمل درجة دان: الاسم والدرجة وتاريخها والدوجو ورقم الشهادة.",
			},
		],
	},
	mail: {
		title: { en: "Contact by email", ar: "التواصل بالبريد الإلكتروني" },
		versions: [
			{
				en: "The federation may write to my email address about more than my own membership, classes and registrations: invitations, courses and surveys.",
				ar: "يجوز للاتحاد مراسلتي على بريدي الإلكتروني في غير ما يخص عضويتي وحصصي وتسجيلاتي، كالدعوات والدورات والاستبيانات.",
			},
		],
		childVersions: [
			{
				en: "The federation may write to {name}’s email address about more than {name}’s own membership, classes and registrations: invitations, courses and surveys.",
				ar: "يجوز للاتحاد مراسلة {name} بالبريد الإلكتروني في غير ما يخص العضوية والحصص والتسجيلات، كالدعوات والدورات والاستبيانات.",
			},
		],
	},
	phone: {
		title: { en: "Contact by phone", ar: "التواصل بالهاتف" },
		versions: [
			{
				en: "The federation and my coach may call or message my phone number about more than urgent matters.",
				ar: "يجوز للاتحاد ولمدربي الاتصال بهاتفي أو مراسلتي عليه في غير الأمور العاجلة.",
			},
		],
		childVersions: [
			{
				en: "The federation and {name}’s coach may call or message {name}’s phone number about more than urgent matters.",
				ar: "يجوز للاتحاد وللمدرب الاتصال بهاتف {name} أو إرسال الرسائل إليه في غير الأمور العاجلة.",
			},
		],
	},
	medical: {
		title: { en: "A medical note", ar: "ملاحظة طبية" },
		versions: [
			{
				en: "Until the day that I name, the federation may keep a note about my health and show it to my coach and to those who look after me at events.",
				ar: "يجوز للاتحاد، حتى اليوم الذي أحدده، الاحتفاظ بملاحظة عن صحتي وإطلاع مدربي عليها ومن يرعاني في الفعاليات.",
			},
		],
		childVersions: [
			{
				en: "Until the day that you choose, the federation may keep a note about {name}’s health and show it to {name}’s coach and to those who look after {name} at events.",
				ar: "يجوز للاتحاد، حتى اليوم الذي تختاره، الاحتفاظ بملاحظة عن صحة {name} وإطلاع المدرب عليها ومن يتولى الرعاية في الفعاليات.",
			},
		],
	},
};

/** Current version of the text for a purpose, from 1. */
export const versionNow = (purpose: Purpose) => wordings[purpose].versions.length;

/**
 * Text of a version, in a language.
 * @param child the child's name, if a guardian answers
 */
export function textOf(purpose: Purpose, version: number, locale: Locale, child?: string): string {
	const { versions, childVersions } = wordings[purpose];
	if (child === undefined) return versions[version - 1][locale];
	return childVersions[version - 1][locale].replaceAll("{name}", () => child);
}
