import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { StepsDialog } from "../../../ui/dialogs/StepsDialog.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { eventQuery } from "../events.queries.ts";
import { manageMessages } from "../manage/manage.messages.ts";
import { CopyEventField } from "./CopyEventField.tsx";
import { eventStepsMessages } from "./eventSteps.messages.ts";
import { useStepAddress } from "./eventSteps.ts";

const DetailsSteps = lazyPart(() => import("./DetailsSteps.tsx"));

/** Selects an event to copy, and names the selected event. */
function Copy({ template, onChoose }: { template: Event | null; onChoose: (id: string) => void }) {
	const text = useText(eventStepsMessages);
	const pick = usePick();
	return (
		<>
			<CopyEventField
				label={text("eventSteps.copy")}
				hint={text("eventSteps.copyHint")}
				none={text("eventSteps.copyNone")}
				value={template?.id}
				onChoose={(event) => onChoose(event ? String(event.id) : "")}
			/>
			{template && (
				<Notice role="status">
					{text("eventSteps.copied", { title: pick(template, "title") })}
				</Notice>
			)}
		</>
	);
}

/** Staff create an event in steps, from an empty form or as a copy of an event. */
export default function NewEventPage() {
	const text = useText(manageMessages);
	const navigate = useNavigate();
	const { state } = useLocation();
	const { step, copy, change, close } = useStepAddress(paths.events);
	const { data, isLoadingError, refetch } = useQuery({
		...eventQuery(copy ?? 0),
		enabled: copy !== null,
	});
	const template = copy === null ? null : data;
	return (
		<StepsDialog title={text("manage.new")} onClose={close}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{template === undefined && !isLoadingError && <Loading />}
			{template !== undefined && (
				<LazyParts fallback={<Loading />}>
					<DetailsSteps
						key={copy}
						event={null}
						template={template}
						step={step === "registration" ? step : "basics"}
						onStep={(target) => change({ step: target })}
						first={<Copy template={template} onChoose={(id) => change({ copy: id })} />}
						onClose={close}
						onSaved={(event) =>
							navigate(
								`${paths.editEvent(event.id)}?step=classes${template ? `&copy=${template.id}` : ""}`,
								{ replace: true, state: { ...state, made: true } },
							)
						}
					/>
				</LazyParts>
			)}
		</StepsDialog>
	);
}
