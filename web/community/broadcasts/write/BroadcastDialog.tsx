import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import {
	type BroadcastDraft,
	type BroadcastDraftInput,
	BroadcastInput,
	type BroadcastPreview,
	StaffBroadcastInput,
} from "#shared/community/broadcasts/broadcasts.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { useRecord } from "../../../base/records/drafts/useRecord.ts";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { useBilingualLabels } from "../../../base/records/useRecordDialog.ts";
import { useUser } from "../../../base/session/session.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";
import { broadcasts, broadcastsKey } from "../broadcasts.queries.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import { BothLanguages } from "./BothLanguages.tsx";
import {
	asPath,
	type BroadcastTexts,
	type BroadcastValues,
	type Chosen,
	draftIn,
	emptyBroadcast,
} from "./broadcastForm.ts";
import { ForWhom } from "./ForWhom.tsx";
import { LinkField } from "./LinkField.tsx";
import { SendTime } from "./SendTime.tsx";
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
		sendAt: text("broadcast.when"),
	};
}

/** The previewed announcement, ready to send, and the result of the preview. */
type Ready = { body: BroadcastInput; preview: BroadcastPreview };

type Props = {
	/** Preselected audience; for coaches the default is their students. */
	to?: Chosen;
	/** Texts to begin with, of an earlier announcement. */
	texts?: BroadcastTexts;
	/** The draft of staff that is opened; it is deleted once it is sent. */
	staffDraft?: BroadcastDraft;
	onClose: () => void;
};

/** The form of an announcement, with its draft. */
function useBroadcastRecord(to: Chosen | undefined, texts: BroadcastTexts | undefined) {
	const { data: user } = useUser();
	const isCoach = user?.role === "coach";
	const chosen = { ...(isCoach && { kind: "students" as const, coachId: String(user.id) }), ...to };
	const about = to?.eventId && [to.eventId, to.classId, to.entryStatus].filter(Boolean).join("-");
	// Selected people have no draft: it could be sent to the people of another selection. Nor have
	// texts of an earlier announcement, which a draft would replace.
	const draft =
		to?.kind === "people" || texts
			? null
			: `broadcast-${to?.trainingClassId ?? (about ? `event-${about}` : "new")}`;
	const record = useRecord<BroadcastValues>({
		schema: isCoach ? BroadcastInput : StaffBroadcastInput,
		saved: { ...emptyBroadcast(chosen), ...texts },
		draft,
	});
	const isRestored = record.restoredAt !== null;
	// Drafts contain no names, so a restored coach audience without a visible name is cleared.
	const { getValues, setValue } = record.form;
	useEffect(() => {
		if (isRestored && !isCoach && getValues("audience.coachId")) setValue("audience.coachId", "");
	}, [isRestored, isCoach, getValues, setValue]);
	return record;
}

/** The moment of an announcement in words. */
function useMoment() {
	const { formatDate } = useIntl();
	return (sendAt: string) => formatDate(startOf(sendAt), { dateStyle: "long", timeStyle: "short" });
}

/** Previews an announcement, then sends it. */
function useSending(
	{ refusals, written }: ReturnType<typeof useBroadcastRecord>,
	staffDraft: BroadcastDraft | undefined,
	onReady: (ready: Ready | null) => void,
	onSent: () => void,
) {
	const text = useText(broadcastMessages);
	const momentText = useMoment();
	const queries = useQueryClient();
	const preview = useWrite({
		call: (body: BroadcastInput, key) => broadcasts.preview({ body, key }),
		...refusals,
		done: (answer, body) => onReady({ body, preview: answer }),
	});
	const send = useWrite({
		call: (body: BroadcastInput, key) => broadcasts.send({ body, key }),
		...refusals,
		toast: (_, { sendAt }) => ({
			title: sendAt
				? text("broadcast.scheduled", { when: momentText(sendAt) })
				: text("broadcast.begun"),
		}),
		changed: [broadcastsKey],
		// The fault is shown at its field, such as a time that has passed meanwhile.
		failed: (error) => isRefusal(error, "invalid") && onReady(null),
		done: () => {
			written();
			// Another person may have deleted it meanwhile.
			if (staffDraft)
				broadcasts
					.discard({ params: { id: staffDraft.id }, key: `sent draft ${staffDraft.id}` })
					.catch(() => {})
					.finally(() => queries.invalidateQueries(broadcastsKey));
			onSent();
		},
	});
	return { preview, send };
}

