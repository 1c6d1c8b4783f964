import { definePages } from "../../core/definePages.ts";

export default definePages({
	fees: {
		component: "competition/fees/FeesPage.tsx",
		head: {
			en: { title: "My fees", description: "What you owe, until when, and what you have paid." },
			ar: { title: "رسومي", description: "ما عليك دفعه وموعده، وما دفعته." },
		},
	},
	eventFees: {
		component: "competition/fees/staff/EventFeesPage.tsx",
		head: {
			en: { title: "Fees of an event", description: "Who has paid for an event, and who owes." },
			ar: { title: "رسوم الفعالية", description: "من دفع رسوم الفعالية ومن لم يدفع." },
		},
	},
	money: {
		component: "competition/fees/money/MoneyPage.tsx",
		head: {
			en: { title: "Money", description: "What was collected and what is outstanding." },
			ar: { title: "الأموال", description: "ما حُصِّل وما لم يُدفع بعد." },
		},
	},
});
