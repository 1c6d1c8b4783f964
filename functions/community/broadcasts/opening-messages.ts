import { encodeTime } from "ulid";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import type { EventRecord } from "../../competition/events/event.entity.ts";
import { runEach } from "../../core/parallel.ts";
import { isWakingHour, orSettled } from "../../core/reminding.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { firstVersion } from "../../core/table/versioned.ts";
import { type BroadcastRecord, Broadcasts } from "./broadcast.entity.ts";
import { retentionSeconds } from "./broadcasts.service.ts";
import { countAudience } from "./count-audience.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** User id of the system, for audit lines and as author. */
const system = 0;

const everybody = { kind: "role", role: "everybody" } as const;

const dateIn = (locale: Locale, instant: number) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		timeZone,
		dateStyle: "long",
		timeStyle: "short",
	}).format(instant);

const words = ({ titleEn, titleAr }: EventRecord, opens: number) => ({
	titleEn: `Registration opens on ${dateIn("en", opens)}`,
	titleAr: `يُفتح التسجيل في ${dateIn("ar", opens)}`,
	messageEn: `${titleEn}: registration opens through a waiting room. Sign in beforehand, and open the page of the event within the hour before: everybody who is there when it opens has the same chance, no matter when they came. The order is drawn by lot.`,
	messageAr: `${titleAr}: يُفتح التسجيل عبر غرفة انتظار. سجّل الدخول مسبقًا، وافتح صفحة الفعالية خلال الساعة التي تسبق الموعد: كل من حضر ساعة الفتح له الفرصة نفسها، أيًّا كان وقت حضوره، ويُحدَّد الترتيب بالقرعة.`,
});

/**
 * The broadcast of one opening. Its id is made of event and opening time, so that it is never sent
 * twice.
 */
async function messageFor(
	event: EventRecord,
	opens: number,
	now: number,
): Promise<BroadcastRecord> {
	return {
		...words(event, opens),
		...firstVersion(now),
		id: encodeTime(opens - dayMs) + String(event.id).padStart(16, "0"),
		audience: everybody,
		actionUrl: `/events/${event.id}`,
		isMailed: true,
		createdBy: system,
		expected: await countAudience(everybody),
		sent: 0,
		skipped: 0,
		expiresAt: Math.floor(now / 1000) + retentionSeconds,
	};
}

async function announceOpening(event: EventRecord, opens: number, now: number): Promise<number> {
	const message = await messageFor(event, opens, now);
	const { id, audience, titleEn, isMailed } = message;
	const change = {
		entityType: "broadcast",
		entityId: id,
		action: "sent",
		details: { audience, titleEn, isMailed },
	};
	return runTransaction([
		{ put: Broadcasts.create(message).params(), onConditionFailed: "changed_meanwhile" },
		auditLineBy(system, change, now),
	]).then(() => 1, orSettled);
}

/**
 * Announces, the day before, events that open through a waiting room, once per opening time, so
 * that people sign in early and not all at once. Not in the last hour, when numbers are already
 * given out. Returns the number of announced events.
 */
export async function announceOpenings(
	events: readonly EventRecord[],
	now: number,
): Promise<number> {
	if (!isWakingHour(now)) return 0;
	const counts = await runEach("openings", events, async (event) => {
		const opens = event.registrationOpensAt ? startOf(event.registrationOpensAt) : 0;
		const isDue = event.waitingRoom && opens - dayMs <= now && now < opens - hourMs;
		if (isDue && !isCancelled(event) && !event.shadow) return announceOpening(event, opens, now);
		return 0;
	});
	return counts.reduce((sum, one) => sum + one, 0);
}
