import { messages } from "../../core/language/messages.ts";

export const ledgerMessages = messages(
	{
		"ledger.receipt": "Receipt",
		"ledger.receiptFor": "Receipt for {title}",
		"ledger.loading": "Looking your place up…",
		"ledger.failed": "The receipt could not be read.",
		"ledger.again": "Try again",
		"ledger.pending": "Your place is being written into the public ledger. Try again in a moment.",
		"ledger.text":
			"Your place stands in the public ledger of this event, under a code that only you and the federation can tell is yours. Each line seals the one before, so nobody can take it out or change it unseen.",
		"ledger.at": "Taken",
		"ledger.line": "Line",
		"ledger.lineOf": "{n} in chain {chain}",
		"ledger.ref": "Your code",
		"ledger.seal": "Seal",
		"ledger.copy": "Copy",
		"ledger.copied": "Copied",
		"ledger.check": "Check it now",
		"ledger.checking": "Checking…",
		"ledger.right":
			"It stands there unchanged, {count, plural, one {the only line of its chain} other {and so do all # lines of its chain}}.",
		"ledger.wrong": "The ledger does not fit this receipt. Please copy it and tell the federation.",
	},
	{
		"ledger.receipt": "إيصال",
		"ledger.receiptFor": "إيصال: {title}",
		"ledger.loading": "جارٍ البحث عن مكانك…",
		"ledger.failed": "تعذّرت قراءة الإيصال.",
		"ledger.again": "حاول مرة أخرى",
		"ledger.pending": "يُكتب مكانك الآن في السجل العلني. حاول بعد لحظات.",
		"ledger.text":
			"مكانك مدوَّن في السجل العلني لهذه الفعالية تحت رمز لا يعرف صاحبه سواك أنت والاتحاد. كل سطر يختم ما قبله، فلا يمكن لأحد حذفه أو تغييره خفية.",
		"ledger.at": "وقت الحصول عليه",
		"ledger.line": "السطر",
		"ledger.lineOf": "{n} في السلسلة {chain}",
		"ledger.ref": "رمزك",
		"ledger.seal": "الختم",
		"ledger.copy": "نسخ",
		"ledger.copied": "تم النسخ",
		"ledger.check": "تحقّق الآن",
		"ledger.checking": "جارٍ التحقق…",
		"ledger.right":
			"السطر موجود كما كُتب، {count, plural, zero {ولا أسطر في سلسلته} one {وسلسلته من سطر واحد سليمة} two {وسلسلته من سطرين سليمة} few {وأسطر سلسلته (#) كلها سليمة} many {وأسطر سلسلته (#) كلها سليمة} other {وأسطر سلسلته (#) كلها سليمة}}.",
		"ledger.wrong": "السجل لا يطابق هذا الإيصال. نرجو نسخه وإبلاغ الاتحاد.",
	},
);
