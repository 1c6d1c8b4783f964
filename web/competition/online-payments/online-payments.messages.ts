import type { OnlineState } from "#shared/competition/online-payments/online-payments.schema.ts";
import { messages } from "../../core/language/messages.ts";

type Needed = `online.${OnlineState}.title` | `online.${OnlineState}.text`;

/** Texts for people who pay. */
export const onlineMessages = messages(
	{
		"online.pay": "Pay online",
		"online.payAmount": "Pay {amount}",
		"online.familyMax": "Your family pays at most {amount} for memberships that it pays together.",
		"online.inParts": "Not everything can be paid at once. Pay the rest afterwards.",
		"online.mostMemberships":
			"One payment covers at most {most, plural, one {one membership} other {# memberships}}. Pay the others afterwards.",
		"online.afterwards": "Next payment",
		"online.renews": "Renewal, valid until {day} so far",
		"online.payText": "Choose what to pay. We’ll take you to the bank’s page.",
		"online.with.knet": "Pay {amount} with KNET",
		"online.with.card": "Pay {amount} by card",
		"online.opening": "Opening the payment page...",
		"online.underWay": "We’re waiting for the bank to confirm {amount}.",
		"online.see": "Check the status",
		"online.finishFirst": "Finish or cancel this payment first.",
		"online.finish": "Finish the payment",
		"online.cancel": "Cancel the payment",
		"online.cancelled": "Payment cancelled. You haven’t been charged.",
		"online.terms": "Terms: fees, cancelling and refunds",
		"online.loading": "Asking the bank...",
		"online.started.title": "Waiting for the bank",
		"online.started.text":
			"The bank hasn’t confirmed your payment yet. You can close this page: we’ll send you the receipt as soon as it does.",
		"online.paid.title": "Paid",
		"online.paid.text": "Thank you. We have received {amount}.",
		"online.failed.title": "Not paid",
		"online.failed.text":
			"The bank didn’t complete the payment, and you haven’t been charged. Try again, or pay at the federation’s office or at your dojo.",
		"online.failedAtBank":
			"The bank declined the payment, and you haven’t been charged. Try another card, or ask your bank.",
		"online.failedByPayer": "You cancelled the payment, and you haven’t been charged.",
		"online.expired.title": "Not paid",
		"online.expired.text": "The payment page was open for too long. You haven’t been charged.",
		"online.differs.title": "We’re checking your payment",
		"online.differs.text":
			"The bank took another amount than we asked for. Your fees aren’t marked as paid yet. The federation has been notified and will get in touch with you.",
		"online.resolved.title": "Your payment was checked",
		"online.resolved.text":
			"The federation has looked at your payment. Your fees show what is still open.",
		"online.back": "Back to the payment page",
		"online.again": "Try again",
		"online.fees": "See my fees",
		"online.receipt": "Open the receipt",
		"online.unknown": "We don’t know this payment",
		"online.unknownText": "Your fees show what is paid and what is still open.",
	} satisfies Record<Needed, string> & Record<string, string>,
	{
		"online.pay": "الدفع الإلكتروني",
		"online.payAmount": "ادفع {amount}",
		"online.familyMax": "لا تتجاوز رسوم عضويات عائلتك {amount} إذا دُفعت معًا.",
		"online.inParts": "لا يمكن دفع كل الرسوم دفعة واحدة. ادفع الباقي بعدها.",
		"online.mostMemberships":
			"لا تشمل الدفعة الواحدة أكثر من {most, plural, zero {# عضوية} one {عضوية واحدة} two {عضويتين} few {# عضويات} many {# عضوية} other {# عضوية}}. ادفع الباقي بعدها.",
		"online.afterwards": "في الدفعة التالية",
		"online.renews": "تجديد العضوية السارية حتى {day}",
		"online.payText": "اختر ما تريد دفعه، ثم تُفتح صفحة الدفع لدى البنك.",
		"online.with.knet": "ادفع {amount} عبر كي نت",
		"online.with.card": "ادفع {amount} بالبطاقة",
		"online.opening": "جارٍ فتح صفحة الدفع...",
		"online.underWay": "ننتظر تأكيد البنك دفع {amount}.",
		"online.see": "تحقق من الحالة",
		"online.finishFirst": "أكمل هذه الدفعة أو ألغها أولًا.",
		"online.finish": "أكمل الدفع",
		"online.cancel": "ألغِ الدفعة",
		"online.cancelled": "أُلغيت الدفعة ولم يُخصم منك أي مبلغ.",
		"online.terms": "الشروط: الرسوم والإلغاء وإعادة المبالغ",
		"online.loading": "جارٍ الاستعلام لدى البنك...",
		"online.started.title": "بانتظار البنك",
		"online.started.text":
			"لم يؤكد البنك دفعتك بعد. يمكنك إغلاق هذه الصفحة، وسنرسل إليك الإيصال فور تأكيدها.",
		"online.paid.title": "تم الدفع",
		"online.paid.text": "شكرًا لك. استلمنا {amount}.",
		"online.failed.title": "لم يتم الدفع",
		"online.failed.text":
			"لم يُكمل البنك عملية الدفع ولم يُخصم منك أي مبلغ. حاول مجددًا، أو ادفع في مكتب الاتحاد أو في الدوجو.",
		"online.failedAtBank":
			"رفض البنك عملية الدفع ولم يُخصم منك أي مبلغ. جرّب بطاقة أخرى أو اسأل البنك.",
		"online.failedByPayer": "ألغيت عملية الدفع ولم يُخصم منك أي مبلغ.",
		"online.expired.title": "لم يتم الدفع",
		"online.expired.text": "بقيت صفحة الدفع مفتوحة أطول من المهلة، ولم يُخصم منك أي مبلغ.",
		"online.differs.title": "نراجع دفعتك",
		"online.differs.text":
			"حصّل البنك مبلغًا غير المطلوب، ولم تُسجّل رسومك مدفوعة بعد. أُبلغ الاتحاد بذلك وسيتواصل معك.",
		"online.resolved.title": "روجعت دفعتك",
		"online.resolved.text": "راجع الاتحاد دفعتك، وتبيّن صفحة رسومك ما بقي عليك.",
		"online.back": "العودة إلى صفحة الدفع",
		"online.again": "المحاولة مجددًا",
		"online.fees": "عرض رسومي",
		"online.receipt": "فتح الإيصال",
		"online.unknown": "لا نجد هذه الدفعة",
		"online.unknownText": "تبيّن صفحة رسومك ما دفعته وما بقي عليك.",
	},
);
