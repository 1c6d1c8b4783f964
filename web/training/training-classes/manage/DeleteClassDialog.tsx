import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { useText } from "../../../core/language/messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

/**
 * Asks for confirmation before deleting a class; explains the consequences if people are enrolled.
 */
export default function DeleteClassDialog({
	item,
	onClose,
}: {
	item: TrainingClass;
	onClose: () => void;
}) {
	const text = useText(manageClassMessages);
	const { title } = useClassTexts()(item);
	const count = item.currentEnrollment;
	return (
		<DeleteDialog
			title={text("manageClass.deleteTitle")}
			sure={
				count > 0
					? text("manageClass.sureEnrolled", { title, count })
					: text("manageClass.sure", { title })
			}
			call={(key) =>
				trainingClasses.remove({
					params: { id: item.id },
					query: { force: count > 0 ? "true" : undefined },
					key,
				})
			}
			toast={[text("manageClass.wasDeleted"), text("manageClass.wasDeletedText")]}
			failed={{ title: text("manageClass.deleteFailed") }}
			changed={[timetableQuery]}
			onClose={onClose}
		/>
	);
}
