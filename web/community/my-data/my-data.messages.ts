import { messages } from "../../core/language/messages.ts";

export const myDataMessages = messages(
	{
		"myData.title": "Copy of my data, and deleting the account",
		"myData.lead":
			"A copy of everything we keep about you: a page to read, the same as JSON, and your pictures and documents. It contains nothing about other people.",
		"myData.ask": "Prepare my download",
		"myData.asked": "We’re preparing your download",
		"myData.askedText": "It takes a minute at most. You can leave this page.",
		"myData.making": "We’re preparing your download...",
		"myData.ready": "Ready since {date}, {size}. You can download it until {until}.",
		"myData.download": "Download my data",
		"myData.again": "Prepare a new one",
		"myData.megabytes": "{size, number, ::.0} MB",
		"myData.failed": "We couldn’t prepare your download",
		"myData.erase": "Delete my account",
		"myData.eraseTitle": "Delete your account?",
		"myData.eraseText":
			"We delete your account a week after you ask. Until then you can change your mind with one press. We’ll email you now and a day before.",
		"myData.goes": "What is deleted",
		"myData.goesAll":
			"Your name, addresses, phone, picture, documents and sign-in, your classes, attendance, belts and messages, and your place in the members’ directory",
		"myData.stays": "What stays, and why",
		"myData.staysBooks":
			"Payments with number, amount and date, because the federation keeps books",
		"myData.staysTrail":
			"The audit trail and what you said yes and no to, under your number and without your name",
		"myData.coming":
			"{count, plural, one {You are registered for an event to come. Withdraw from it first, so that its place goes to the next in line.} other {You are registered for # events to come. Withdraw from them first, so that their places go to the next in line.}}",
		"myData.registrations": "See my registrations",
		"myData.handOver":
			"You still have students or classes. Ask the federation to give them to another coach first.",
		"myData.onlyGuardian":
			"{count, plural, one {You are the only guardian of a child. Invite another guardian first, or ask the federation.} other {You are the only guardian of # children. Invite another guardian for them first, or ask the federation.}}",
		"myData.eraseAsk": "Delete in a week",
		"myData.eraseAsking": "Asking...",
		"myData.eraseAsked": "Your account will be deleted",
		"myData.eraseOn": "Your account will be deleted on {date}.",
		"myData.keep": "Keep my account",
		"myData.kept": "Your account stays",
		"myData.waits": "It waits until this is settled:",
		"myData.staffKeep": "Stop the deletion",
		"myData.staffKeepOf": "Stop the deletion of {name}",
		"myData.staffKeepTitle": "Stop the deletion of {name}?",
		"myData.staffKeepText":
			"Do this when the person asks for it and cannot sign in, or when somebody else asked for the deletion. We write to the person.",
		"myData.staffKeeping": "Stopping...",
		"myData.staffKept": "The account stays",
		"myData.staffTitle": "People who asked to be deleted",
		"myData.staffNone": "Nobody has asked.",
		"myData.staffLine": "Asked on {asked}, deleted on {ends}",
	},
	{
		"myData.title": "نسخة من بياناتي وحذف الحساب",
		"myData.lead":
			"أرشيف بكل ما يُحفظ عنك: صفحة للقراءة، والبيانات نفسها بصيغة JSON، وصورك ومستنداتك. ولا يتضمن شيئًا عن غيرك.",
		"myData.ask": "تجهيز الأرشيف",
		"myData.asked": "يجري تجهيز الأرشيف",
		"myData.askedText": "لن يستغرق أكثر من دقيقة. يمكنك مغادرة هذه الصفحة.",
		"myData.making": "جارٍ تجهيز الأرشيف...",
		"myData.ready": "جُهّز في {date}، وحجمه {size}. يمكن تنزيله حتى {until}.",
		"myData.download": "تنزيل الأرشيف",
		"myData.again": "تجهيز أرشيف جديد",
		"myData.megabytes": "{size, number, ::.0} ميغابايت",
		"myData.failed": "تعذّر طلب الأرشيف",
		"myData.erase": "حذف حسابي",
		"myData.eraseTitle": "حذف حسابك؟",
		"myData.eraseText":
			"يُحذف حسابك بعد أسبوع من طلبك، ويمكنك العدول عنه حتى ذلك الحين بضغطة واحدة. نراسلك الآن وقبل الحذف بيوم.",
		"myData.goes": "ما سيُحذف",
		"myData.goesAll":
			"اسمك وعناوينك وهاتفك وصورتك ومستنداتك وبيانات الدخول، وحصصك وحضورك وأحزمتك ورسائلك، ومكانك في دليل الأعضاء",
		"myData.stays": "ما سيبقى، ولماذا",
		"myData.staysBooks": "المدفوعات برقمها ومبلغها وتاريخها، لأن الاتحاد يمسك دفاتر حسابية",
		"myData.staysTrail": "سجل التدقيق وما أجبت عليه بنعم أو لا، برقمك ومن دون اسمك",
		"myData.coming":
			"{count, plural, zero {لا فعاليات قادمة} one {لك تسجيل في فعالية قادمة. انسحب منها أولًا ليذهب مكانك إلى التالي في الانتظار.} two {لك تسجيل في فعاليتين قادمتين. انسحب منهما أولًا ليذهب مكاناك إلى المنتظرين.} few {لك تسجيل في # فعاليات قادمة. انسحب منها أولًا لتذهب أماكنك إلى المنتظرين.} many {لك تسجيل في # فعالية قادمة. انسحب منها أولًا لتذهب أماكنك إلى المنتظرين.} other {لك تسجيل في # فعالية قادمة. انسحب منها أولًا لتذهب أماكنك إلى المنتظرين.}}",
		"myData.registrations": "عرض تسجيلاتي",
		"myData.handOver": "ما زال لديك متدربون أو حصص. اطلب من الاتحاد تسليمهم إلى مدرب آخر أولًا.",
		"myData.onlyGuardian":
			"{count, plural, zero {لا أطفال} one {هناك طفل لا ولي أمر له غيرك. ادعُ ولي أمر آخر أولًا أو تواصل مع الاتحاد.} two {هناك طفلان لا ولي أمر لهما غيرك. ادعُ ولي أمر آخر أولًا أو تواصل مع الاتحاد.} few {هناك # أطفال لا ولي أمر لهم غيرك. ادعُ ولي أمر آخر أولًا أو تواصل مع الاتحاد.} many {هناك # طفلًا لا ولي أمر لهم غيرك. ادعُ ولي أمر آخر أولًا أو تواصل مع الاتحاد.} other {هناك # طفل لا ولي أمر لهم غيرك. ادعُ ولي أمر آخر أولًا أو تواصل مع الاتحاد.}}",
		"myData.eraseAsk": "الحذف بعد أسبوع",
		"myData.eraseAsking": "جارٍ الطلب...",
		"myData.eraseAsked": "سيُحذف حسابك",
		"myData.eraseOn": "سيُحذف حسابك في {date}.",
		"myData.keep": "الإبقاء على حسابي",
		"myData.kept": "سيبقى حسابك",
		"myData.waits": "يؤجَّل الحذف إلى أن يُسوّى ما يلي:",
		"myData.staffKeep": "إيقاف الحذف",
		"myData.staffKeepOf": "إيقاف حذف {name}",
		"myData.staffKeepTitle": "إيقاف حذف {name}؟",
		"myData.staffKeepText":
			"أوقف الحذف إذا طلب صاحب الحساب ذلك وتعذّر عليه تسجيل الدخول، أو إذا طلب الحذف غيره. نراسل صاحب الحساب.",
		"myData.staffKeeping": "جارٍ الإيقاف...",
		"myData.staffKept": "سيبقى الحساب",
		"myData.staffTitle": "من طلبوا حذف حساباتهم",
		"myData.staffNone": "لم يطلب أحد ذلك.",
		"myData.staffLine": "طُلب في {asked}، ويُحذف في {ends}",
	},
);
