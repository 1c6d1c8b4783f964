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
import { DojoField } from "../../people/dojos/DojoField.tsx";
import { nationalTeam } from "../../people/national-team/national-team.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import { PersonForm } from "../../people/users/person-form/PersonForm.tsx";
import { CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { previewQuery } from "../removals/removals.queries.ts";
import AthleteCardOffer from "./AthleteCardOffer.tsx";
import CorrectionDialog from "./CorrectionDialog.tsx";
import { roleMessages } from "./lists/roles.messages.ts";
import { staffPeopleQuery } from "./people.queries.ts";
import { type PersonValues, staffNames, valuesOf } from "./personForm.ts";
import { usePersonForm } from "./usePersonForm.ts";

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

type EditProps = { person: WholePerson; onClose: () => void };

/** The record dialog of a person; a new member of the national team is offered an athlete's card. */
function usePersonRecord(person: WholePerson, onClose: () => void) {
	const { text, labelsOf } = usePersonForm();
	const name = useNames()(person).full;
	const params = { id: person.id };
	const [isOffering, offerCard] = useState(false);
	const { dialog, field, form } = useRecordDialog<PersonValues, PersonEdit, WholePerson>({
		schema: PersonEdit,
		saved: valuesOf(person),
		draft: null,
		read: async () => valuesOf(await people.get({ params })),
		labels: labelsOf(labelled),
		call: (body, key) => people.update({ params, body, key }),
		toast: (saved, body) => ({
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
	return { isOffering, dialog, field, form };
}

type PersonRecord = Pick<ReturnType<typeof usePersonRecord>, "field" | "form">;
type FieldsProps = Pick<PersonRecord, "field">;

function LevelFields({ field }: FieldsProps) {
	const { text } = usePersonForm();
	const beltName = useStaffBeltName();
	return (
		<div className="side-by-side">
			<SelectField {...field("currentBelt")}>
				<Options of={ladder} word={beltName} />
			</SelectField>
			<SelectField {...field("competitionReadiness")}>
				<Options of={readinessLevels} word={(level) => text(`personForm.readiness.${level}`)} />
			</SelectField>
		</div>
	);
}

/** The role, which people cannot change for themselves. */
function RoleField({ person, field }: FieldsProps & { person: WholePerson }) {
	const { text } = usePersonForm();
	const words = useText(roleMessages);
	const isOwn = useUser().data?.id === person.id;
	return (
		<SelectField
			hint={text(isOwn ? "personForm.ownRoleHint" : "personForm.roleHint")}
			disabled={isOwn}
			{...field("role")}
		>
			<Options of={roles} word={(one) => words(`managePeople.role.${one}`)} />
		</SelectField>
	);
}

/** The role and the dojo; a coach can be approved. */
function RoleFields({ person, field, form }: PersonRecord & { person: WholePerson }) {
	const role = useWatch({ control: form.control, name: "role" });
	return (
		<>
			<div className="side-by-side">
				<RoleField person={person} field={field} />
				<DojoField {...field("dojoId")} form={form} id="dojoId" texts={["dojoLocation"]}>
					<Field dir="auto" autoComplete="off" {...field("dojoLocation")} />
				</DojoField>
			</div>
			{role === "coach" && <CheckField role="switch" {...field("isApproved")} />}
		</>
	);
}

type FormProps = Pick<PersonRecord, "form"> & { person: WholePerson };

function CoachOfPerson({ person, form }: FormProps) {
	const coachId = useWatch({ control: form.control, name: "coachId" });
	return (
		<CoachField
			coaches={person.coaches}
			value={coachId}
			error={form.formState.errors.coachId?.message}
			onChange={(value) => form.setValue("coachId", value, { shouldDirty: true })}
		/>
	);
}

/** Who takes over classes and students, if the edit takes a coach away from them. */
function SuccessorField({ person, form }: FormProps) {
	const [role, isApproved, handOverTo] = useWatch({
		control: form.control,
		name: ["role", "isApproved", "handOverTo"],
	});
	const leavesCoaching = isCoach(person) && !isCoach({ role, isApproved });
	const { data: charges } = useQuery({ ...previewQuery(person.id), enabled: leavesCoaching });
	if (!leavesCoaching || !charges?.needsSuccessor) return null;
	return (
		<Successor
			id={person.id}
			value={handOverTo}
			toTell={charges.toTell}
			error={form.formState.errors.handOverTo?.message}
			onChange={(value) => form.setValue("handOverTo", value, { shouldDirty: true })}
		/>
	);
}

function FeeFields({ field }: FieldsProps) {
	const { text } = usePersonForm();
	return (
		<div className="side-by-side">
			<SelectField {...field("membershipFeeStatus")}>
				<Options of={fees} word={(fee) => text(`personForm.fee.${fee}`)} />
			</SelectField>
			<Field type="date" hint={text("personForm.expiryHint")} {...field("membershipExpiryDate")} />
		</div>
	);
}

function Edit({ person, onClose }: EditProps) {
	const { text, gender, words: usual } = usePersonForm();
	const words = useText(roleMessages);
	const name = useNames()(person).full;
	const { isOffering, dialog, field, form } = usePersonRecord(person, onClose);
	if (isOffering) return <AthleteCardOffer person={person} onClose={onClose} />;
	return (
		<RecordDialog
			draft={`person-${person.id}`}
			{...dialog}
			title={`${text("personForm.edit")}: ${name}`}
			words={{
				...usual,
				role: (value) => words(`managePeople.role.${value}`),
				membershipFeeStatus: (value) => text(`personForm.fee.${value as Fee}`),
			}}
		>
			<PersonForm
				field={(name) => ({
					...field(name),
					...(name === "email" && { hint: text("personForm.emailHint") }),
				})}
				gender={gender}
				fields={[...staffNames, ["email", "phoneNumber"], ["gender", "dateOfBirth"]]}
			/>
			<LevelFields field={field} />
			<RoleFields person={person} field={field} form={form} />
			<SuccessorField person={person} form={form} />
			<CoachOfPerson person={person} form={form} />
			<FeeFields field={field} />
			<PersonForm field={field} fields={["address", "emergencyContact"]} />
			<CheckField role="switch" {...field("isNationalTeamMember")} />
		</RecordDialog>
	);
}
