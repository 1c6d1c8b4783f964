import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useWhen } from "../EventDates.tsx";
import { manageMessages } from "../manage/manage.messages.ts";
import { priceFieldsMessages } from "../prices/priceFields.messages.ts";
import { changedSettings, type SettingName } from "./changedSettings.ts";
import { settingsMessages } from "./settings.messages.ts";
import "../events.css";

const ResponsibleCoach = lazyPart(() => import("../page/ResponsibleCoach.tsx"));

/** What each setting says of an event, in the words of its form. */
function useSettings(event: Event): Record<SettingName, { name: string; value: ReactNode }> {
	const text = useText(settingsMessages);
	const manage = useText(manageMessages);
	const prices = useText(priceFieldsMessages);
	const locale = useLocale();
	const { formatDate, formatNumber } = useIntl();
	const money = (fils: number | null) => (fils === null ? "" : moneyText(fils, locale));
	const day = (date: string | null) =>
		date ? formatDate(startOf(date), { dateStyle: "long" }) : "";
	const yesNo = (isOn: boolean) => text(isOn ? "settings.yes" : "settings.no");
	return {
		fee: { name: prices("priceFields.fee"), value: money(event.fee) },
		lateFee: {
			name: prices("priceFields.lateFee"),
			value: text("settings.lateFee", { price: money(event.lateFee), day: day(event.lateFrom) }),
		},
		memberFee: { name: prices("priceFields.memberFee"), value: money(event.memberFee) },
		familyMax: { name: prices("priceFields.familyMax"), value: money(event.familyMax) },
		payUntil: { name: prices("priceFields.payUntil"), value: day(event.payUntil) },
		paymentRule: {
			name: prices("priceFields.paymentRule"),
			value: prices(`priceFields.paymentRule.${event.paymentRule}`),
		},
		unpaidRule: {
			name: prices("priceFields.unpaidRule"),
			value: prices(`priceFields.unpaidRule.${event.unpaidRule}`),
		},
		lateCancellation: {
			name: prices("priceFields.lateCancellation"),
			value: prices(`priceFields.lateCancellation.${event.lateCancellation}`),
		},
		membershipRule: {
			name: manage("manage.membershipRule"),
			value: manage(`manage.membershipRule.${event.membershipRule}`),
		},
		requiredDocument: {
			name: manage("manage.requiredDocument"),
			value: manage(`manage.requiredDocument.${event.requiredDocument}`),
		},
		guardianConsent: {
			name: manage("manage.guardianConsent"),
			value: yesNo(event.guardianConsent),
		},
		waitingList: { name: manage("manage.waitingList"), value: yesNo(event.waitingList) },
		offerHours: { name: manage("manage.offerHours"), value: formatNumber(event.offerHours) },
		waitingRoom: { name: manage("manage.waitingRoom"), value: yesNo(event.waitingRoom) },
		ageReferenceDate: { name: text("settings.ageDay"), value: day(event.ageReferenceDate) },
		coachId: {
			name: manage("manage.coach"),
			value: event.coachId !== null && (
				<LazyParts fallback={<span>…</span>}>
					<ResponsibleCoach id={event.coachId} />
				</LazyParts>
			),
		},
	};
}

/** What every event states: title, days, place, registration and places. */
function useFacts(event: Event): Record<string, { name: string; value: ReactNode }> {
	const text = useText(settingsMessages);
	const pick = usePick();
	const when = useWhen();
	const { formatNumber } = useIntl();
	const { registrationOpensAt: opens, registrationDeadline: deadline, maxParticipants } = event;
	return {
		title: { name: text("settings.eventTitle"), value: <Written>{pick(event, "title")}</Written> },
		dates: { name: text("settings.dates"), value: when(event.eventDate, event.endDate) },
		place: {
			name: text("settings.place"),
			value: (
				<Written>
					{pick({ locationEn: event.location, locationAr: event.locationAr }, "location") || "–"}
				</Written>
			),
		},
		opens: {
			name: text("settings.opens"),
			value: opens ? when(opens) : text("settings.always"),
		},
		deadline: {
			name: text("settings.deadline"),
			value: deadline ? when(deadline) : text("settings.untilEvent"),
		},
		places: {
			name: text("settings.places"),
			value: maxParticipants === 0 ? text("settings.noLimit") : formatNumber(maxParticipants),
		},
	};
}

/** The facts of an event, and each setting that differs from what a new event starts with. */
export function EventSettings({ event }: { event: Event }) {
	const text = useText(settingsMessages);
	const facts = useFacts(event);
	const settings = useSettings(event);
	const changed = changedSettings(event, asksFee(event));
	return (
		<>
			<dl className="facts-list">
				{Object.entries(facts).map(([id, { name, value }]) => (
					<div key={id}>
						<dt className="soft small">{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
				{changed.map((id) => (
					<div key={id} data-setting={id}>
						<dt className="soft small">{settings[id].name}</dt>
						<dd>{settings[id].value}</dd>
					</div>
				))}
			</dl>
			<p className="small soft">
				{text(changed.length > 0 ? "settings.othersUsual" : "settings.allUsual")}
			</p>
		</>
	);
}
