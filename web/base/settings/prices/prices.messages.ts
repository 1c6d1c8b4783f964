import { messages } from "../../../core/language/messages.ts";

export const pricesMessages = messages(
	{
		"prices.free": "Training is free.",
		"prices.month": "Training: {price} a month.",
		"prices.fromFirst": "First class free, then {price} a month.",
		"prices.fromFirstRange":
			"First class free, then {min} to {max} a month, depending on the dojo.",
		"prices.askCoach": "First class free. Ask the coach for the monthly fee.",
		"prices.membership":
			"Membership for {months, plural, =12 {a year} one {a month} other {# months}}: {fees}",
		"prices.adult": "{price} for adults",
		"prices.child": "{price} for under-18s",
		"prices.family": "at most {price} for a family",
		"prices.askDojo": "Ask at your dojo what membership costs.",
	},
	{
		"prices.free": "التدريب مجاني.",
		"prices.month": "التدريب: {price} في الشهر.",
		"prices.fromFirst": "الحصة الأولى مجانية، ثم {price} في الشهر.",
		"prices.fromFirstRange": "الحصة الأولى مجانية، ثم من {min} إلى {max} في الشهر حسب الدوجو.",
		"prices.askCoach": "الحصة الأولى مجانية. اسأل المدرب عن رسوم الشهر.",
		"prices.membership":
			"العضوية {months, plural, =12 {لسنة} zero {لمدة # شهر} one {لشهر} two {لشهرين} few {لمدة # أشهر} many {لمدة # شهرًا} other {لمدة # شهر}}: {fees}",
		"prices.adult": "{price} للبالغين",
		"prices.child": "{price} لمن دون ١٨ سنة",
		"prices.family": "{price} كحد أقصى للعائلة",
		"prices.askDojo": "اسأل في الدوجو عن رسوم العضوية.",
	},
);
