import { messages } from "../../core/language/messages.ts";

export const certificatesMessages = messages(
	{
		"verify.title": "Check a certificate",
		"verify.lead":
			"Scan the code on the certificate with your phone’s camera, or paste it here. Nothing is sent before you check.",
		"verify.code": "Code of the certificate",
		"verify.codeHint": "The long text behind the code, or the whole link.",
		"verify.check": "Check",
		"verify.checking": "Checking…",
		"verify.required": "Paste the code first.",
		"verify.valid": "Genuine and valid today",
		"verify.validText": "The federation issued this certificate, and it is valid.",
		"verify.signed": "The signature is genuine",
		"verify.signedText": "Checking whether the certificate is still valid…",
		"verify.offline": "Genuine, checked without a network",
		"verify.offlineText":
			"The federation signed this certificate. Whether it was replaced or revoked since can be seen only with a network.",
		"verify.superseded": "Replaced by another certificate",
		"verify.supersededText":
			"The federation issued this certificate, but replaced it on {date}. Ask to see the new one.",
		"verify.revoked": "Revoked",
		"verify.revokedText": "The federation revoked this certificate on {date}. It is not valid.",
		"verify.gone": "No longer on record",
		"verify.goneText":
			"The signature is the federation’s, but the record was deleted at the person’s request.",
		"verify.unreadable": "This is not a certificate’s code",
		"verify.unreadableText":
			"The code is incomplete or was typed wrongly. Scan it again, or paste the whole link.",
		"verify.forged": "Not from the federation",
		"verify.forgedText":
			"This code was changed, or somebody else made it. Please tell the federation about it.",
		"verify.unknown_key": "Not from the federation",
		"verify.unknown_keyText":
			"No key of the federation signed this code. Please tell the federation about it.",
		"verify.ended_key": "Signed with a key that had ended",
		"verify.ended_keyText":
			"The key of this code no longer signed certificates on that day. It is not accepted.",
		"verify.failed": "The code couldn’t be checked. Try again with a network.",
		"verify.register": "Register of dan ranks",
		"verify.name": "Name",
		"verify.initials": "Initials",
		"verify.rank": "Rank",
		"verify.date": "Date",
		"verify.number": "Number",
		"verify.private":
			"Not public. Compare the name on the certificate with the person’s own document.",
		"certificates.title": "Certificates",
		"certificates.print": "Print",
		"certificates.printOf": "Print certificate {number}",
		"certificates.valid": "Valid",
		"certificates.superseded": "Replaced",
		"certificates.revoked": "Revoked",
	},
	{
		"verify.title": "التحقق من شهادة",
		"verify.lead":
			"امسح الرمز المطبوع على الشهادة بكاميرا هاتفك، أو ألصقه هنا. لا يُرسل شيء قبل أن تتحقق.",
		"verify.code": "رمز الشهادة",
		"verify.codeHint": "النص الطويل خلف الرمز، أو الرابط كاملًا.",
		"verify.check": "تحقّق",
		"verify.checking": "جارٍ التحقق…",
		"verify.required": "ألصق الرمز أولًا.",
		"verify.valid": "أصلية وسارية اليوم",
		"verify.validText": "أصدر الاتحاد هذه الشهادة، وهي سارية.",
		"verify.signed": "التوقيع أصلي",
		"verify.signedText": "جارٍ التحقق من أن الشهادة ما زالت سارية…",
		"verify.offline": "أصلية، والتحقق بلا شبكة",
		"verify.offlineText":
			"وقّع الاتحاد هذه الشهادة. أما هل استُبدلت أو سُحبت بعد ذلك فلا يُعرف إلا بالشبكة.",
		"verify.superseded": "استُبدلت بشهادة أخرى",
		"verify.supersededText":
			"أصدر الاتحاد هذه الشهادة ثم استبدلها في {date}. اطلب الشهادة الجديدة.",
		"verify.revoked": "مسحوبة",
		"verify.revokedText": "سحب الاتحاد هذه الشهادة في {date}، فهي غير سارية.",
		"verify.gone": "لم تعد في السجل",
		"verify.goneText": "التوقيع توقيع الاتحاد، لكن السجل حُذف بطلب من صاحبه.",
		"verify.unreadable": "ليس هذا رمز شهادة",
		"verify.unreadableText": "الرمز ناقص أو كُتب خطأ. امسحه مرة أخرى، أو ألصق الرابط كاملًا.",
		"verify.forged": "ليست من الاتحاد",
		"verify.forgedText": "غُيّر هذا الرمز أو صنعه غير الاتحاد. نرجو إبلاغ الاتحاد بذلك.",
		"verify.unknown_key": "ليست من الاتحاد",
		"verify.unknown_keyText": "لم يوقّع هذا الرمز أي مفتاح للاتحاد. نرجو إبلاغ الاتحاد بذلك.",
		"verify.ended_key": "موقّعة بمفتاح انتهى العمل به",
		"verify.ended_keyText": "لم يعد مفتاح هذا الرمز يوقّع الشهادات في ذلك اليوم، فلا تُقبل.",
		"verify.failed": "تعذّر التحقق من الرمز. حاول مرة أخرى مع وجود شبكة.",
		"verify.register": "سجل درجات الدان",
		"verify.name": "الاسم",
		"verify.initials": "الأحرف الأولى",
		"verify.rank": "الدرجة",
		"verify.date": "التاريخ",
		"verify.number": "الرقم",
		"verify.private": "غير منشور. قارن الاسم المكتوب على الشهادة بوثيقة صاحبها.",
		"certificates.title": "الشهادات",
		"certificates.print": "طباعة",
		"certificates.printOf": "طباعة الشهادة {number}",
		"certificates.valid": "سارية",
		"certificates.superseded": "مستبدلة",
		"certificates.revoked": "مسحوبة",
	},
);

export const revokeMessages = messages(
	{
		"revoke.open": "Revoke",
		"revoke.openOf": "Revoke certificate {number}",
		"revoke.title": "Revoke certificate {number}?",
		"revoke.text":
			"Anyone who checks its code reads that it is not valid. This cannot be undone; the rank stays as it is.",
		"revoke.reason": "Reason",
		"revoke.missing": "Please give a reason.",
		"revoke.submit": "Revoke",
		"revoke.submitting": "Revoking…",
		"revoke.done": "The certificate is revoked",
	},
	{
		"revoke.open": "سحب",
		"revoke.openOf": "سحب الشهادة {number}",
		"revoke.title": "أتريد سحب الشهادة {number}؟",
		"revoke.text":
			"كل من يتحقق من رمزها سيقرأ أنها غير سارية. لا يمكن التراجع عن ذلك، وتبقى درجة الحزام كما هي.",
		"revoke.reason": "السبب",
		"revoke.missing": "يرجى كتابة السبب.",
		"revoke.submit": "سحب",
		"revoke.submitting": "جارٍ السحب…",
		"revoke.done": "سُحبت الشهادة",
	},
);
