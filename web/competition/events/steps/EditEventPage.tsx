import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { paths } from "../../../core/address/paths.ts";
import { readOnEachVisit } from "../../../core/calls/freshness.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { StepsDialog } from "../../../ui/dialogs/StepsDialog.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { eventQuery } from "../events.queries.ts";
import { manageMessages } from "../manage/manage.messages.ts";
import { useStepAddress } from "./eventSteps.ts";

const DetailsSteps = lazyPart(() => import("./DetailsSteps.tsx"));
const ClassesStep = lazyPart(() => import("../../event-classes/steps/ClassesStep.tsx"));
const CheckStep = lazyPart(() => import("../../event-classes/steps/CheckStep.tsx"));

/** Staff edit an event in steps: its details, its event classes and its publication. */
export default function EditEventPage() {
	const text = useText(manageMessages);
	const navigate = useNavigate();
	const id = Number(useParams().id);
	const { state } = useLocation();
	const page = paths.event(id);
	const { step, copy, change, close } = useStepAddress(page);
	// The cached event is shown only after it was read again, so that nobody edits an old version.
	const {
		data: event,
		isFetchedAfterMount,
		isLoadingError,
		refetch,
	} = useQuery({
		...eventQuery(id),
		...readOnEachVisit,
	});
	const { data: template } = useQuery({ ...eventQuery(copy ?? 0), enabled: copy !== null });
	const isNew = Boolean(state?.made);
	const done = () => (isNew ? navigate(page, { replace: true }) : close());
	const onStep = (target: typeof step) => change({ step: target, copy: "" });
	return (
		<StepsDialog title={text(isNew ? "manage.new" : "manage.edit")} onClose={done}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!isLoadingError && !(event && isFetchedAfterMount) && <Loading />}
			{event && isFetchedAfterMount && (
				<LazyParts fallback={<Loading />}>
					{(step === "basics" || step === "registration") && (
						<DetailsSteps
							event={event}
							template={null}
							step={step}
							onStep={onStep}
							onClose={done}
							onSaved={(_, next) => (next ? onStep(next) : done())}
						/>
					)}
					{step === "classes" && (copy === null || template) && (
						<ClassesStep
							key={copy}
							event={event}
							template={template ?? null}
							onStep={onStep}
							onSaved={() => change({ copy: "" })}
							onClose={done}
						/>
					)}
					{step === "check" && <CheckStep event={event} onStep={onStep} onDone={done} />}
				</LazyParts>
			)}
		</StepsDialog>
	);
}
