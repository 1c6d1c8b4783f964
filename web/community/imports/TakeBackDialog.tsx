import type { Import } from "#shared/community/imports/imports.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { importsMessages } from "./imports.messages.ts";
import { imports, importsPages } from "./imports.queries.ts";

/** Undoes an import after confirmation, deleting its people. */
export default function TakeBackDialog({ item, onClose }: { item: Import; onClose: () => void }) {
	const text = useText(importsMessages);
	const takeBack = useWrite({
		call: (_: void, key) => imports.takeBack({ params: { id: item.id }, key }),
		toast: () => ({ title: text("imports.takeBackBegun"), text: item.fileName }),
		changed: [importsPages],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("imports.takeBackTitle")}
			submit={text("imports.takeBack")}
			write={takeBack}
			onClose={onClose}
		>
			<p>
				<Written>{item.fileName}</Written>
			</p>
			<p>{text("imports.takeBackText", { made: item.made })}</p>
		</ConfirmDialog>
	);
}
