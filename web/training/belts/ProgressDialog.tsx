import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { nextRanks, type Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import type { BeltPerson } from "#shared/base/ranks/belts.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { belts, beltsQuery, historyQuery } from "../../base/ranks/belts.queries.ts";
import { CurrentBelt } from "../../base/ranks/CurrentBelt.tsx";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useUser } from "../../base/session/session.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../ui/fields/Field.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { BeltHistory } from "./BeltHistory.tsx";
import { type Changed, WithdrawButton } from "./WithdrawButton.tsx";

type Student = Pick<
	BeltPerson,
	"id" | "firstName" | "lastName" | "firstNameAr" | "lastNameAr" | "currentBelt"
>;

type Props = {
	student: Student;
	/** Further queries that show the student's belt. */
	changed: Changed;
	onClose: () => void;
};

/** The ranks that a coach may choose; clicking one requests the promotion. */
function NextPromotion({ student, changed }: Omit<Props, "onClose">) {
	const text = useText(historyMessages);
	const beltName = useBeltName();
	const notes = useRef<HTMLTextAreaElement>(null);
	const promote = useWrite({
		call: (newBelt: Rank, key) =>
			belts.promoteStudent({
				body: { studentId: student.id, newBelt, notes: notes.current?.value },
				key,
			}),
		toast: ({ approved }) => ({
			title: text("progress.promoted"),
			text: text("progress.promotedText"),
			line: approved ? undefined : text("progress.promotedWaits"),
		}),
		fallback: text("progress.failed"),
		changed: [beltsQuery, ...changed],
	});
	const ranks = nextRanks(student.currentBelt);
	if (ranks.length === 0) return <Notice>{text("progress.federation")}</Notice>;
	return (
		<fieldset className="stack next-promotion">
			<legend>{text("progress.next")}</legend>
			<Wrong>{promote.reason}</Wrong>
			<p className="small soft">{text("progress.nextHint")}</p>
			<AreaField
				ref={notes}
				optional
				label={text("progress.notes")}
				hint={text("progress.notesHint")}
				rows={2}
				maxLength={1000}
			/>
			<div className="next-ranks">
				{ranks.map((rank) => (
					<Button
						key={rank}
						aria-label={text("progress.promoteTo", { belt: beltName(rank) })}
						disabled={promote.isPending}
						onClick={() => promote.mutate(rank)}
					>
						<Belt belt={rank} width={72} />
						{beltName(rank)}
					</Button>
				))}
			</div>
		</fieldset>
	);
}

/** A student's belt, the promotions that the coach may request, and the history. */
export default function ProgressDialog({ student, changed, onClose }: Props) {
	const text = useText(historyMessages);
	const locale = useLocale();
	const { data: lines, isError, refetch } = useQuery(historyQuery(student.id));
	const { data: user } = useUser();
	const waits = lines?.find(({ status }) => status === "pending");
	return (
		<FormDialog
			title={text("progress.title", { name: nameIn(locale, student).full })}
			cancel={text("progress.close")}
			onSubmit={() => {}}
			onClose={onClose}
		>
			<CurrentBelt belt={student.currentBelt} />
			{isError && <LoadError onRetry={refetch} />}
			{!lines && !isError && <Loading />}
			{lines && (
				<>
					{waits ? (
						<Notice>
							{text(waits.promotedBy === user?.id ? "progress.waits" : "progress.waitsOther")}
						</Notice>
					) : (
						<NextPromotion key={student.currentBelt} student={student} changed={changed} />
					)}
					<section className="stack">
						<h3>{text("history.title")}</h3>
						<BeltHistory
							lines={lines}
							action={(line) =>
								line.status === "pending" && <WithdrawButton promotion={line} changed={changed} />
							}
						/>
					</section>
				</>
			)}
		</FormDialog>
	);
}
