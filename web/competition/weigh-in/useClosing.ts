import { useState } from "react";
import { useIntl } from "react-intl";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { keepTimesTogether, useText } from "../../core/language/messages.ts";
import { useDuration } from "../../core/moments/useDuration.ts";
import { useNow } from "../../core/moments/useNow.ts";
import { useWhen } from "../events/EventDates.tsx";
import { closingMessages } from "./closing.messages.ts";

const minute = 60_000;

/** Minutes before the closing at which screen readers announce it. */
const announced = [1, 5, 15, 30];

/** The last announcement that is due, in minutes before the closing; 0 once it has passed. */
const lastDue = (left: number) =>
	left <= 0 ? 0 : announced.find((minutes) => left <= minutes * minute);

/**
 * When a weigh-in closes, in words that follow the device's clock, which runs without a network too.
 * `spoken` changes a few times only, for screen readers.
 */
export function useClosing(closesAt: string) {
	const text = useText(closingMessages);
	const { formatTime } = useIntl();
	const duration = useDuration();
	const when = useWhen();
	const now = useNow();
	const closes = startOf(closesAt);
	const left = closes - now;
	const isOver = left <= 0;
	const due = lastDue(left);
	// What is due already when the page opens is not announced: the sentence shows it.
	const [known, setKnown] = useState({ closesAt, due });
	if (known.closesAt !== closesAt) setKnown({ closesAt, due });
	const time = keepTimesTogether(formatTime(closes, { timeStyle: "short" }));
	const isToday = kuwaitDate(closes) === kuwaitDate(now);
	const minutesLeft = Math.ceil(left / minute) * 60;
	const sentence = isToday
		? isOver
			? text("closing.closed", { time })
			: text("closing.closesIn", { time, left: duration(minutesLeft) })
		: text(isOver ? "closing.closedOn" : "closing.closesOn", { when: when(closesAt) });
	const isNews = due !== undefined && due !== known.due;
	const spoken = due === 0 ? text("closing.over") : text("closing.soon", { count: due ?? 0 });
	return { isOver, sentence, spoken: isNews ? spoken : "" };
}
