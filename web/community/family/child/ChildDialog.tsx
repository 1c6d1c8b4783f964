import { type Child, ChildEdit } from "#shared/people/families/families.schema.ts";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { allFamiliesQuery, families } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { personFormMessages } from "../../people/personForm.messages.ts";

const valuesOf = ({ phoneNumber, address, emergencyContact, updatedAt }: Child) => ({
	phoneNumber: phoneNumber ?? "",
	address: address ?? "",
	emergencyContact: emergencyContact ?? "",
	version: updatedAt,
});
type Values = ReturnType<typeof valuesOf>;

/** A guardian edits a child's details; while the link is frozen, only the emergency contact. */
export default function ChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
	const text = useText(familyMessages);
	const words = useText(personFormMessages);
	const name = useNames()(child).full;
	const isFrozen = child.state === "frozen";
	const { dialog, field } = useRecordDialog<Values, ChildEdit, Child>({
		schema: ChildEdit,
		saved: valuesOf(child),
		draft: null,
		read: async () => {
			const { children } = await families.mine();
			return valuesOf(children.find(({ id }) => id === child.id) ?? child);
		},
		labels: {
			phoneNumber: words("personForm.phoneNumber"),
			address: words("personForm.address"),
			emergencyContact: words("personForm.emergencyContact"),
		},
		call: ({ version, emergencyContact, ...more }, key) =>
			families.update({
				params: { id: child.id },
				body: { version, emergencyContact, ...(isFrozen ? {} : more) },
				key,
			}),
		toast: () => ({ title: text("family.updated"), text: name }),
		fallback: text("family.updateFailed"),
		changed: [allFamiliesQuery],
		onClose,
	});
	return (
		<RecordDialog draft={`child-${child.id}`} {...dialog} title={text("family.editOf", { name })}>
			<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			{!isFrozen && (
				<div className="side-by-side">
					<Field
						type="tel"
						dir="ltr"
						autoComplete="off"
						placeholder="+965 0000 0000"
						{...field("phoneNumber")}
					/>
					<Field dir="auto" autoComplete="off" {...field("address")} />
				</div>
			)}
			<p className="small soft">{text("family.fixed")}</p>
		</RecordDialog>
	);
}
