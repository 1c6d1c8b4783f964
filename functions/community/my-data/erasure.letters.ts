import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

type Placeholders = { name: string; endsAt: string; url: string };
type Words = Record<Locale, (placeholders: Placeholders) => Letter>;

const when = (endsAt: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone,
	}).format(Date.parse(endsAt));

const stop = { en: "Keep my account", ar: "الإبقاء على حسابي" };

/** Confirms the request. */
export const requestedLetter: Words = {
	en: ({ name, endsAt, url }) => ({
		subject: "You asked us to delete your account",
		paragraphs: [
			greetRecipient("en", name),
			`Your account and all that is kept about you will be deleted on ${when(endsAt, "en")}. Until then you can change your mind with one press on your profile.`,
			"If it was not you who asked, press it now and change your password.",
		],
		action: { label: stop.en, url },
	}),
	ar: ({ name, endsAt, url }) => ({
		subject: "طلبت حذف حسابك",
		paragraphs: [
			greetRecipient("ar", name),
			`سيُحذف حسابك وكل ما يُحفظ عنك في ${when(endsAt, "ar")}. ويمكنك العدول عن ذلك حتى حينه بضغطة واحدة في ملفك الشخصي.`,
			"إذا لم تكن أنت من طلب ذلك فاضغطها الآن وغيّر كلمة المرور.",
		],
		action: { label: stop.ar, url },
	}),
};

/** Sent a day before the deletion. */
export const endingLetter: Words = {
	en: ({ name, endsAt, url }) => ({
		subject: "Your account will be deleted tomorrow",
		paragraphs: [
			greetRecipient("en", name),
			`As you asked, your account will be deleted on ${when(endsAt, "en")}. After that nobody can bring it back.`,
		],
		action: { label: stop.en, url },
	}),
	ar: ({ name, endsAt, url }) => ({
		subject: "سيُحذف حسابك غدًا",
		paragraphs: [
			greetRecipient("ar", name),
			`كما طلبت، سيُحذف حسابك في ${when(endsAt, "ar")}، ولا يستطيع أحد استعادته بعد ذلك.`,
		],
		action: { label: stop.ar, url },
	}),
};

/** Sent when staff cancelled the request. */
export const stoppedByStaffLetter: Words = {
	en: ({ name, url }) => ({
		subject: "Your account stays",
		paragraphs: [
			greetRecipient("en", name),
			"The federation has stopped the deletion of your account. Nothing was removed. If you still want it deleted, ask again.",
			"If it was not you who asked for the deletion, change your password now.",
		],
		action: { label: "See your profile", url },
	}),
	ar: ({ name, url }) => ({
		subject: "سيبقى حسابك",
		paragraphs: [
			greetRecipient("ar", name),
			"أوقف الاتحاد حذف حسابك، ولم يُحذف منه شيء. إن كنت ما زلت تريد حذفه فاطلب ذلك من جديد.",
			"إذا لم تكن أنت من طلب الحذف فغيّر كلمة المرور الآن.",
		],
		action: { label: "عرض ملفك", url },
	}),
};

/** Sent when the person cancelled the request. */
export const stoppedLetter: Words = {
	en: ({ name }) => ({
		subject: "Your account stays",
		paragraphs: [
			greetRecipient("en", name),
			"You have taken back that your account is deleted. Nothing was removed.",
		],
	}),
	ar: ({ name }) => ({
		subject: "سيبقى حسابك",
		paragraphs: [greetRecipient("ar", name), "عدلت عن حذف حسابك، ولم يُحذف منه شيء."],
	}),
};
