import { MessageAnswer, type ReceivedMessage } from "#shared/people/contact/contact.schema.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { AreaField, CheckField } from "../../ui/fields/Field.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { Answers } from "./Answers.tsx";
import { contact, messagesKey } from "./contact.queries.ts";
import { inboxMessages } from "./inbox.messages.ts";

/** Answers a message by email. */
export default function AnswerDialog({
	message,
	onClose,
}: {
	message: ReceivedMessage;
	onClose: () => void;
}) {
	const text = useText(inboxMessages);
	const { field, handleSubmit, setError } = useSchemaForm(MessageAnswer, { text: "", done: true });
	const { id, name, email } = message;
	const send = useWrite({
		version: message.version,
		call: ({ version: _, ...answer }: MessageAnswer, key, version) =>
			contact.answer({ params: { id }, body: { ...answer, version }, key }),
		toast: () => ({ title: text("inbox.sent"), text: text("inbox.sentText", { email }) }),
		words: (error) => (isRefusal(error, "changed_meanwhile") ? text("inbox.stale") : undefined),
		setError,
		changed: [messagesKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`answer-${message.id}`}
			title={text("inbox.answerTo", { name })}
			submit={text("inbox.send")}
			submitting={text("inbox.sending")}
			write={send}
			guarded
			wide
			onClose={onClose}
			onSubmit={handleSubmit((values) => {
				send.mutate(MessageAnswer.parse({ ...values, version: message.version }));
			})}
		>
			<blockquote className="stack tight letter">
				<p className="small soft">{text("inbox.wrote", { name })}</p>
				<Written as="p" className="lines" linked>
					{message.message}
				</Written>
			</blockquote>
			<Answers answers={message.answers} />
			<AreaField
				label={text("inbox.text")}
				hint={text("inbox.textHint", { email: isolateName(email) })}
				rows={8}
				{...field("text")}
			/>
			<CheckField label={text("inbox.andDone")} {...field("done")} />
		</FormDialog>
	);
}
