import { useMutation } from "@tanstack/react-query";
import { ContactMessage, contactRoutes } from "#shared/contact/contact.routes.ts";
import { client } from "../core/client.ts";
import { useErrorText } from "../core/errors.ts";
import { showFieldErrors, useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { AreaField, Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { contactMessages } from "./contact.messages.ts";

const contact = client(contactRoutes);

export default function ContactDialog({ onClose }: { onClose: () => void }) {
	const text = useText(contactMessages);
	const errorText = useErrorText();
	const { data: user } = useUser();
	const key = useWriteKey();
	const { register, handleSubmit, setError, formState } = useSchemaForm(ContactMessage, {
		name: user ? `${user.firstName} ${user.lastName}` : "",
		email: user?.email ?? "",
		message: "",
	});
	const send = useMutation({
		mutationFn: (body: { name: string; email: string; message: string }) => contact.send({ body, key: key.get() }),
		onSuccess: () => {
			toast(text("contact.sent"), text("contact.sentText"), "success");
			onClose();
		},
		onError: (error) => showFieldErrors(error, setError),
	});
	return (
		<FormDialog
			title={text("contact.title")}
			submit={text(send.isPending ? "contact.sending" : "contact.send")}
			cancel={text("contact.cancel")}
			pending={send.isPending}
			onClose={onClose}
			onSubmit={handleSubmit((values) => send.mutate(values))}
		>
			{send.isError && (
				<p className="notice" role="alert">
					{text("contact.failed")}: {errorText(send.error)}
				</p>
			)}
			<Field
				label={text("contact.name")}
				dir="auto"
				autoComplete="name"
				error={formState.errors.name?.message}
				{...register("name")}
			/>
			<Field
				label={text("contact.email")}
				type="email"
				dir="ltr"
				autoComplete="email"
				error={formState.errors.email?.message}
				{...register("email")}
			/>
			<AreaField label={text("contact.message")} error={formState.errors.message?.message} {...register("message")} />
		</FormDialog>
	);
}
