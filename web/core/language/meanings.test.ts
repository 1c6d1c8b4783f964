/** @jest-environment node */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Messages } from "./messages.ts";

/**
 * Words that a text must contain in each language, by the last part of its id. Written by hand,
 * because no other test notices a text under the wrong id, such as swapped Arabic words for
 * "approved" and "rejected".
 */
const meanings: Record<string, readonly [english: RegExp, arabic: RegExp]> = {
	// Decisions.
	approved: [/approved|joined/i, /مقبول|قبول|معتمد|اعتماد|رُبط/],
	rejected: [/rejected|not chosen/i, /مرفوض|رفض|لم يُقبل|لم يُختر/],
	declined: [/declined/i, /رُفض|الرفض|مرفوض|اعتذ/],
	pending: [
		/pending|await|wait|not (been )?paid|not approved/i,
		/قيد|بانتظار|معلّقة|لم تُدفع|غير معتمد/,
	],
	withdrawn: [/withdrawn|taken back/i, /سُحب|سحب|انسحاب/],
	confirmed: [/confirmed/i, /مؤكَّد|تأكيد/],
	// Places and registration statuses.
	waitlisted: [/waiting list/i, /قائمة الانتظار/],
	offered: [/place/i, /مكان/],
	enrolled: [/enrolled/i, /تسجيل|مسجّل|التحاق/],
	cancelled: [/cancelled/i, /ملغى|إلغاء|أُلغي/],
	full: [/full/i, /اكتمل العدد|مكتملة/],
	// Fees.
	paid: [/paid|fee/i, /مدفوعة|رسوم/],
	overdue: [/overdue|ended/i, /متأخرة|انتهت/],
	exempt: [/exempt|no fee/i, /معفى|إعفاء/],
	// States of records.
	published: [/published/i, /نشر|نُشر|منشور/],
	draft: [/draft/i, /مسودة/],
	frozen: [/frozen|checking/i, /مجمّدة|يتحقق/],
	ended: [/ended|signed out/i, /منتهية|انته|خروج/],
	paused: [/paused/i, /متوقفة|إيقاف/],
	// Attendance.
	present: [/present/i, /حاضر/],
	absent: [/absent/i, /غائب|غياب/],
	// Answers.
	yes: [/^yes$/i, /^نعم$/],
	no: [/^no$/i, /^لا$/],
	// People.
	male: [/^male$/i, /ذكر|ذكور/],
	female: [/^female$/i, /أنثى|إناث/],
	mother: [/mother/i, /الأم$/],
	// Days of the week.
	sunday: [/sunday/i, /الأحد/],
	monday: [/monday/i, /الاثنين/],
	tuesday: [/tuesday/i, /الثلاثاء/],
	wednesday: [/wednesday/i, /الأربعاء/],
	thursday: [/thursday/i, /الخميس/],
	friday: [/friday/i, /الجمعة/],
	saturday: [/saturday/i, /السبت/],
};

/** Expected words in texts of one kind, by the prefix of their ids. */
const ofKind: Record<string, typeof meanings> = {
	"event.state.": {
		open: [/open/i, /مفتوح/],
		closed: [/closed/i, /أُغلق/],
	},
	"own.": { paid: [/runs until/i, /سارية/] },
	"draw.": { won: [/^won$/i, /^فائز$/], lost: [/^lost$/i, /^خسارة$/] },
	"weighIn.": { here: [/^here$/i, /^حاضر$/], expected: [/^expected$/i, /متوقَّع/] },
	"family.state.": { active: [/may act/i, /سارية/] },
	"family.capacity.": { father: [/^father/i, /الأب$/] },
	"belt.colour.": {
		white: [/white/i, /الأبيض/],
		orange: [/orange/i, /البرتقالي/],
		blue: [/blue/i, /الأزرق/],
		yellow: [/yellow/i, /الأصفر/],
		green: [/green/i, /الأخضر/],
		brown: [/brown/i, /البني/],
		black: [/black/i, /الأسود/],
	},
	...Object.fromEntries(
		["dash.role.", "merges.role.", "managePeople.role.", "broadcast.role."].map((kind) => [
			kind,
			{
				member: [/members?$/i, /عضو|الأعضاء/],
				coach: [/coach(es)?$/i, /مدرب/],
				admin: [/^(all )?admins?$/i, /^(كل )?(ال)?(مسؤول|إداري)(ين)?$/],
				"super-admin": [/super.admins?$/i, /عام/],
			},
		]),
	),
};

/**
 * These keys end in `.pending` too, but mean something else: labels of buttons during a write, and
 * explanations of the ledger.
 */
const others = /\.pending$/;
const working = ["One moment...", "لحظة من فضلك..."];
const isOther = (id: string, text: string) =>
	others.test(id) && (working.includes(text) || /ledger/.test(id));

const tables = await Promise.all(
	globSync("web/**/*.messages.ts").map(async (file) =>
		Object.values(await import(resolve(file))).filter(
			(one): one is Messages => typeof one === "object" && one !== null && "ar" in one,
		),
	),
);
const texts = tables
	.flat()
	.flatMap(({ en, ar }) => Object.keys(en).map((id) => ({ id, en: en[id], ar: ar[id] })));

/** The texts with a required meaning, each with its expected words. */
const judged = texts.flatMap((text) => {
	const { id, en } = text;
	const kind = Object.keys(ofKind).find((start) => id.startsWith(start));
	const last = id.slice(id.lastIndexOf(".") + 1);
	const meaning = (kind && ofKind[kind][last]) || meanings[last];
	return meaning && !isOther(id, en) ? [{ ...text, meaning }] : [];
});

test("every meaning has at least one text", () => {
	const found = new Set(judged.map(({ meaning }) => meaning));
	const all = [meanings, ...Object.values(ofKind)].flatMap((table) => Object.entries(table));
	expect(all.filter(([, meaning]) => !found.has(meaning)).map(([name]) => name)).toEqual([]);
});

test("matches each text's meaning to its id, in English and in Arabic", () => {
	const wrong = judged.filter(
		({ en, ar, meaning: [english, arabic] }) => !english.test(en) || !arabic.test(ar),
	);
	expect(wrong.map(({ id, en, ar }) => `${id}: ${en} | ${ar}`)).toEqual([]);
});

test("uses Arabic words for registration statuses that cannot be confused", () => {
	const statuses = ["pending", "approved", "rejected", "waitlisted", "offered", "cancelled"];
	for (const status of statuses) {
		const text = texts.find(({ id }) => id === `status.${status}`);
		const fitting = statuses.filter((name) => text && meanings[name][1].test(text.ar));
		expect([text?.ar, fitting]).toEqual([text?.ar, [status]]);
	}
});
