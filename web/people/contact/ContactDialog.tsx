import { ContactMessage } from "#shared/people/contact/contact.schema.ts";
import { joinNames } from "#shared/people/users/users.rules.ts";
import { useUser } from "../../base/session/session.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field } from "../../ui/fields/Field.tsx";
import { contactMessages } from "./contact.messages.ts";
import { contact } from "./contact.queries.ts";

type Message = { name: string; email: string; message: string };

/** A recipient other than the federation's office. */
export type Addressee = {
	/** Storage key of the message's draft. */
	key: string;
	title: string;
	/** Explains what happens with the message. */
	text: string;
	send: (body: Message, key: string) => Promise<unknown>;
	toast: { title: string; text: string };
};

export default function ContactDialog({ to, onClose }: { to?: Addressee; onClose: () => void }) {
	const text = useText(contactMessages);
	const { data: user } = useUser();
	const { field, handleSubmit, setError } = useSchemaForm(ContactMessage, {
		name: user ? joinNames(user.firstName, user.lastName) : "",
		email: user?.email ?? "",
		message: "",
	});
	const send = useWrite({
		call: (body: Message, key): Promise<unknown> =>
			to ? to.send(body, key) : contact.send({ body, key }),
		toast: () => to?.toast ?? { title: text("contact.sent"), text: text("contact.sentText") },
		fallback: text("contact.failed"),
		setError,
		done: onClose,
	});
	return (
		<FormDialog
			draft={`contact-${to?.key ?? "office"}`}
			title={to?.title ?? text("contact.title")}
			submit={text("contact.send")}
			submitting={text("contact.sending")}
			write={send}
			onClose={onClose}
			onSubmit={handleSubmit((values) => send.mutate(values))}
		>
			{to && <p className="soft">{to.text}</p>}
			<Field label={text("contact.name")} dir="auto" autoComplete="name" {...field("name")} />
			<Field
				label={text("contact.email")}
				type="email"
				dir="ltr"
				autoComplete="email"
				{...field("email")}
			/>
			<AreaField label={text("contact.message")} {...field("message")} />
		</FormDialog>
	);
}