/** Keeps the announcement as a draft that all staff can open. */
function useKeeping(
	staffDraft: BroadcastDraft | undefined,
	{ refusals, written }: ReturnType<typeof useBroadcastRecord>,
	onSaved: () => void,
) {
	const text = useText(broadcastMessages);
	return useWrite({
		call: (body: BroadcastDraftInput, key) =>
			staffDraft
				? broadcasts.change({
						params: { id: staffDraft.id },
						body: { ...body, version: staffDraft.version },
						key,
					})
				: broadcasts.keep({ body, key }),
		...refusals,
		toast: () => ({ title: text("broadcast.kept") }),
		changed: [broadcastsKey],
		done: () => {
			written();
			onSaved();
		},
	});
}

type FieldsProps = Pick<ReturnType<typeof useBroadcastRecord>, "form"> & { isCoach: boolean };

/** The announcement itself. Coaches may write it in one language. */
function MessageFields({ form, isCoach }: FieldsProps) {
	const text = useText(broadcastMessages);
	return (
		<>
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
				label={text("broadcast.byMail")}
				hint={text("broadcast.byMailHint")}
				{...form.field("email")}
			/>
			<SendTime form={form} />
		</>
	);
}

type SendProps = {
	ready: Ready;
	/** The coach whose students receive it. */
	coach: ComponentProps<typeof ForWhom>["coach"];
	send: ReturnType<typeof useWrite<BroadcastInput, unknown>>;
	onEdit: () => void;
};

/** Asks before the previewed announcement is sent. */
function SendDialog({ ready, coach, send, onEdit }: SendProps) {
	const text = useText(broadcastMessages);
	const momentText = useMoment();
	const { recipients: count, samples } = ready.preview;
	const { sendAt } = ready.body;
	return (
		<ConfirmDialog
			wide
			title={text("broadcast.confirmTitle")}
			submit={text(sendAt ? "broadcast.sendLater" : "broadcast.send", { count })}
			submitting={text(sendAt ? "broadcast.scheduling" : "broadcast.sending")}
			cancel={text("broadcast.edit")}
			incomplete={count === 0}
			write={{ ...send, mutate: () => send.mutate(ready.body) }}
			onClose={() => {
				// Clears the error, which belonged to this confirmation.
				if (send.isError) send.reset();
				onEdit();
			}}
		>
			<ForWhom audience={ready.body.audience} coach={coach} />
			<p role="status">
				<strong>{text("broadcast.reaches", { count })}</strong>{" "}
				{sendAt
					? text("broadcast.goesOut", { when: momentText(sendAt) })
					: text("broadcast.cannotUndo")}
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

/**
 * Writes an announcement: draft, preview in both languages with the number of recipients, then
 * send.
 */
export default function BroadcastDialog({ to, texts, staffDraft, onClose }: Props) {
	const text = useText(broadcastMessages);
	const labels = useLabels();
	const [ready, setReady] = useState<Ready | null>(null);
	const { data: user } = useUser();
	const isCoach = user?.role === "coach";
	const record = useBroadcastRecord(to, texts);
	const { form } = record;
	const [coach, setCoach] = useState<Person | null>(null);
	const { preview, send } = useSending(record, staffDraft, setReady, onClose);
	const keeping = useKeeping(staffDraft, record, onClose);
	if (ready) {
		return (
			<SendDialog
				ready={ready}
				coach={isCoach ? user : coach}
				send={send}
				onEdit={() => setReady(null)}
			/>
		);
	}
	return (
		<RecordDialog
			record={record}
			labels={labels}
			title={text("broadcast.createTitle")}
			submit={text("broadcast.preview")}
			submitting={text("broadcast.previewing")}
			write={{ isPending: preview.isPending, reason: keeping.reason ?? preview.reason }}
			also={
				!isCoach && (
					<Button
						disabled={keeping.isPending || preview.isPending}
						onClick={() => keeping.mutate(draftIn(form.getValues()))}
					>
						{text(keeping.isPending ? "broadcast.keeping" : "broadcast.keep")}
					</Button>
				)
			}
			onClose={onClose}
			onSubmit={form.handleSubmit((values) => preview.mutate(BroadcastInput.parse(values)))}
		>
			<AudienceFields form={form} coach={coach} onCoach={setCoach} />
			<MessageFields form={form} isCoach={isCoach} />
		</RecordDialog>
	);
}
