import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import {
	asksWeight,
	evaluateEligibility,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { EventClassEntry } from "#shared/competition/registrations/registrations.input.schema.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, NumberField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Conditions } from "../../event-classes/Conditions.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { useReasonText } from "../../event-classes/reasons/useReasonText.ts";
import { verdictMessages } from "../../event-classes/verdict.messages.ts";
import { usePriceLines } from "../../events/prices/usePriceLines.ts";
import { type EventClassForm, useEnterEventClass } from "./useEnterEventClass.ts";
import "../../event-classes/event-classes.css";

type Props = {
	event: Event;
	eventClass: EventClass;
	user: CurrentUser;
	waitlist: boolean;
	/** Further classes that the user may enter, if their weight fits one of them better. */
	others?: readonly EventClass[];
	onChoose?: (other: EventClass) => void;
	onClose: () => void;
};

/** Parses the typed weight; undefined if it is not a valid weight. */
function weightIn(typed: string): number | null | undefined {
	const { success, data } = EventClassEntry.safeParse({ declaredWeight: typed });
	return success ? (data.declaredWeight ?? null) : undefined;
}

const isOfWeight = ({ code }: IneligibleReason) => code.startsWith("weight_");

/** The server's list of ineligibility reasons, if the error has one. */
const reasonsIn = (error: unknown) =>
	(error instanceof ApiError ? (error.body.reasons ?? []) : []) as IneligibleReason[];

/** Confirms a class registration; asks for the weight if the class is limited by weight. */
export default function EnterEventClassDialog({
	event,
	eventClass,
	others = [],
	onChoose,
	user,
	waitlist,
	onClose,
}: Props) {
	const text = useText(verdictMessages);
	const reasonText = useReasonText();
	const name = usePick()({ nameEn: eventClass.className, nameAr: eventClass.classNameAr }, "name");
	const { field, register, handleSubmit, watch, setError, setFocus, formState } =
		useSchemaForm<EventClassForm>(EventClassEntry, {
			declaredWeight: "",
			notes: "",
		});
	const enter = useEnterEventClass(event, eventClass, setError, onClose);
	const weighed = asksWeight(eventClass);
	const weight = weightIn(watch("declaredWeight"));
	const reasons = evaluateEligibility(
		{ ...user, declaredWeight: weight },
		eventClass,
		event,
	).filter(isOfWeight);
	const misfit = weight != null && reasons[0] ? reasonText(reasons[0], event) : undefined;
	// The class that this weight fits, if the user may enter it.
	const fitting =
		misfit &&
		others.find(
			(one) => evaluateEligibility({ ...user, declaredWeight: weight }, one, event).length === 0,
		);
	const nameOf = useEventClassName();
	const price = usePriceLines().priceNow(event, user, eventClass);
	const submit = handleSubmit((values) => {
		if (reasons.length === 0) return enter.mutate(values);
		if (misfit) return setFocus("declaredWeight");
		setError("declaredWeight", { message: reasonText(reasons[0], event) }, { shouldFocus: true });
	});
	return (
		<FormDialog
			draft={`enter-${eventClass.id}`}
			title={text(waitlist ? "verdict.joinFor" : "verdict.enterFor", { name })}
			submit={text(waitlist ? "verdict.join" : "verdict.submit")}
			submitting={text("verdict.submitting")}
			cancel={text("verdict.back")}
			write={enter}
			wrong={
				enter.reason && (
					<>
						<p>{enter.reason}</p>
						{reasonsIn(enter.error).map((reason) => (
							<p key={reason.code}>{reasonText(reason, event)}</p>
						))}
					</>
				)
			}
			onClose={onClose}
			onSubmit={submit}
		>
			<Conditions of={eventClass} />
			{price && <p>{price}</p>}
			{weighed && (
				<>
					<NumberField
						label={text("verdict.weight")}
						hint={text("verdict.weightHint")}
						inputMode="decimal"
						error={formState.errors.declaredWeight?.message ?? misfit}
						{...register("declaredWeight")}
					/>
					<p className="verdict-good small" role="status">
						{weight != null && !misfit && text("verdict.fits", { weight })}
					</p>
					{fitting && onChoose && (
						<Notice className="row">
							<span>{text("verdict.fitsOther", { name: nameOf(fitting) })}</span>
							<Button onClick={() => onChoose(fitting)}>
								{text("verdict.choose", { name: nameOf(fitting) })}
							</Button>
						</Notice>
					)}
				</>
			)}
			<AreaField label={text("verdict.notes")} rows={2} maxLength={500} {...field("notes")} />
		</FormDialog>
	);
}
