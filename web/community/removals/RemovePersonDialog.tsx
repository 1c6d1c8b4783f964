import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { goingKinds, type RemovalPreview } from "#shared/community/removals/removals.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { useNames } from "../../people/users/names.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { removalsMessages } from "./removals.messages.ts";
import { previewQuery, progressQuery, removals } from "./removals.queries.ts";
import Successor from "./Successor.tsx";
import "./removals.css";

type Named = Pick<Person, "id" | "firstName" | "lastName" | "firstNameAr" | "lastNameAr">;

const handedOver = ["students", "classes"] as const;
const deletedKinds = goingKinds.filter((kind) => !handedOver.some((one) => one === kind));

/** Formats the non-zero counts of some kinds of records. */
function useCounts({ going }: RemovalPreview) {
	const text = useText(removalsMessages);
	return (kinds: readonly (keyof typeof going)[]) =>
		kinds
			.filter((kind) => going[kind] > 0)
			.map((kind) => <li key={kind}>{text(`removals.going.${kind}`, { count: going[kind] })}</li>);
}

/** Lists what is deleted with a person and what is kept. */
function Consequences({ id, preview }: { id: UserId; preview: RemovalPreview }) {
	const text = useText(removalsMessages);
	const counts = useCounts(preview);
	const { exactMoney } = useFeeWords();
	const { receipts, open, credit } = preview.money;
	return (
		<div className="removal-parts">
			<section>
				<h3>{text("removals.goes")}</h3>
				<ul>
					<li>{text("removals.account")}</li>
					{counts(deletedKinds)}
					{open > 0 && <li>{text("removals.openFees", { amount: exactMoney(open) })}</li>}
					{credit > 0 && <li>{text("removals.credit", { amount: exactMoney(credit) })}</li>}
				</ul>
			</section>
			{preview.needsSuccessor && (
				<section>
					<h3>{text("removals.handedOver")}</h3>
					<ul>{counts(handedOver)}</ul>
				</section>
			)}
			<section>
				<h3>{text("removals.stays")}</h3>
				<ul>
					{receipts > 0 && <li>{text("removals.receipts", { count: receipts, id })}</li>}
					<li>{text("removals.trail", { id })}</li>
				</ul>
			</section>
		</div>
	);
}

/** Progress of the deletion; calls `onDone` when it is complete. */
function Progress({ id, onDone }: { id: UserId; onDone: () => void }) {
	const text = useText(removalsMessages);
	const { data, isError, refetch } = useQuery(progressQuery(id));
	const finished = data?.finished === true;
	useEffect(() => {
		if (finished) onDone();
	}, [finished, onDone]);
	if (isError) return <LoadError onRetry={refetch} />;
	return (
		<div className="stack">
			<progress
				className="removal-progress"
				aria-label={text("removals.deleting")}
				value={data?.done}
				max={data?.of}
			/>
			<p role="status">
				{data
					? text("removals.progress", { done: data.done, of: data.of })
					: text("removals.deleting")}
			</p>
			<p className="soft">{text("removals.background")}</p>
		</div>
	);
}

type Props = { person: Named; onDone: () => void; onClose: () => void };

/**
 * Deletes a person permanently: explains the consequences, asks for a successor for a coach's
 * students, and shows the progress.
 */
export default function RemovePersonDialog({ person, onDone, onClose }: Props) {
	const text = useText(removalsMessages);
	const name = useNames()(person).full;
	const id = person.id as UserId;
	const [successor, setSuccessor] = useState("");
	const [begun, setBegun] = useState(false);
	const { data: preview, isError, refetch } = useQuery({ ...previewQuery(id), enabled: !begun });
	const remove = useWrite({
		call: (_: void, key) =>
			removals.remove({ params: { id }, query: { handOverTo: successor || undefined }, key }),
		fallback: text("removals.failed"),
		done: () => setBegun(true),
	});
	const done = () => {
		showToast(text("removals.deleted"), name, "success");
		onDone();
	};
	if (begun)
		return (
			<FormDialog
				title={text("removals.title", { name })}
				cancel={text("removals.close")}
				onClose={onDone}
				onSubmit={() => undefined}
			>
				<Progress id={id} onDone={done} />
			</FormDialog>
		);
	return (
		<ConfirmDialog
			title={text("removals.title", { name })}
			submit={text("removals.delete")}
			submitting={text("removals.deleting")}
			incomplete={!preview || (preview.needsSuccessor && successor === "")}
			write={remove}
			onClose={onClose}
		>
			<p>
				<Sentence>{text("removals.sure", { name: isolateName(name) })}</Sentence>
			</p>
			{isError && <LoadError onRetry={refetch} />}
			{!preview && !isError && <Loading />}
			{preview && <Consequences id={id} preview={preview} />}
			{preview?.needsSuccessor && (
				<Successor id={id} value={successor} toTell={preview.toTell} onChange={setSuccessor} />
			)}
		</ConfirmDialog>
	);
}
