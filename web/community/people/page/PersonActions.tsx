import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { isCoach, isGuest } from "#shared/core/access.ts";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { people } from "../../../people/users/people.client.ts";
import { Button } from "../../../ui/Button.tsx";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { type RowAction, RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { previewQuery } from "../../removals/removals.queries.ts";
import Successor from "../../removals/Successor.tsx";
import { staffPeopleQuery } from "../people.queries.ts";
import { removalOf } from "../removal.ts";
import { useInvite } from "../useInvite.ts";
import { personPageMessages } from "./personPage.messages.ts";

const PersonDialog = lazyPart(() => import("../PersonDialog.tsx"));

type Props = {
	person: WholePerson;
	/** The action chosen when the dialog was opened, so that a retry does not do the opposite. */
	what: "close" | "open";
	onClose: () => void;
};

const wordsOf = { close: ["closing", "wasClosed"], open: ["opening", "wasOpened"] } as const;

/** Asks for confirmation before disabling or re-enabling an account. */
function CloseDialog({ person: { id, ...person }, what, onClose }: Props) {
	const text = useText(personPageMessages);
	const name = useNames()(person).full;
	const [doing, done] = wordsOf[what];
	const [successor, setSuccessor] = useState("");
	const leavesCoaching = what === "close" && isCoach(person);
	const { data: preview } = useQuery({ ...previewQuery(id), enabled: leavesCoaching });
	const needsSuccessor = leavesCoaching && preview?.needsSuccessor;
	const change = useWrite({
		call: (_: void, key) =>
			what === "open"
				? people.enable({ params: { id }, key })
				: people.disable({ params: { id }, query: { handOverTo: successor || undefined }, key }),
		toast: () => ({ title: text(`person.${done}`), text: name }),
		changed: [staffPeopleQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text(`person.${what}Sure`)}
			submit={text(`person.${what}`)}
			submitting={text(`person.${doing}`)}
			incomplete={leavesCoaching && (!preview || (needsSuccessor && successor === ""))}
			write={change}
			onClose={onClose}
		>
			<p>
				<Sentence>{text(`person.${what}Text`, { name: isolateName(name) })}</Sentence>
			</p>
			{needsSuccessor && (
				<Successor id={id} value={successor} toTell={preview.toTell} onChange={setSuccessor} />
			)}
		</ConfirmDialog>
	);
}

/** Staff's actions on a person. The query string opens the record dialog. */
export function PersonActions({ person }: { person: WholePerson }) {
	const text = useText(personPageMessages);
	const name = useNames()(person).full;
	const { search, set } = useAddress();
	const { data: user } = useUser();
	const [openDialog, setOpenDialog] = useState<"close" | "open" | "delete" | null>(null);
	const invite = useInvite(person);
	const { mayEdit, mayCorrect } = person;
	const mayRemove = mayEdit || (isGuest(person) && user?.role === "super-admin");
	const isOther = mayRemove && user?.id !== person.id;
	const Removal = isOther ? removalOf(person) : undefined;
	const change = person.isDisabled ? "open" : "close";
	const stop = () => setOpenDialog(null);
	const actions: RowAction[] = [
		...(person.mayInvite
			? [
					{
						label: text("person.invite"),
						disabled: invite.isPending,
						onSelect: () => invite.mutate(),
					},
				]
			: []),
		...(isOther && mayEdit
			? [{ label: text(`person.${change}` as const), onSelect: () => setOpenDialog(change) }]
			: []),
		...(Removal
			? [{ label: text("person.delete"), danger: true, onSelect: () => setOpenDialog("delete") }]
			: []),
	];
	return (
		<div className="row person-actions">
			{mayCorrect && (
				<Button kind="primary" opens onClick={() => set({ edit: "1" }, { step: true })}>
					{text("person.edit")}
				</Button>
			)}
			<RowMenu name={name} actions={actions} />
			<Wrong>{invite.reason}</Wrong>
			{search.get("edit") && mayCorrect && (
				<PersonDialog item={person} onClose={() => set({ edit: null })} />
			)}
			{(openDialog === "close" || openDialog === "open") && (
				<CloseDialog person={person} what={openDialog} onClose={stop} />
			)}
			{openDialog === "delete" && Removal && <Removal item={person} onClose={stop} />}
		</div>
	);
}
