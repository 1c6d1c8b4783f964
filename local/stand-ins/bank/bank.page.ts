import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookies } from "#functions/core/http/session.ts";
import {
	direction,
	isLocale,
	type Locale,
	languageCookie,
	localeFromHeader,
} from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import {
	type BankCharge,
	type BankOutcome,
	bankKey,
	bankOutcomes,
	bankPath,
	createBankCharge,
	createBankRefund,
	decideCharge,
	findBankCharge,
	findBankRefund,
	finishBankRefund,
	sendWebhook,
} from "./bank.ts";

type Words = Record<BankOutcome, string> & Record<"title" | "notice" | "knet" | "card", string>;

const words: Record<Locale, Words> = {
	en: {
		title: "Payment",
		notice: "This page stands in for the bank. No money moves.",
		knet: "KNET",
		card: "Credit card",
		paid: "Pay",
		declined: "The bank declines",
		cancelled: "Cancel",
		timedOut: "Let it time out",
		paidWithoutWebhook: "Pay, and the webhook never comes",
		paidWithLateWebhook: "Pay, and the webhook comes 5 seconds late",
		paidWithRepeatedWebhook: "Pay, and the webhook comes three times",
		paidOtherAmount: "Pay another amount",
		forgedWebhook: "Pay nothing, and forge a webhook",
	},
	ar: {
		title: "الدفع",
		notice: "هذه الصفحة بديل عن صفحة البنك، ولا يُحوَّل فيها أي مبلغ.",
		knet: "كي نت",
		card: "بطاقة ائتمان",
		paid: "ادفع",
		declined: "رفض البنك للعملية",
		cancelled: "إلغاء",
		timedOut: "انتهاء المهلة",
		paidWithoutWebhook: "ادفع دون وصول إشعار البنك",
		paidWithLateWebhook: "ادفع مع تأخر إشعار البنك خمس ثوانٍ",
		paidWithRepeatedWebhook: "ادفع مع تكرار إشعار البنك ثلاث مرات",
		paidOtherAmount: "ادفع مبلغًا آخر",
		forgedWebhook: "لا تدفع، وأرسل إشعارًا مزورًا",
	},
};

function languageOf({ headers }: IncomingMessage): Locale {
	const chosen = readCookies([headers.cookie ?? ""]).get(languageCookie.name);
	return isLocale(chosen) ? chosen : localeFromHeader(headers["accept-language"]);
}

const style = `body { margin: 0 auto; padding: 2rem 1rem; max-inline-size: 26rem;
	font: 1rem/1.5 system-ui, sans-serif; color: #16243b; background: #eef2f7 }
h1 { font-size: 1.2rem } p.amount { font-size: 2rem; font-weight: 600; margin-block: .5rem }
form { display: grid; gap: .6rem; margin-block-start: 1.5rem }
button { font: inherit; padding: .7rem 1rem; border: 1px solid #9db0cc; border-radius: .4rem;
	background: #fff; color: inherit; cursor: pointer }
button:first-child { background: #0b4a8f; color: #fff; border-color: #0b4a8f; font-weight: 600 }`;

function payPage({ id, amount, description, source, status }: BankCharge, locale: Locale): string {
	const text = words[locale];
	const method = source.id === "src_kw.knet" ? text.knet : text.card;
	const buttons = bankOutcomes.map(
		(outcome) => `<button name="outcome" value="${outcome}">${text[outcome]}</button>`,
	);
	return `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text.title}</title><style>${style}</style>
<main><h1>${text.title}: ${method}</h1><p>${escapeHtml(description)}</p>
<p class="amount"><bdi>${moneyText(Math.round(amount * 1000), locale)}</bdi></p>
<p>${text.notice}</p><p dir="ltr"><small>${id} ${status}</small></p>
<form method="post" action="${bankPath}/pay/${id}">${buttons.join("")}</form></main></html>`;
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

function answerJson(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify(body));
}

const refused = (code: string) => ({ errors: [{ code, description: "Refused" }] });

async function answerApi(
	request: IncomingMessage,
	response: ServerResponse,
	path: string,
	siteUrl: string,
): Promise<void> {
	if (request.headers.authorization !== `Bearer ${bankKey}`)
		return answerJson(response, 401, refused("2107"));
	const [, kind, id] = /^\/v2\/(charges|refunds)(?:\/([\w-]+))?$/.exec(path) ?? [];
	if (request.method === "GET" && id) {
		const found = kind === "charges" ? findBankCharge(id) : findBankRefund(id);
		return found ? answerJson(response, 200, found) : answerJson(response, 404, refused("1143"));
	}
	if (request.method !== "POST" || id || !kind) return answerJson(response, 404, refused("1143"));
	const order = JSON.parse(await readText(request));
	const made = kind === "charges" ? createBankCharge(order, siteUrl) : createBankRefund(order);
	return made ? answerJson(response, 200, made) : answerJson(response, 400, refused("1117"));
}

async function answerPage(
	request: IncomingMessage,
	response: ServerResponse,
	charge: BankCharge,
): Promise<void> {
	if (request.method !== "POST") {
		response.writeHead(200, {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
		});
		response.end(payPage(charge, languageOf(request)));
		return;
	}
	const outcome = new URLSearchParams(await readText(request)).get("outcome") as BankOutcome;
	if (!bankOutcomes.includes(outcome)) return void response.writeHead(400).end();
	await decideCharge(charge, outcome);
	const back = new URL(charge.redirect.url);
	back.searchParams.set("tap_id", charge.id);
	response.writeHead(303, { location: back.href }).end();
}

/**
 * Stands in for Tap Payments: the part of its API that the product calls, and a page that looks like
 * a bank's, on which each outcome has a button. Tests also repeat a webhook (`/webhook/{id}`) and end
 * a pending refund (`/finish/{id}`, `/decline/{id}`).
 */
export async function answerBank(
	request: IncomingMessage,
	response: ServerResponse,
	{ pathname }: URL,
	siteUrl: string,
): Promise<void> {
	const path = pathname.slice(bankPath.length);
	if (path.startsWith("/v2/")) return answerApi(request, response, path, siteUrl);
	const [, action, id = ""] = /^\/(pay|webhook|finish|decline)\/([\w-]+)$/.exec(path) ?? [];
	const charge = findBankCharge(id);
	if (action === "pay" && charge) return answerPage(request, response, charge);
	if (action === "webhook" && charge && request.method === "POST")
		return answerJson(response, 200, { status: await sendWebhook(charge) });
	if ((action === "finish" || action === "decline") && request.method === "POST") {
		finishBankRefund(id, action === "finish" ? "REFUNDED" : "DECLINED");
		return answerJson(response, 200, {});
	}
	response.writeHead(404).end();
}
