import type { QueryKey } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { applicationsRoutes } from "#shared/community/applications/applications.routes.ts";
import { Application } from "#shared/community/applications/applications.schema.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { NativeFormRefusals, useNativeForm } from "../../../base/session/nativeForm.tsx";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { bodyOfForm } from "../../../core/forms/formBody.ts";
import { type SchemaForm, useSchemaForm } from "../../../core/forms/forms.ts";
import { useDraft } from "../../../core/forms/useTypedTexts.ts";
import { useText } from "../../../core/language/messages.ts";
import { PasswordHint } from "../../../identity/auth/PasswordHint.tsx";
import { PortraitUpload } from "../../../people/users/picture/PortraitUpload.tsx";
import { shrinkPicture } from "../../../people/users/picture/shrinkPicture.ts";
import {
	TeachingFields,
	type TeachingValues,
} from "../../../people/users/profile/TeachingFields.tsx";
import { Button } from "../../../ui/Button.tsx";
import { AreaField, Field, PasswordField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import type { Choice } from "../../../ui/fields/Upload.tsx";
import { Notice, Wrong } from "../../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../../ui/states/RestoredTextNotice.tsx";
import { applications } from "../applications.queries.ts";
import { applyMessages } from "./apply.messages.ts";

type Values = TeachingValues &
	Record<
		"firstName" | "lastName" | "email" | "phoneNumber" | "currentBelt" | "experience",
		string
	> &
	Record<"password" | "confirmPassword", string>;

type Sent = { form: HTMLFormElement; picture: Choice };

async function bodyOf({ form, picture }: Sent): Promise<FormData> {
	const body = new FormData(form);
	if (picture instanceof File)
		body.set("profileImage", await shrinkPicture(picture), "picture.jpg");
	return body;
}

const Preview = ({ address }: { address: string | null }) =>
	address ? (
		<img className="portrait" src={address} alt="" width={72} height={72} />
	) : (
		<span className="portrait" style={{ inlineSize: 72, blockSize: 72 }} aria-hidden="true" />
	);

function Applied() {
	const text = useText(applyMessages);
	return (
		<>
			<strong>{text("apply.done")}</strong>
			<p>{text("apply.doneText")}</p>
		</>
	);
}

type FieldsProps = Pick<SchemaForm<Values>, "field">;

/** Who applies, and what they have done so far. */
function AboutFields({ field }: FieldsProps) {
	const text = useText(applyMessages);
	const beltName = useBeltName();
	return (
		<>
			<h3>{text("apply.about")}</h3>
			<div className="pair">
				<Field
					label={text("apply.firstName")}
					dir="auto"
					autoComplete="given-name"
					{...field("firstName")}
				/>
				<Field
					label={text("apply.lastName")}
					dir="auto"
					autoComplete="family-name"
					{...field("lastName")}
				/>
				<Field
					label={text("apply.email")}
					type="email"
					dir="ltr"
					autoComplete="email"
					{...field("email")}
				/>
				<Field
					label={text("apply.phone")}
					type="tel"
					dir="ltr"
					autoComplete="tel"
					placeholder="+965 0000 0000"
					{...field("phoneNumber")}
				/>
				<SelectField label={text("apply.belt")} {...field("currentBelt")}>
					<Options of={ladder} word={beltName} none={text("apply.chooseBelt")} />
				</SelectField>
			</div>
			<AreaField
				label={text("apply.experience")}
				hint={text("apply.experienceHint")}
				{...field("experience")}
			/>
		</>
	);
}

/** The password of the account that an approved coach signs in with. */
function AccountFields({ field }: FieldsProps) {
	const text = useText(applyMessages);
	return (
		<>
			<h3 className="part">{text("apply.account")}</h3>
			<div className="pair">
				<PasswordField
					label={text("apply.password")}
					hint={<PasswordHint />}
					autoComplete="new-password"
					{...field("password")}
				/>
				<PasswordField
					label={text("apply.confirm")}
					autoComplete="new-password"
					{...field("confirmPassword")}
				/>
			</div>
		</>
	);
}

function PortraitField({ onChoose }: { onChoose: (picture: Choice) => void }) {
	const text = useText(applyMessages);
	return (
		<PortraitUpload
			current={null}
			choose={text("apply.choosePicture")}
			remove={text("apply.removePicture")}
			hint={text("apply.pictureHint")}
			onChoose={onChoose}
		>
			{(address) => <Preview address={address} />}
		</PortraitUpload>
	);
}

/** @param changed the query that shows whether the person has applied */
function useApply(setError: SchemaForm<Values>["setError"], changed: { queryKey: QueryKey }) {
	const text = useText(applyMessages);
	return useWrite({
		call: async (sent: Sent, key) =>
			applications.apply({ body: bodyOfForm(await bodyOf(sent)), key }),
		toast: () => ({ title: text("apply.done"), text: text("apply.doneText") }),
		title: text("apply.failed"),
		setError,
		changed: [changed],
	});
}

/** The application form to become a coach. */
export default function ApplyForm({ changed }: { changed: { queryKey: QueryKey } }) {
	const text = useText(applyMessages);
	const [picture, setPicture] = useState<Choice>(null);
	const { field, handleSubmit, setError } = useSchemaForm<Values>(Application);
	const apply = useApply(setError, changed);
	const [form, setForm] = useState<HTMLFormElement | null>(null);
	const draft = useDraft(form, "coach-application", apply);
	const native = useNativeForm(applicationsRoutes.apply);
	const isAlive = native.action === undefined;
	const send = handleSubmit((_, event) =>
		apply.mutate({ form: event?.target as HTMLFormElement, picture }),
	);
	if (apply.isSuccess) {
		return (
			<Notice kind="good" role="status">
				<Applied />
			</Notice>
		);
	}
	return (
		<form
			ref={setForm}
			className="card stack"
			{...native}
			noValidate
			onSubmit={(event: FormEvent) => void send(event)}
		>
			<Notice kind="good" className="outcome" id="applied" role="status">
				<Applied />
			</Notice>
			<NativeFormRefusals codes={["invalid", "too_many_attempts", "busy", "internal"]} />
			<RestoredTextNotice {...draft} />
			<AboutFields field={field} />
			{/* The picture is sent by JavaScript only, so the field renders only after hydration. */}
			{isAlive && <PortraitField onChoose={setPicture} />}
			<h3 className="part">{text("apply.optional")}</h3>
			<TeachingFields field={field} />
			<AccountFields field={field} />
			<Wrong>{apply.reason}</Wrong>
			<p>
				<Button type="submit" kind="primary" disabled={apply.isPending}>
					{text(apply.isPending ? "apply.submitting" : "apply.submit")}
				</Button>
			</p>
		</form>
	);
}
