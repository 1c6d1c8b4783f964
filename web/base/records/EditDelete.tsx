import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { recordMessages } from "./records.messages.ts";

type Props = {
	/** The record's name, for the buttons' accessible labels. */
	name: string;
	onEdit: () => void;
	/** Omitted for records that cannot be deleted. */
	onDelete?: () => void;
};

/** Edit and delete buttons of a record in a list. */
export function EditDelete({ name, onEdit, onDelete }: Props) {
	const text = useText(recordMessages);
	return (
		<>
			<Button opens aria-label={text("record.editOf", { name })} onClick={onEdit}>
				{text("record.edit")}
			</Button>
			{onDelete && (
				<Button opens aria-label={text("record.deleteOf", { name })} onClick={onDelete}>
					{text("record.delete")}
				</Button>
			)}
		</>
	);
}
