import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwingStatus } from "#shared/core/people.ts";
import type { ReminderRun } from "#shared/people/memberships/memberships.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { feeMessages } from "../memberships.messages.ts";
import { memberships, membershipsKey, remindersQuery } from "../memberships.queries.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { manageFeeMessages } from "./manageMemberships.messages.ts";

/** Reminds everyone with a fee status, after confirmation. */
export function RemindAll({ status, count }: { status: OwingStatus; count: number }) {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	const [asking, setAsking] = useState(false);
	const begin = useWrite({
		call: (_: void, key) => memberships.remindAll({ body: { status }, key }),
		toast: () => ({ title: text("fees.begun") }),
		changed: [membershipsKey],
		done: () => setAsking(false),
	});
	return (
		<>
			<Button opens onClick={() => setAsking(true)}>
				{text("fees.remindAll")}
			</Button>
			{asking && (
				<ConfirmDialog
					title={text("fees.remindAllTitle", { status: words(`fee.status.${status}`) })}
					submit={text("fees.remindAll")}
					submitting={text("fees.beginning")}
					write={begin}
					onClose={() => setAsking(false)}
				>
					<p>{text("fees.remindAllText", { count })}</p>
				</ConfirmDialog>
			)}
		</>
	);
}

/** A running reminder job with its progress. */
function UnderWay({ reminded, skipped, expected }: ReminderRun) {
	const text = useText(manageFeeMessages);
	const done = reminded + skipped;
	const all = Math.max(expected ?? done, done, 1);
	return (
		<div className="stack tight" role="status">
			<span>{text("fees.progress", { done, expected: all, reminded })}</span>
			<progress max={all} value={done} aria-label={text("fees.progressLabel")} />
		</div>
	);
}

function Done({ createdAt, reminded, skipped, status, expected }: ReminderRun) {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	const { day } = useFeeWords();
	const values = { day: day(createdAt), reminded, skipped, status: words(`fee.status.${status}`) };
	return <>{text(expected === null ? "fees.ranItself" : "fees.ranByHand", values)}</>;
}

/** The latest reminder jobs: progress or result. */
export function ReminderRuns() {
	const text = useText(manageFeeMessages);
	const { data } = useQuery(remindersQuery);
	if (!data || data.length === 0) return null;
	return (
		<details className="small reminder-runs" open={data.some(({ doneAt }) => doneAt === null)}>
			<summary>{text("fees.runs")}</summary>
			<ul className="stack tight">
				{data.map((run) => (
					<li key={run.id}>{run.doneAt === null ? <UnderWay {...run} /> : <Done {...run} />}</li>
				))}
			</ul>
		</details>
	);
}
