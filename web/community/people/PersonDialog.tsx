import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { PersonEdit, type WholePerson } from "#shared/community/people/people.schema.ts";
import { isCoach, roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { readinessLevels } from "#shared/core/people.ts";
import { useStaffBeltName } from "../../base/ranks/useBeltName.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { useUser } from "../../base/session/session.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { DojoField, useDojoNames } from "../../people/dojos/DojoField.tsx";
import { nationalTeam } from "../../people/national-team/national-team.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import { AreaField, CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { previewQuery } from "../removals/removals.queries.ts";
import AthleteCardOffer from "./AthleteCardOffer.tsx";
import CorrectionDialog from "./CorrectionDialog.tsx";
import { roleMessages } from "./lists/roles.messages.ts";
import { BirthFields, NameFields } from "./PersonFields.tsx";
import { staffPeopleQuery } from "./people.queries.ts";
import { personFormMessages } from "./personForm.messages.ts";
import { type PersonValues, valuesOf } from "./personForm.ts";

const CoachField = lazyPart(() => import("../../people/users/CoachField.tsx"));
const Successor = lazyPart(() => import("../removals/Successor.tsx"));

const labelled = [
	"firstName",
	"lastName",
	"hasOneName",
	"firstNameAr",
	"lastNameAr",
	"email",
	"phoneNumber",
	"gender",
	"dateOfBirth",
	"currentBelt",
	"role",
	"isApproved",
	"coachId",
	"handOverTo",
	"dojoId",
	"dojoLocation",
	"address",
	"emergencyContact",
	"competitionReadiness",
	"isNationalTeamMember",
	"membershipFeeStatus",
	"membershipExpiryDate",
] as const;

const fees = ["none", "exempt"] as const;
type Fee = (typeof fees)[number];

function useLabels() {
	const text = useText(personFormMessages);
	return Object.fromEntries(labelled.map((name) => [name, text(`personForm.${name}`)])) as Record<
		(typeof labelled)[number],
		string
	>;
}

/**
 * A super-admin edits a person's record; an admin corrects it. Stores no draft, because the values
 * are personal data.
 */
export default function PersonDialog({
	item,
	onClose,
}: {
	item: WholePerson | null;
	onClose: () => void;
}) {
	if (!item) return null;
	const Dialog = item.mayEdit ? Edit : CorrectionDialog;
	return <Dialog person={item} onClose={onClose} />;
}

/** Whether the national team has a card of the person already; false if this cannot be read. */
const hasCard = (id: UserId) =>
	wholeList((cursor) => nationalTeam.list.page({ query: { cursor } })).then(
		(athletes) => athletes.some(({ userId }) => userId === id),
		() => false,
	);

function Edit({ person, onClose }: { person: WholePerson; onClose: () => void }) {
	const text = useText(personFormMessages);
	const words = useText(roleMessages);
	const dojoNames = useDojoNames();
	const beltName = useStaffBeltName();
	const name = useNames()(person).full;
	const isOwn = useUser().data?.id === person.id;
	const params = { id: person.id };
	const [isOffering, offerCard] = useState(false);
	const { dialog, field, form } = useRecordDialog<PersonValues, PersonEdit, WholePerson>({
		schema: PersonEdit,
		saved: valuesOf(person),
		draft: null,
		read: async () => valuesOf(await people.get({ params })),
		labels: useLabels(),
		call: (body, key) => people.update({ params, body, key }),
		said: (saved, body) => ({
			title: text("personForm.updated"),
			text: name,
			line:
				body.email && body.email !== saved.email ? text("personForm.confirm", { name }) : undefined,
		}),
		fallback: text("personForm.updateFailed"),
		changed: [staffPeopleQuery],
		done: async (saved) => {
			const isNew = saved.isNationalTeamMember && !person.isNationalTeamMember;
			if (isNew && !(await hasCard(person.id))) offerCard(true);
			else onClose();
		},
		onClose,
	});
	const [role, isApproved, coachId, handOverTo] = useWatch({
		control: form.control,
		name: ["role", "isApproved", "coachId", "handOverTo"],
	});
	const leavesCoaching = isCoach(person) && !isCoach({ role, isApproved });
	const { data: charges } = useQuery({ ...previewQuery(person.id), enabled: leavesCoaching });
	if (isOffering) return <AthleteCardOffer person={person} onClose={onClose} />;
	return (
		<RecordDialog
			draft={`person-${person.id}`}
			{...dialog}
			title={`${text("personForm.edit")}: ${name}`}
			words={{
				gender: (value) => (value ? text(`personForm.${value as "male"}`) : ""),
				dojoId: (value) => dojoNames.get(value) ?? value,
				role: (value) => words(`managePeople.role.${value}`),
				membershipFeeStatus: (value) => text(`personForm.fee.${value as Fee}`),
			}}
		>
			<NameFields field={field} emailHint={text("personForm.emailHint")} />
			<BirthFields field={field} />
			<div className="side-by-side">
				<SelectField {...field("currentBelt")}>
					<Options of={ladder} word={beltName} />
				</SelectField>
				<SelectField {...field("competitionReadiness")}>
					<Options of={readinessLevels} word={(level) => text(`personForm.readiness.${level}`)} />
				</SelectField>
			</div>
			<div className="side-by-side">
				<SelectField
					hint={text(isOwn ? "personForm.ownRoleHint" : "personForm.roleHint")}
					disabled={isOwn}
					{...field("role")}
				>
					<Options of={roles} word={(one) => words(`managePeople.role.${one}`)} />
				</SelectField>
				<DojoField {...field("dojoId")} form={form} id="dojoId" texts={["dojoLocation"]}>
					<Field dir="auto" autoComplete="off" {...field("dojoLocation")} />
				</DojoField>
			</div>
			{role === "coach" && <CheckField role="switch" {...field("isApproved")} />}
			{leavesCoaching && charges?.needsSuccessor && (
				<Successor
					id={person.id}
					value={handOverTo}
					toTell={charges.toTell}
					error={form.formState.errors.handOverTo?.message}
					onChange={(value) => form.setValue("handOverTo", value, { shouldDirty: true })}
				/>
			)}
			<CoachField
				known={person.coaches}
				value={coachId}
				error={form.formState.errors.coachId?.message}
				onChange={(value) => form.setValue("coachId", value, { shouldDirty: true })}
			/>
			<div className="side-by-side">
				<SelectField {...field("membershipFeeStatus")}>
					<Options of={fees} word={(fee) => text(`personForm.fee.${fee}`)} />
				</SelectField>
				<Field
					type="date"
					hint={text("personForm.expiryHint")}
					{...field("membershipExpiryDate")}
				/>
			</div>
			<AreaField rows={2} {...field("address")} />
			<Field dir="auto" autoComplete="off" {...field("emergencyContact")} />
			<CheckField role="switch" {...field("isNationalTeamMember")} />
		</RecordDialog>
	);
}
