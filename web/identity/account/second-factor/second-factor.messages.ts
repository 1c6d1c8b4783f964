import { federationName } from "#shared/core/federation.ts";
import { messages } from "../../../core/language/messages.ts";

export const secondFactorMessages = messages(
	{
		"second.title": "Turn two-factor sign-in on",
		"second.needApp":
			"You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or that of your password manager.",
		"second.password": "Your password",
		"second.next": "Next",
		"second.pending": "One moment...",
		"second.scan": "Scan the code with your app",
		"second.scanText":
			"Open the app, add an account and scan this picture. Then type the six digits that the app shows.",
		"second.qr": "QR code for your authenticator app",
		"second.byHand": "If you cannot scan it, type this key:",
		"second.onThisPhone": "Open in the app on this phone",
		"second.code": "Code of the app",
		"second.turnOn": "Turn on",
		"second.codes": "Your recovery codes",
		"second.codesText":
			"Each of these codes signs you in once when you do not have your phone. They are shown only now: keep them in a safe place.",
		"second.codesOf": `Recovery codes of {email}, ${federationName.en}`,
		"second.copy": "Copy",
		"second.copied": "Codes copied",
		"second.notCopied": "Your browser did not allow copying",
		"second.save": "Save as a file",
		"second.kept": "I have saved the codes",
		"second.finish": "Done",
		"second.newCodes": "New recovery codes?",
		"second.newCodesText": "You get ten new codes. The codes that you have now become void.",
		"second.makeCodes": "Make new codes",
		"second.requiredTitle": "Set up two-factor sign-in",
		"second.requiredText":
			"Your role sees personal data of many people, minors among them. So a password alone is not enough: set up an authenticator app, it takes two minutes.",
		"second.requiredAgain":
			"Two-factor sign-in is on for your account, but you came in without a code. Sign out, and sign in here with your password and a code.",
		"second.setUp": "Set it up now",
		"second.signOut": "Sign out",
		"second.confirmTitle": "Please enter your password again",
		"second.confirmText": "This change concerns how you sign in, so we make sure that it is you.",
		"second.confirmCode": "Code of your authenticator app",
		"second.confirmCodeHint": "Or one of your recovery codes",
		"second.confirm": "Confirm",
		"second.forgot": "Forgot your password?",
	},
	{
		"second.title": "تفعيل التحقق بخطوتين",
		"second.needApp":
			"تحتاج إلى تطبيق مصادقة على هاتفك، مثل Google Authenticator أو Microsoft Authenticator أو تطبيق إدارة كلمات المرور لديك.",
		"second.password": "كلمة المرور",
		"second.next": "التالي",
		"second.pending": "لحظة من فضلك...",
		"second.scan": "امسح الرمز بالتطبيق",
		"second.scanText":
			"افتح التطبيق وأضف حسابًا وامسح هذه الصورة، ثم اكتب الأرقام الستة التي يعرضها التطبيق.",
		"second.qr": "رمز QR لتطبيق المصادقة",
		"second.byHand": "إذا تعذّر المسح فاكتب هذا المفتاح:",
		"second.onThisPhone": "الفتح في التطبيق على هذا الهاتف",
		"second.code": "رمز التطبيق",
		"second.turnOn": "تفعيل",
		"second.codes": "رموزك الاحتياطية",
		"second.codesText":
			"كل رمز من هذه الرموز يدخلك مرة واحدة حين لا يكون هاتفك معك. لا تظهر إلا الآن، فاحفظها في مكان آمن.",
		"second.codesOf": `الرموز الاحتياطية للحساب {email}، ${federationName.ar}`,
		"second.copy": "نسخ",
		"second.copied": "تم نسخ الرموز",
		"second.notCopied": "لم يسمح متصفحك بالنسخ",
		"second.save": "حفظ في ملف",
		"second.kept": "حفظت الرموز",
		"second.finish": "تم",
		"second.newCodes": "إنشاء رموز احتياطية جديدة؟",
		"second.newCodesText": "تحصل على عشرة رموز جديدة، ولن تصلح الرموز التي لديك الآن.",
		"second.makeCodes": "إنشاء رموز جديدة",
		"second.requiredTitle": "إعداد التحقق بخطوتين",
		"second.requiredText":
			"يطّلع دورك على بيانات شخصية لكثيرين، منهم قاصرون، لذا لا تكفي كلمة المرور وحدها. أعدّ تطبيق مصادقة، ولن يستغرق ذلك أكثر من دقيقتين.",
		"second.requiredAgain":
			"التحقق بخطوتين مفعّل لحسابك، لكنك دخلت من دون رمز. سجّل الخروج ثم ادخل من هنا بكلمة المرور والرمز.",
		"second.setUp": "إعداده الآن",
		"second.signOut": "تسجيل الخروج",
		"second.confirmTitle": "يرجى إدخال كلمة المرور مرة أخرى",
		"second.confirmText": "هذا التغيير يخص طريقة تسجيل دخولك، لذا نتأكد من أنك أنت.",
		"second.confirmCode": "رمز تطبيق المصادقة",
		"second.confirmCodeHint": "أو أحد رموزك الاحتياطية",
		"second.confirm": "تأكيد",
		"second.forgot": "نسيت كلمة المرور؟",
	},
);
