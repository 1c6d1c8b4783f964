import type { InviteOutcome } from "#shared/community/people/people.rules.ts";
import { messages } from "../../../core/language/messages.ts";

type Known = Record<`invitations.${Exclude<InviteOutcome, "invited">}`, string>;

/** Texts about inviting many people to choose a password. */
export const invitationMessages = messages(
	{
		"invitations.invite": "Invite",
		"invitations.inviteCount": "Invite {count, number}",
		"invitations.inviting": "Inviting {done, number} of {count, number}...",
		"invitations.title": "{count, plural, one {Invite # person?} other {Invite # people?}}",
		"invitations.text":
			"Each gets an email with a link to choose a password, in their own language.",
		"invitations.leftOut":
			"We leave out people who have signed in before, have no email address, or were invited in the last 24 hours.",
		"invitations.done": "{count, plural, one {# person invited} other {# people invited}}",
		"invitations.and": "; ",
		"invitations.invitedBefore":
			"{count, plural, one {# was invited in the last 24 hours} other {# were invited in the last 24 hours}}",
		"invitations.hasPassword":
			"{count, plural, one {# has signed in before} other {# have signed in before}}",
		"invitations.noAddress":
			"{count, plural, one {# has no email address} other {# have no email address}}",
		"invitations.disabled":
			"{count, plural, one {# account is closed} other {# accounts are closed}}",
		"invitations.notAllowed":
			"{count, plural, one {# can be invited by a super-admin only} other {# can be invited by a super-admin only}}",
		"invitations.without": "No password yet: {count, number}",
		"invitations.withoutMore": "No password yet: {count, number}+",
	} satisfies Known & Record<string, string>,
	{
		"invitations.invite": "دعوة",
		"invitations.inviteCount": "دعوة ({count, number})",
		"invitations.inviting": "تُرسل الدعوات: {done, number} من {count, number}...",
		"invitations.title":
			"{count, plural, zero {لا أحد لدعوته} one {دعوة شخص واحد؟} two {دعوة شخصين؟} few {دعوة # أشخاص؟} many {دعوة # شخصًا؟} other {دعوة # شخص؟}}",
		"invitations.text": "يصل إلى كل منهم، بلغته، بريد إلكتروني فيه رابط لاختيار كلمة المرور.",
		"invitations.leftOut":
			"لا تُرسل دعوة إلى من سبق له تسجيل الدخول، ولا إلى من لا بريد إلكتروني له، ولا إلى من دعوتَه خلال آخر ٢٤ ساعة.",
		"invitations.done":
			"{count, plural, zero {لم يُدعَ أحد} one {دُعي شخص واحد} two {دُعي شخصان} few {دُعي # أشخاص} many {دُعي # شخصًا} other {دُعي # شخص}}",
		"invitations.and": "؛ ",
		"invitations.invitedBefore":
			"{count, plural, zero {لم يُدعَ أحد من قبل} one {شخص واحد دُعي خلال آخر ٢٤ ساعة} two {شخصان دُعيا خلال آخر ٢٤ ساعة} few {# أشخاص دُعوا خلال آخر ٢٤ ساعة} many {# شخصًا دُعوا خلال آخر ٢٤ ساعة} other {# شخص دُعوا خلال آخر ٢٤ ساعة}}",
		"invitations.hasPassword":
			"{count, plural, zero {لم يسجّل أحد الدخول من قبل} one {شخص واحد سبق له تسجيل الدخول} two {شخصان سبق لهما تسجيل الدخول} few {# أشخاص سبق لهم تسجيل الدخول} many {# شخصًا سبق لهم تسجيل الدخول} other {# شخص سبق لهم تسجيل الدخول}}",
		"invitations.noAddress":
			"{count, plural, zero {للجميع بريد إلكتروني} one {شخص واحد بلا بريد إلكتروني} two {شخصان بلا بريد إلكتروني} few {# أشخاص بلا بريد إلكتروني} many {# شخصًا بلا بريد إلكتروني} other {# شخص بلا بريد إلكتروني}}",
		"invitations.disabled":
			"{count, plural, zero {لا حسابات مغلقة} one {حساب واحد مغلق} two {حسابان مغلقان} few {# حسابات مغلقة} many {# حسابًا مغلقًا} other {# حساب مغلق}}",
		"invitations.notAllowed":
			"{count, plural, zero {لا أحد يحتاج إلى مشرف عام} one {شخص واحد لا يدعوه إلا مشرف عام} two {شخصان لا يدعوهما إلا مشرف عام} few {# أشخاص لا يدعوهم إلا مشرف عام} many {# شخصًا لا يدعوهم إلا مشرف عام} other {# شخص لا يدعوهم إلا مشرف عام}}",
		"invitations.without": "بلا كلمة مرور بعد: {count, number}",
		"invitations.withoutMore": "بلا كلمة مرور بعد: أكثر من {count, number}",
	},
);
