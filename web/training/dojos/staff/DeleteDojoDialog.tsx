import type { Dojo } from "#shared/training/dojos/dojos.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import DeleteDialog from "../../../platform/records/DeleteDialog.tsx";
import { dojos, dojosQuery } from "../dojos.queries.ts";
import { manageDojosMessages } from "./manageDojos.messages.ts";

export default function DeleteDojoDialog({ item, onClose }: { item: Dojo; onClose: () => void }) {
	const text = useText(manageDojosMessages);
	const name = usePick()(item, "name");
	return (
		<DeleteDialog
			title={text("manageDojos.deleteTitle")}
			sure={text("manageDojos.sure", { name })}
			call={(key) => dojos.remove({ params: { id: item.id }, key })}
			said={[text("manageDojos.wasDeleted"), name]}
			failed={{ fallback: text("manageDojos.deleteFailed") }}
			changed={[dojosQuery]}
			onClose={onClose}
		/>
	);
}
