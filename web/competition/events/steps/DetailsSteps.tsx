import { type ReactNode, useLayoutEffect } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { conflictsOf, RecordNotices } from "../../../base/records/RecordNotices.tsx";
import { useText } from "../../../core/language/messages.ts";
import { useCoaches } from "../../../people/coaches/useCoaches.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { StepForm } from "../../../ui/dialogs/StepForm.tsx";
import { uiMessages } from "../../../ui/ui.messages.ts";
import { eventMessages } from "../events.messages.ts";
import { ChangeNotice } from "../manage/ChangeNotice.tsx";
import { EventForm } from "../manage/eventForm.ts";
import { manageMessages } from "../manage/manage.messages.ts";
import { priceFieldsMessages } from "../prices/priceFields.messages.ts";
import { BasicsFields } from "./BasicsFields.tsx";
import { eventStepsMessages } from "./eventSteps.messages.ts";
import { type EventStep, useEventSteps } from "./eventSteps.ts";
import { RegistrationFields } from "./RegistrationFields.tsx";
import { stepOfField, useDetails } from "./useDetails.ts";
import "../manage/manage.css";

/** Formats selected values for the conflict view. */
function useWords() {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const prices = useText(priceFieldsMessages);
	const coaches = useCoaches();
	const names = useNames();
	return {
		eventType: (type: Event["eventType"]) => types(`event.type.${type}`),
		coachId: (id: string) => {
			const coach = coaches?.find((one) => String(one.id) === id);
			return coach ? names(coach).full : text("manage.noCoach");
		},
		membershipRule: (rule: Event["membershipRule"]) => text(`manage.membershipRule.${rule}`),
		paymentRule: (rule: Event["paymentRule"]) => prices(`priceFields.paymentRule.${rule}`),
		unpaidRule: (rule: Event["unpaidRule"]) => prices(`priceFields.unpaidRule.${rule}`),
		lateCancellation: (rule: Event["lateCancellation"]) =>
			prices(`priceFields.lateCancellation.${rule}`),
		requiredDocument: (kind: Event["requiredDocument"]) => text(`manage.requiredDocument.${kind}`),
	};
}

/** Opens folded settings that contain an invalid field, so that the field can be focused. */
function useUnfoldInvalid() {
	useLayoutEffect(() => {
		for (const field of document.querySelectorAll('details:not([open]) [aria-invalid="true"]')) {
			const details = field.closest("details");
			if (details) details.open = true;
		}
	});
}

type Props = Parameters<typeof useDetails>[0] & {
	step: "basics" | "registration";
	onStep: (step: EventStep) => void;
	/** Content above the fields of a new event. */
	first?: ReactNode;
};

/** Goes from a step to another, saving what has changed where the other step needs it. */
function useStepping(
	{ form, record, write, next }: ReturnType<typeof useDetails>,
	step: Props["step"],
	onStep: Props["onStep"],
) {
	const save = (wanted?: EventStep) => {
		next.current = wanted;
		return form.handleSubmit(
			(values) => write.mutate(EventForm.parse(values)),
			(errors) => {
				const wrong = Object.keys(errors).map(stepOfField);
				if (!wrong.includes(step)) onStep(wrong[0]);
			},
		);
	};
	/** Opens the second step if the fields of the first step are valid, whatever the second holds. */
	const goOn = form.handleSubmit(
		() => onStep("registration"),
		(errors) => {
			if (Object.keys(errors).some((field) => stepOfField(field) === "basics")) return;
			form.clearErrors();
			onStep("registration");
		},
	);
	const isChanged = form.formState.isDirty || record.restoredAt !== null;
	const open = (target: EventStep) => {
		const isDetail = target === "basics" || target === "registration";
		if (isDetail || !isChanged) onStep(target);
		else save(target)();
	};
	return { save, goOn, open };
}

type ActionsProps = Pick<Props, "event" | "step" | "onStep" | "onClose"> & {
	/** Whether the step ends with saving. */
	isLast: boolean;
	isSaving: boolean;
	disabled: boolean;
	onOpen: (step: EventStep) => void;
};

function StepActions({ event, step, isLast, isSaving, disabled, ...on }: ActionsProps) {
	const text = useText(manageMessages);
	const words = useText(eventStepsMessages);
	const ui = useText(uiMessages);
	return (
		<>
			{step === "registration" && (
				<Button className="step-back" onClick={() => on.onStep("basics")}>
					{words("eventSteps.back")}
				</Button>
			)}
			<Button onClick={on.onClose}>{ui("ui.cancel")}</Button>
			{event && (
				<Button
					disabled={disabled}
					onClick={() => on.onOpen(step === "basics" ? "registration" : "classes")}
				>
					{words("eventSteps.next")}
				</Button>
			)}
			<Button type="submit" kind="primary" disabled={disabled}>
				{isSaving
					? text("manage.saving")
					: event
						? text("manage.save")
						: isLast
							? text("manage.create")
							: words("eventSteps.next")}
			</Button>
		</>
	);
}

/** The first two steps: parts of one form, which are saved together. */
export default function DetailsSteps({ step, onStep, first, ...wish }: Props) {
	const { event } = wish;
	const details = useDetails(wish);
	const { form, record, labels, write } = details;
	const { isOpen, isShown } = conflictsOf(record);
	const labelOf = useWords();
	useUnfoldInvalid();
	const steps = useEventSteps(event !== null);
	const { save, goOn, open } = useStepping(details, step, onStep);
	const isLast = event !== null || step === "registration";
	return (
		<StepForm
			steps={steps}
			current={step}
			onStep={open}
			wrong={isShown ? null : write.reason}
			onSubmit={isLast ? save(event ? undefined : "classes") : goOn}
			actions={
				<StepActions
					{...{ event, step, isLast, onStep, onOpen: open }}
					isSaving={write.isPending}
					disabled={write.isPending || isOpen}
					onClose={wish.onClose}
				/>
			}
		>
			<RecordNotices record={record} labels={labels} words={labelOf} />
			<div className="stack step-fields" hidden={step !== "basics"}>
				<BasicsFields details={details} first={first} />
			</div>
			<div className="stack step-fields" hidden={step !== "registration"}>
				<RegistrationFields details={details} />
			</div>
			{event && <ChangeNotice event={event} form={form} />}
		</StepForm>
	);
}
