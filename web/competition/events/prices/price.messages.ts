import { messages } from "../../../core/language/messages.ts";

export const priceMessages = messages(
	{
		"price.free": "Free",
		"price.from": "From {price}",
		"price.fee": "Fee: {price}",
		"price.range": "Fee by event class: {min} to {max}",
		"price.noFee": "No fee",
		"price.member": "With a valid membership: {price}",
		"price.late": "From {day}: {price}",
		"price.family": "At most {price} per family",
		"price.first": "Paid before your registration is approved",
		"price.until": "Pay by {day}",
	},
	{
		"price.free": "مجانًا",
		"price.from": "ابتداءً من {price}",
		"price.fee": "الرسوم: {price}",
		"price.range": "الرسوم حسب الفئة: من {min} إلى {max}",
		"price.noFee": "بلا رسوم",
		"price.member": "بعضوية سارية: {price}",
		"price.late": "ابتداءً من {day}: {price}",
		"price.family": "{price} كحد أقصى للعائلة",
		"price.first": "تُدفع قبل اعتماد التسجيل",
		"price.until": "آخر موعد للدفع: {day}",
	},
);
