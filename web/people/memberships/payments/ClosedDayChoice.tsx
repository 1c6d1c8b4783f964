import { useState } from "react";
import { longDay } from "#shared/core/time/long-day.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { paymentFieldsMessages } from "./paymentFields.messages.ts";

type Props = {
	/** Why the last attempt failed. */
	error: unknown;
	field: (name: "moveToOpenDay") => { name: string; error?: string };
};

/** The first open day, if the attempt failed because the cash of its day is closed. */
const openDayIn = (error: unknown) =>
	error instanceof ApiError && error.body.code === "day_closed"
		? String(error.body.params?.day)
		: undefined;

/** Once the cash of the chosen day proves closed: offers to book the money on the first open day. */
export function ClosedDayChoice({ error, field }: Props) {
	const text = useText(paymentFieldsMessages);
	const locale = useLocale();
	const [offered, setOffered] = useState<string>();
	const day = openDayIn(error);
	// The choice stays while the next attempt runs.
	if (day && day !== offered) setOffered(day);
	return offered ? (
		<CheckField
			label={text("payment.moveToOpenDay", { day: longDay(offered, locale) })}
			{...field("moveToOpenDay")}
		/>
	) : null;
}
