import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { isolateName, type Notice, type Words } from "../notifications/notice.ts";

type Status =
	// Sent to guardians.
	| "invited"
	| "joined"
	// Sent to guardians and staff.
	| "waits"
	| "confirmed"
	| "declined"
	| "left"
	| "frozen"
	| "opened"
	| "ended"
	| "comingOfAge"
	| "erasureAsked"
	| "erasureStopped"
	| "ofAge"
	// Sent to the child, who may have an account.
	| "actsForYou"
	| "youComeOfAge"
	| "youAreOfAge";

/** Facts about a change of who may act for a child. */
export type FamilyFacts = {
	status: Status;
	/** The child's name. */
	childEn: string;
	childAr?: string;
	/** The other person's name, if there is one. */
	nameEn?: string;
	nameAr?: string;
	/** The day on which the child comes of age, or their account is deleted. */
	endsOn?: string;
	personId?: number;
	/** Whether it is for staff, who decide. */
	isForStaff?: boolean;
};

type Placeholders = { child: string; name: string; day: string };

const wrong = {
	en: " If this is wrong, please tell the federation at once.",
	ar: " إن لم يكن ذلك صحيحًا فأبلغ الاتحاد فورًا.",
};

const words: Record<Status, Record<Locale, (placeholders: Placeholders) => Words>> = {
	invited: {
		en: ({ child, name }) => ({
			title: "You are asked to be a guardian",
			message: `${name} asks you to be a guardian of ${child} on this site. Nothing changes until you accept.`,
		}),
		ar: ({ child, name }) => ({
			title: "طُلب منك أن تكون ولي أمر",
			message: `يطلب ${name} أن تكون ولي أمر ${child} في هذا الموقع. لا يتغير شيء قبل أن تقبل.`,
		}),
	},
	joined: {
		en: ({ child, name }) => ({
			title: "Another guardian has joined",
			message: `${name} may now act for ${child} too.${wrong.en}`,
		}),
		ar: ({ child, name }) => ({
			title: "انضم ولي أمر آخر",
			message: `أصبح بإمكان ${name} التصرف نيابةً عن ${child} أيضًا.${wrong.ar}`,
		}),
	},
	waits: {
		en: ({ child, name }) => ({
			title: "A guardian waits for approval",
			message: `A coach invited ${name}, who asks to be a guardian of ${child}. The federation decides once it has seen a document. A guardian of ${child} who knows this person can invite them as well.`,
		}),
		ar: ({ child, name }) => ({
			title: "ولي أمر بانتظار الموافقة",
			message: `طلب ${name} أن تكون له صلاحية ولي أمر ${child} بدعوة من المدرب. يقرر الاتحاد بعد الاطلاع على مستند، ويمكن لولي أمر آخر يعرفه أن يدعوه أيضًا.`,
		}),
	},
	confirmed: {
		en: ({ child }) => ({ title: "You may act now", message: `You may now act for ${child}.` }),
		ar: ({ child }) => ({
			title: "أصبحت لك الصلاحية",
			message: `يمكنك الآن التصرف نيابةً عن ${child}.`,
		}),
	},
	declined: {
		en: ({ child }) => ({
			title: "An invitation was declined",
			message: `Somebody whom you invited does not want to be a guardian of ${child}.`,
		}),
		ar: ({ child }) => ({
			title: "رُفضت دعوة",
			message: `اعتذر أحد من دعوتهم عن أن يكون ولي أمر ${child}.`,
		}),
	},
	left: {
		en: ({ child, name }) => ({
			title: "A guardian has left",
			message: `${name} no longer acts for ${child}.`,
		}),
		ar: ({ child, name }) => ({
			title: "انسحب أحد أولياء الأمر",
			message: `لم يعد ${name} يتصرف نيابةً عن ${child}.`,
		}),
	},
	frozen: {
		en: ({ child }) => ({
			title: "Who may act is being cleared",
			message: `The federation is clearing who may act for ${child}. Until then you can withdraw from events and keep the emergency contact up to date.`,
		}),
		ar: ({ child }) => ({
			title: "يجري التحقق من الصلاحية",
			message: `يتحقق الاتحاد ممن يحق له التصرف نيابةً عن ${child}. إلى ذلك الحين يمكنك سحب التسجيل من الفعاليات وتحديث جهة اتصال الطوارئ.`,
		}),
	},
	opened: {
		en: ({ child }) => ({ title: "You may act again", message: `You may act for ${child} again.` }),
		ar: ({ child }) => ({
			title: "عادت الصلاحية",
			message: `يمكنك التصرف نيابةً عن ${child} من جديد.`,
		}),
	},
	ended: {
		en: ({ child }) => ({
			title: "You no longer act for a child",
			message: `The federation has ended your guardianship of ${child} on this site. Please ask us if you have questions.`,
		}),
		ar: ({ child }) => ({
			title: "انتهت صلاحيتك",
			message: `أنهى الاتحاد صلاحيتك بصفتك ولي أمر ${child} في هذا الموقع. تواصل معنا إن كان لديك استفسار.`,
		}),
	},
	comingOfAge: {
		en: ({ child, day }) => ({
			title: "Coming of age",
			message: `${child} comes of age on ${day} and acts alone from that day on. Without an email address of their own they cannot sign in: the coach or the federation adds it.`,
		}),
		ar: ({ child, day }) => ({
			title: "بلوغ سن الرشد",
			message: `يبلغ ${child} الثامنة عشرة في ${day}، ويتصرف بنفسه منذ ذلك اليوم. ولا يمكنه تسجيل الدخول دون بريد إلكتروني خاص به يضيفه المدرب أو الاتحاد.`,
		}),
	},
	ofAge: {
		en: ({ child }) => ({
			title: "Of age",
			message: `${child} is of age today and acts alone from now on.`,
		}),
		ar: ({ child }) => ({
			title: "بلغ سن الرشد",
			message: `بلغ ${child} الثامنة عشرة اليوم، ويتصرف بنفسه من الآن.`,
		}),
	},
	erasureAsked: {
		en: ({ child, day }) => ({
			title: "Deletion of an account was requested",
			message: `The account of ${child} asked to be deleted on ${day}. If this is wrong, tell the federation before then: it can stop the deletion.`,
		}),
		ar: ({ child, day }) => ({
			title: "طُلب حذف حساب",
			message: `طُلب من حساب ${child} حذفه في ${day}. إن لم يكن ذلك صحيحًا فأبلغ الاتحاد قبل ذلك، فبإمكانه إيقاف الحذف.`,
		}),
	},
	erasureStopped: {
		en: ({ child }) => ({
			title: "An account stays",
			message: `The account of ${child} is not deleted.`,
		}),
		ar: ({ child }) => ({ title: "بقاء حساب", message: `لن يُحذف حساب ${child}.` }),
	},
	actsForYou: {
		en: ({ name }) => ({
			title: "Somebody may act for you",
			message: `${name} may act for you as your guardian now. Your profile shows who can.${wrong.en}`,
		}),
		ar: ({ name }) => ({
			title: "أصبح لك ولي أمر في الموقع",
			message: `ولي أمرك في الموقع: ${name}، والتصرف نيابةً عنك متاح له. يبيّن ملفك من يحق له ذلك.${wrong.ar}`,
		}),
	},
	youComeOfAge: {
		en: ({ day }) => ({
			title: "You are soon of age",
			message: `You are 18 on ${day} and act alone from that day on: your guardians no longer see or do anything for you here. What they allowed us to publish of you ends that day, and you answer for yourself.`,
		}),
		ar: ({ day }) => ({
			title: "اقترب بلوغك سن الرشد",
			message: `تبلغ الثامنة عشرة في ${day}، ومنذ ذلك اليوم تتصرف بنفسك ولا يطّلع أولياء أمرك على شيء هنا ولا يتصرفون نيابةً عنك. وينتهي في ذلك اليوم ما سمحوا بنشره عنك، وتجيب بنفسك.`,
		}),
	},
	youAreOfAge: {
		en: () => ({
			title: "You are of age",
			message:
				"You are 18 and act alone from now on: your guardians no longer see or do anything for you here. What they allowed us to publish of you has ended. Say yourself what we may publish.",
		}),
		ar: () => ({
			title: "بلغت سن الرشد",
			message:
				"بلغت الثامنة عشرة وتتصرف بنفسك من الآن، ولا يطّلع أولياء أمرك على شيء هنا ولا يتصرفون نيابةً عنك. وانتهى ما سمحوا بنشره عنك، فحدّد بنفسك ما يجوز لنا نشره.",
		}),
	},
};

/** Page on which guardians manage their children. */
export const familyAction = { path: "/family", label: { en: "See your family", ar: "عرض عائلتك" } };

/** Page on which people manage their own consents. */
const ownConsents = {
	path: "/profile#consents",
	label: { en: "See your consents", ar: "عرض موافقاتك" },
};

const seePerson = { en: "See the child's record", ar: "عرض سجل الطفل" };

const inOwn = (locale: Locale, en = "", ar?: string) => isolateName((locale === "ar" && ar) || en);

export const familyNotice: Notice<FamilyFacts> = {
	kind: "family",
	guardianAct: "seeChild",
	words: ({ status, childEn, childAr, nameEn, nameAr, endsOn }, locale) =>
		words[status][locale]({
			child: inOwn(locale, childEn, childAr),
			name: inOwn(locale, nameEn, nameAr),
			day: endsOn ? longDay(endsOn, locale) : "",
		}),
	action: ({ status, isForStaff, personId }) => {
		if (isForStaff) return { path: `/people/${personId}`, label: seePerson };
		return status === "youComeOfAge" || status === "youAreOfAge" ? ownConsents : familyAction;
	},
	isEssential: () => true,
};
