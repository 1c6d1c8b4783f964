import { useEffect, useState } from "react";
import {
	BroadcastInput,
	type BroadcastPreview,
	StaffBroadcastInput,
} from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { useRecord } from "../../../base/records/drafts/useRecord.ts";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { useBilingualLabels } from "../../../base/records/useRecordDialog.ts";
import { useUser } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";
import { broadcasts, broadcastsKey } from "../broadcasts.queries.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import { BothLanguages } from "./BothLanguages.tsx";
import { asPath, type BroadcastValues, type Chosen, emptyBroadcast } from "./broadcastForm.ts";
import { ForWhom } from "./ForWhom.tsx";
import { LinkField } from "./LinkField.tsx";
import "../broadcasts.css";

function useLabels() {
	const text = useText(broadcastMessages);
	const labelsOf = useBilingualLabels();
	return {
		...labelsOf("title", text("broadcast.subject")),
		...labelsOf("message", text("broadcast.message")),
		audience: text("broadcast.audience"),
		actionUrl: text("broadcast.link"),
		email: text("broadcast.byMail"),
	};
}

/** The previewed announcement, ready to send, and the result of the preview. */
type Ready = { body: BroadcastInput; preview: BroadcastPreview };

type Props = {
	/** Preselected audience; for coaches the default is their students. */
	to?: Chosen;
	onClose: () => void;
};

/**
 * Writes an announcement: draft, preview in both languages with the number of recipients, then
 * send.
 */
export default function BroadcastDialog({ to, onClose }: Props) {
	const text = useText(broadcastMessages);
	const labels = useLabels();
	const [ready, setReady] = useState<Ready | null>(null);
	const { data: user } = useUser();
	const isCoach = user?.role === "coach";
	const chosen = { ...(isCoach && { kind: "students" as const, coachId: String(user.id) }), ...to };
	const about = to?.eventId && [to.eventId, to.classId, to.entryStatus].filter(Boolean).join("-");
	// Selected people have no draft: it could be sent to the people of another selection.
	const draft =
		to?.kind === "people"
			? null
			: `broadcast-${to?.trainingClassId ?? (about ? `event-${about}` : "new")}`;
	const record = useRecord<BroadcastValues>({
		schema: isCoach ? BroadcastInput : StaffBroadcastInput,
		saved: emptyBroadcast(chosen),
		draft,
	});
	const { form, refusals } = record;
	const [coach, setCoach] = useState<Person | null>(null);
	const isRestored = record.restoredAt !== null;
	// Drafts contain no names, so a restored coach audience without a visible name is cleared.
	const { getValues, setValue } = form;
	useEffect(() => {
		if (isRestored && !isCoach && getValues("audience.coachId")) setValue("audience.coachId", "");
	}, [isRestored, isCoach, getValues, setValue]);
	const preview = useWrite({
		call: (body: BroadcastInput, key) => broadcasts.preview({ body, key }),
		...refusals,
		done: (answer, body) => setReady({ body, preview: answer }),
	});
	const send = useWrite({
		call: (body: BroadcastInput, key) => broadcasts.send({ body, key }),
		...refusals,
		said: () => ({ title: text("broadcast.begun") }),
		changed: [broadcastsKey],
		done: () => {
			record.written();
			onClose();
		},
	});
	if (ready) {
		const { recipients: count, samples } = ready.preview;
		return (
			<ConfirmDialog
				wide
				title={text("broadcast.confirmTitle")}
				submit={text("broadcast.send", { count })}
				submitting={text("broadcast.sending")}
				cancel={text("broadcast.edit")}
				incomplete={count === 0}
				write={{ ...send, mutate: () => send.mutate(ready.body) }}
				onClose={() => {
					// Clears the error, which belonged to this confirmation.
					if (send.isError) send.reset();
					setReady(null);
				}}
			>
				<ForWhom audience={ready.body.audience} coach={isCoach ? user : coach} />
				<p role="status">
					<strong>{text("broadcast.reaches", { count })}</strong> {text("broadcast.cannotUndo")}
				</p>
				<BothLanguages samples={samples} />
				{ready.body.actionUrl && (
					<p className="small soft">
						{text("broadcast.leadsTo", { path: `\u2066${ready.body.actionUrl}\u2069` })}
					</p>
				)}
				{ready.body.email && <p className="small soft">{text("broadcast.byMail")}</p>}
			</ConfirmDialog>
		);
	}
	return (
		<RecordDialog
			record={record}
			labels={labels}
			title={text("broadcast.createTitle")}
			submit={text("broadcast.preview")}
			submitting={text("broadcast.previewing")}
			write={preview}
			onClose={onClose}
			onSubmit={form.handleSubmit((values) => preview.mutate(BroadcastInput.parse(values)))}
		>
			<AudienceFields form={form} coach={coach} onCoach={setCoach} />
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("broadcast.subject")}
				oneIsEnough={isCoach}
			/>
			<BilingualField
				form={form}
				fields={{ en: "messageEn", ar: "messageAr" }}
				label={text("broadcast.message")}
				oneIsEnough={isCoach}
				rows={5}
			/>
			<LinkField {...form.field("actionUrl", { setValueAs: asPath })} />
			<CheckField
				role="switch"
				label={labels.email}
				hint={text("broadcast.byMailHint")}
				{...form.field("email")}
			/>
		</RecordDialog>
	);
}
