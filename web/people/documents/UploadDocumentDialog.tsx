import { useEffect, useId, useRef, useState } from "react";
import type { UserId } from "#shared/core/ids.ts";
import {
	type DocumentKind,
	type DocumentType,
	documentKinds,
	documentTypes,
	isForDan,
	maxDocumentBytes,
} from "#shared/people/documents/documents.rules.ts";
import { DocumentInput } from "#shared/people/documents/documents.schema.ts";
import { sendFile } from "../../core/calls/sendFile.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { documentMessages } from "./documents.messages.ts";
import { documents, documentsQuery } from "./documents.queries.ts";

type Values = { kind: string; expiresOn: string; fileName: string; fileType: string; size: number };

const blank: Values = { kind: "medical", expiresOn: "", fileName: "", fileType: "", size: 0 };

/** Maximum length of a stored file name; it is shortened at the start to keep the extension. */
const longestName = 200;
const nameOf = ({ name }: File) =>
	name.length > longestName ? `…${name.slice(1 - longestName)}` : name;

/** Sends the chosen file; leaving the dialog stops it. */
function useUpload(
	studentId: UserId,
	file: File | null,
	form: SchemaForm<Values>,
	onSent: () => void,
) {
	const text = useText(documentMessages);
	const [progress, setProgress] = useState(0);
	const way = useRef(new AbortController());
	useEffect(() => () => way.current.abort(), []);
	const send = useWrite({
		call: (values: Values, key) => {
			way.current = new AbortController();
			const body = DocumentInput.parse(values);
			const start = () => documents.start({ params: { id: studentId }, body, key });
			const finish = (started: { id: string }) => documents.finish({ params: { id: started.id } });
			const to = { signal: way.current.signal, onProgress: setProgress };
			return sendFile(file as File, { start, finish }, to);
		},
		// No toast if the dialog was closed and the upload cancelled.
		toast: (made) => (made ? { title: text("document.uploaded") } : undefined),
		title: text("document.uploadFailed"),
		setError: form.setError,
		changed: [documentsQuery(studentId), { queryKey: ["eligibility"] }],
		done: onSent,
	});
	return { send, progress };
}

/** Puts what the server asks of a file into the form, and says what is wrong with it. */
function useChosenFile(
	form: SchemaForm<Values>,
	file: File | null,
	onChoose: (file: File) => void,
) {
	const text = useText(documentMessages);
	const fieldText = useFieldText();
	const { errors } = form.formState;
	const choose = (chosen: File | undefined) => {
		if (!chosen) return;
		onChoose(chosen);
		form.setValue("fileName", nameOf(chosen));
		form.setValue("fileType", chosen.type as DocumentType);
		form.setValue("size", chosen.size);
		form.clearErrors(["fileName", "fileType", "size"]);
	};
	const tooBig = file && file.size > maxDocumentBytes ? text("document.fileTooBig") : undefined;
	const code =
		(file && (errors.fileType?.message ?? errors.size?.message)) || errors.fileName?.message;
	return { choose, wrong: fieldText(tooBig ?? code) };
}

type FileProps = {
	file: File | null;
	wrong: string | undefined;
	disabled: boolean;
	onChoose: (file: File | undefined) => void;
};

function FileField({ file, wrong, disabled, onChoose }: FileProps) {
	const text = useText(documentMessages);
	const id = useId();
	return (
		<fieldset className="field document-file" aria-labelledby={`${id}-label`}>
			<span className="label" id={`${id}-label`}>
				{text("document.file")}
			</span>
			<p className="row">
				<label className="button">
					{text("document.choose")}
					<input
						type="file"
						className="visually-hidden"
						accept={documentTypes.join(",")}
						disabled={disabled}
						aria-describedby={`${id}-hint ${id}-error`}
						aria-invalid={wrong ? true : undefined}
						onChange={({ target }) => onChoose(target.files?.[0])}
					/>
				</label>
				{file && <Written className="document-name">{file.name}</Written>}
			</p>
			<span className="hint" id={`${id}-hint`}>
				{text("document.fileHint")}
			</span>
			<span className="wrong" id={`${id}-error`} role="alert" hidden={!wrong}>
				{wrong}
			</span>
		</fieldset>
	);
}

type Props = {
	studentId: UserId;
	/** The kinds to choose from; all by default. */
	kinds?: readonly DocumentKind[];
	onClose: () => void;
};

/** Uploads a document: its kind, file and expiry date. */
export default function UploadDocumentDialog({ studentId, kinds = documentKinds, onClose }: Props) {
	const text = useText(documentMessages);
	const [file, setFile] = useState<File | null>(null);
	const form = useSchemaForm<Values>(DocumentInput, { ...blank, kind: kinds[0] });
	const expires = !isForDan(form.watch("kind"));
	const { send, progress } = useUpload(studentId, file, form, onClose);
	const { choose, wrong } = useChosenFile(form, file, (chosen) => {
		setFile(chosen);
		send.reset();
	});
	return (
		<FormDialog
			draft={`document-${studentId}`}
			title={text("document.upload")}
			submit={text("document.upload")}
			submitting={text("document.uploading")}
			write={send}
			guarded
			onSubmit={form.handleSubmit((values) => send.mutate(values))}
			onClose={onClose}
		>
			<SelectField label={text("document.kind")} {...form.field("kind")}>
				<Options of={kinds} word={(kind) => text(`document.kind.${kind}`)} />
			</SelectField>
			<FileField file={file} wrong={wrong} disabled={send.isPending} onChoose={choose} />
			{expires && (
				<Field
					type="date"
					className="short"
					label={text("document.expiresOn")}
					hint={text("document.expiresOnHint")}
					{...form.field("expiresOn", { shouldUnregister: true })}
				/>
			)}
			{send.isPending && (
				<progress
					aria-label={text("document.uploading")}
					{...(progress < 1 && { value: progress })}
				/>
			)}
		</FormDialog>
	);
}
