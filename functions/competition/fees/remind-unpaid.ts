import { ulid } from "ulid";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { isLateCharge, releaseDay } from "#shared/competition/fees/prices.rules.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { orRefused } from "../../core/errors.ts";
import { takesOnlinePayments } from "../../core/outside/payments/paymentGateway.ts";
import { runEach } from "../../core/parallel.ts";
import { isWakingHour } from "../../core/reminding.ts";
import { runTransaction } from "../../core/table/database.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { writeEntryCharge } from "../registrations/charging.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { findEntry, keyOf, system } from "../registrations/registration.transitions.ts";
import { giveUpPlaces } from "../registrations/seating/leave.ts";
import { titleOfEntry } from "./charge-titles.ts";
import { feeNotice } from "./fees.notices.ts";

const isUnpaid = ({ status, charge }: Pick<RegistrationRecord, "status" | "charge">) =>
	holdsPlace(status) && charge !== undefined && openAmount(charge) > 0;

/**
 * Reminds people of an event's unpaid places once, after the last day to pay. If the event says so,
 * the places are released two days later (see `releaseDay`) and go to the waiting list. A
 * registration that changes meanwhile is left to the next run. Returns the number of reminders and
 * releases.
 */
export async function remindUnpaid(event: EventRecord, now: number): Promise<number> {
	const { payUntil, unpaidRule } = event;
	const today = kuwaitDate(now);
	if (!payUntil || today <= payUntil || event.shadow || !isWakingHour(now)) return 0;
	const online = await takesOnlinePayments();
	const remind = async (entry: RegistrationRecord): Promise<number> => {
		const current = await findEntry(keyOf(entry));
		const { charge } = current;
		if (!isUnpaid(current) || !charge) return 0;
		// A person who got the place after the event's last day has a later day to pay.
		const lastDay = (isLateCharge(charge, payUntil) && charge.dueOn) || payUntil;
		if (today <= lastDay) return 0;
		if (!charge.remindedOn) {
			const releasedOn = unpaidRule === "release" ? releaseDay(today, charge.dueOn) : undefined;
			const facts = {
				status: "due" as const,
				amount: openAmount(charge),
				releasedOn,
				online,
				...titleOfEntry(current),
			};
			await runTransaction([
				writeEntryCharge(current, { ...charge, remindedOn: today }),
				notificationWrite(
					newNotification(feeNotice, { userId: current.userId, id: ulid(now), at: now, facts }),
				),
			]).catch(orRefused);
			return 1;
		}
		if (unpaidRule === "release" && today >= releaseDay(charge.remindedOn, charge.dueOn)) {
			const step = { by: system, now, reason: "unpaid" };
			await giveUpPlaces(keyOf(current), "cancelled", step).catch(orRefused);
			return 1;
		}
		return 0;
	};
	const unpaid = (await entriesOf(event)).filter(isUnpaid);
	const done = await runEach("unpaid places", unpaid, remind, 1);
	return done.reduce((sum, one) => sum + one, 0);
}
