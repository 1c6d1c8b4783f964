import type {
	LateCancellation,
	PaymentRule,
	UnpaidRule,
} from "#shared/competition/fees/prices.rules.ts";
import { messages } from "../../../core/language/messages.ts";

type Needed =
	| `priceFields.paymentRule.${PaymentRule}`
	| `priceFields.unpaidRule.${UnpaidRule}`
	| `priceFields.lateCancellation.${LateCancellation}`;

export const priceFieldsMessages = messages(
	{
		"priceFields.title": "Fees",
		"priceFields.hint":
			"In dinars, with up to three decimals: 12.500. Empty or 0: the event is free.",
		"priceFields.grading":
			"A grading costs the fee of the rank that a person tries for, as in the settings.",
		"priceFields.classHint": "In dinars. Empty: what the event costs. 0: no fee.",
		"priceFields.fee": "Fee",
		"priceFields.lateFee": "Late price",
		"priceFields.lateFrom": "Late price from",
		"priceFields.memberFee": "Price with a valid membership",
		"priceFields.familyMax": "Most that a family pays",
		"priceFields.familyMaxHint": "For this event, parents and children together.",
		"priceFields.payUntil": "Pay by",
		"priceFields.payUntilHint": "Empty: until the day of the event.",
		"priceFields.paymentRule": "Payment",
		"priceFields.paymentRule.desk": "At the desk, also after approval",
		"priceFields.paymentRule.first": "Before the registration is approved",
		"priceFields.unpaidRule": "Unpaid places after that day",
		"priceFields.unpaidRule.keep": "Remind once, keep the place",
		"priceFields.unpaidRule.release":
			"Remind, then give the place to the waiting list after two days",
		"priceFields.lateCancellation": "Withdrawing after the deadline",
		"priceFields.lateCancellation.void": "No fee is owed",
		"priceFields.lateCancellation.due": "The fee stays due",
		"priceFields.newPrice":
			"The new fee counts for people who register from now on, and for people on the waiting list, who are notified. {count, plural, =0 {Nobody has a place yet.} one {The person who has a place keeps the old fee.} other {The # people who have a place keep the old fee.}}",
	} satisfies Record<Needed, string> & Record<string, string>,
	{
		"priceFields.title": "الرسوم",
		"priceFields.hint":
			"بالدينار، بثلاث خانات عشرية على الأكثر: ١٢٫٥٠٠. فارغ أو ٠: الفعالية مجانية.",
		"priceFields.grading":
			"رسوم اختبار الأحزمة هي رسوم الدرجة التي يتقدم إليها الشخص، كما في الإعدادات.",
		"priceFields.classHint": "بالدينار. فارغ: رسوم الفعالية نفسها. و٠: بلا رسوم.",
		"priceFields.fee": "الرسوم",
		"priceFields.lateFee": "السعر المتأخر",
		"priceFields.lateFrom": "بداية السعر المتأخر",
		"priceFields.memberFee": "السعر بعضوية سارية",
		"priceFields.familyMax": "أقصى ما تدفعه العائلة",
		"priceFields.familyMaxHint": "لهذه الفعالية، عن الوالدين والأطفال معًا.",
		"priceFields.payUntil": "آخر يوم للدفع",
		"priceFields.payUntilHint": "فارغ: حتى يوم الفعالية.",
		"priceFields.paymentRule": "الدفع",
		"priceFields.paymentRule.desk": "في المكتب، ولو بعد الاعتماد",
		"priceFields.paymentRule.first": "قبل اعتماد التسجيل",
		"priceFields.unpaidRule": "الأماكن غير المدفوعة بعد هذا اليوم",
		"priceFields.unpaidRule.keep": "تذكير واحد مع بقاء المكان",
		"priceFields.unpaidRule.release": "تذكير، ثم ينتقل المكان إلى قائمة الانتظار بعد يومين",
		"priceFields.lateCancellation": "الانسحاب بعد آخر موعد",
		"priceFields.lateCancellation.void": "لا تُدفع الرسوم",
		"priceFields.lateCancellation.due": "تبقى الرسوم مستحقة",
		"priceFields.newPrice":
			"تسري الرسوم الجديدة على من يسجّل من الآن، وعلى المنتظرين ونخبرهم بها. {count, plural, =0 {ولا أحد لديه مكان بعد.} zero {ولا أحد لديه مكان بعد.} one {ومن لديه مكان يبقى على رسومه السابقة.} two {واللذان لديهما مكان يبقيان على رسومهما السابقة.} few {ومن لديهم مكان، وعددهم #، يبقون على رسومهم السابقة.} many {ومن لديهم مكان، وعددهم #، يبقون على رسومهم السابقة.} other {ومن لديهم مكان، وعددهم #، يبقون على رسومهم السابقة.}}",
	},
);
