import { Acceptance, type Family } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { useNames } from "../../users/names.ts";
import { familyMessages } from "../families.messages.ts";
import { allFamiliesQuery, families } from "../families.queries.ts";
import { CapacityField } from "./CapacityField.tsx";

type Props = { invitation: Family["invitations"][number]; onClose: () => void };

/** Accepts an invitation to become a child's guardian. */
export default function AcceptInvitationDialog({ invitation: { child }, onClose }: Props) {
	const text = useText(familyMessages);
	const name = useNames()(child).full;
	const { field, handleSubmit, setError } = useSchemaForm<{ capacity: string }>(Acceptance, {
		capacity: "",
	});
	const accept = useWrite({
		call: (body: { capacity: string }, key) =>
			families.accept({ params: { id: child.id }, body: body as { capacity: "father" }, key }),
		toast: ({ state }) => ({
			title: text(state === "waiting" ? "family.acceptedWaits" : "family.accepted"),
			text: name,
		}),
		setError,
		changed: [allFamiliesQuery],
		done: onClose,
	});
	return (
		<FormDialog
			title={text("family.acceptOf", { child: name })}
			submit={text("family.accept")}
			submitting={text("family.accepting")}
			write={accept}
			onClose={onClose}
			onSubmit={handleSubmit((values) => accept.mutate(values))}
		>
			<p>{text("family.acceptText")}</p>
			<CapacityField {...field("capacity")} />
		</FormDialog>
	);
}
