import { messages } from "../../core/language/messages.ts";

export const ledgerMessages = messages(
	{
		"ledger.receipt": "Proof of the place",
		"ledger.receiptFor": "Proof of the place: {title}",
		"ledger.loading": "Looking up the place…",
		"ledger.failed": "We couldn’t load the proof.",
		"ledger.again": "Try again",
		"ledger.pending": "The place is being recorded. Try again in a moment.",
		"ledger.text":
			"The place is recorded in the event’s public list under the code below. Nobody can change it unnoticed.",
		"ledger.at": "Taken",
		"ledger.line": "Line",
		"ledger.lineOf": "{n} in chain {chain}",
		"ledger.ref": "Code",
		"ledger.seal": "Seal",
		"ledger.copy": "Copy",
		"ledger.copied": "Copied",
		"ledger.check": "Check it now",
		"ledger.checking": "Checking…",
		"ledger.right":
			"Unchanged: {count, plural, one {the only line of its chain is correct} other {all # lines of its chain are correct}}.",
		"ledger.wrong": "The list does not match this proof. Please copy it and tell the federation.",
	},
	{
		"ledger.receipt": "إثبات الحجز",
		"ledger.receiptFor": "إثبات الحجز: {title}",
		"ledger.loading": "جارٍ البحث عن المكان…",
		"ledger.failed": "تعذّر تحميل الإثبات.",
		"ledger.again": "حاول مرة أخرى",
		"ledger.pending": "يُكتب المكان الآن في السجل العلني. حاول بعد لحظات.",
		"ledger.text":
			"المكان مدوَّن في القائمة العلنية للفعالية تحت الرمز أدناه، ولا يمكن لأحد تغييره خفية.",
		"ledger.at": "وقت الحجز",
		"ledger.line": "سطر القيد",
		"ledger.lineOf": "{n} في السلسلة {chain}",
		"ledger.ref": "الرمز",
		"ledger.seal": "ختم التحقق",
		"ledger.copy": "نسخ",
		"ledger.copied": "تم النسخ",
		"ledger.check": "تحقّق الآن",
		"ledger.checking": "جارٍ التحقق…",
		"ledger.right":
			"السطر موجود كما كُتب، {count, plural, zero {ولا أسطر في سلسلته} one {وسلسلته من سطر واحد سليمة} two {وسلسلته من سطرين سليمة} few {وأسطر سلسلته (#) كلها سليمة} many {وأسطر سلسلته (#) كلها سليمة} other {وأسطر سلسلته (#) كلها سليمة}}.",
		"ledger.wrong": "القائمة لا تطابق هذا الإثبات. نرجو نسخه وإبلاغ الاتحاد.",
	},
);
