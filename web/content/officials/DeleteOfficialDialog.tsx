import type { Official } from "#shared/content/officials/officials.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import DeleteDialog from "../../platform/records/DeleteDialog.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { officials, officialsShown } from "./officials.queries.ts";

export default function DeleteOfficialDialog({
	item,
	onClose,
}: {
	item: Official;
	onClose: () => void;
}) {
	const text = useText(manageOfficialsMessages);
	const name = usePick()(item, "name");
	return (
		<DeleteDialog
			title={text("manageOfficials.deleteTitle")}
			sure={text("manageOfficials.sure", { name })}
			call={(key) => officials.remove({ params: { id: item.id }, key })}
			said={[text("manageOfficials.wasDeleted"), name]}
			failed={{ title: text("manageOfficials.deleteFailed") }}
			changed={[officialsShown]}
			onClose={onClose}
		/>
	);
}
