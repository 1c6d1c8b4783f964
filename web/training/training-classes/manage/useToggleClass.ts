import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

function useSetActive(
	{ id }: Pick<TrainingClass, "id">,
	undo: ((isActive: boolean) => unknown) | undefined,
	done?: () => unknown,
) {
	const text = useText(manageClassMessages);
	return useWrite({
		call: (isActive: boolean, key) =>
			trainingClasses.toggle({ params: { id }, body: { isActive }, key }),
		toast: (_, isActive) => ({
			title: text("manageClass.wasUpdated"),
			text: text("manageClass.statusUpdated"),
			undo: undo && (() => undo(!isActive)),
		}),
		title: text("manageClass.updateFailed"),
		changed: [timetableQuery],
		done,
	});
}

/** Pauses or activates a class; the toast offers to undo it. */
export function useToggleClass(one: Pick<TrainingClass, "id">, done?: () => unknown) {
	const back = useSetActive(one, undefined);
	return useSetActive(one, (isActive) => back.mutate(isActive), done);
}
