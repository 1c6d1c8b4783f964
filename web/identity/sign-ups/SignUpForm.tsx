import { useEffect, useState } from "react";
import { agreement, agreementVersion } from "#shared/identity/sign-ups/agreement.ts";
import {
	SignUpForm as Form,
	type SignUpForm as Values,
} from "#shared/identity/sign-ups/sign-ups.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useDraft } from "../../core/forms/useTypedTexts.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckField, Field, PasswordField, SelectField } from "../../ui/fields/Field.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../ui/states/RestoredTextNotice.tsx";
import { authMessages } from "../auth/auth.messages.ts";
import { PasswordHint } from "../auth/PasswordHint.tsx";
import { createProofs } from "./proof.ts";
import { signUps } from "./sign-ups.client.ts";
import { signUpMessages } from "./sign-ups.messages.ts";
import "./sign-ups.css";

function Legal() {
	const text = useText(signUpMessages);
	const link = (to: string, word: "signUp.terms" | "signUp.privacy") => (
		<a href={to} target="_blank" rel="noopener">
			{text(word)} <span className="visually-hidden">{text("signUp.newTab")}</span>
		</a>
	);
	return (
		<p className="small row">
			{link(paths.terms, "signUp.terms")}
			{link(paths.privacy, "signUp.privacy")}
		</p>
	);
}

/**
 * Sends the sign-up with a proof of work, which is begun while the form is filled in.
 * @param onSent receives the address to which the email was sent
 */
function useSignUp(setError: SchemaForm<Values>["setError"], onSent: (email: string) => void) {
	const text = useText(signUpMessages);
	const [proof] = useState(createProofs);
	const signUp = useWrite({
		call: async (values: Values, key) => {
			const send = async () =>
				signUps.signUp({ body: { ...values, agreementVersion, proof: await proof.get() }, key });
			return send().catch((error) => {
				if (!isRefusal(error, "proof_invalid")) throw error;
				// The proof expired while the device slept, or the required difficulty has risen.
				proof.renew();
				return send();
			});
		},
		title: text("signUp.failed"),
		setError,
		done: (_, { email }) => {
			proof.renew();
			onSent(email);
		},
	});
	return { signUp, beginProof: proof.begin };
}

type FieldsProps = Pick<SchemaForm<Values>, "field">;

/** Fields of the person's name, in Latin and in Arabic letters; those of the reader's script first. */
function NameFields({ field }: FieldsProps) {
	const text = useText(signUpMessages);
	const locale = useLocale();
	const latin = (
		<fieldset key="latin" className="names">
			<legend>{text("signUp.nameEn")}</legend>
			<Field
				label={text("signUp.first")}
				dir="ltr"
				autoComplete="given-name"
				{...field("firstName", { empty: text("signUp.firstEmpty") })}
			/>
			<Field
				label={text("signUp.last")}
				dir="ltr"
				autoComplete="family-name"
				{...field("lastName", { empty: text("signUp.lastEmpty") })}
				optional={false}
			/>
			<CheckField label={text("signUp.hasOneName")} value="true" {...field("hasOneName")} />
		</fieldset>
	);
	const arabic = (
		<fieldset key="arabic" className="names">
			<legend>{text("signUp.nameAr")}</legend>
			<p className="small soft">{text("signUp.nameArHint")}</p>
			<Field label={text("signUp.own")} dir="rtl" lang="ar" {...field("firstNameAr")} />
			<Field label={text("signUp.father")} dir="rtl" lang="ar" {...field("fatherNameAr")} />
			<Field
				label={text("signUp.grandfather")}
				dir="rtl"
				lang="ar"
				{...field("grandfatherNameAr")}
			/>
			<Field label={text("signUp.family")} dir="rtl" lang="ar" {...field("lastNameAr")} />
		</fieldset>
	);
	return locale === "ar" ? [arabic, latin] : [latin, arabic];
}

/** The address, password and language of the account. */
function AccountFields({ field }: FieldsProps) {
	const text = useText(signUpMessages);
	return (
		<fieldset className="stack">
			<legend>{text("signUp.account")}</legend>
			<Field
				label={text("signUp.email")}
				type="email"
				dir="ltr"
				autoComplete="username"
				{...field("email", { empty: text("signUp.emailEmpty") })}
			/>
			<PasswordField
				label={text("signUp.password")}
				hint={<PasswordHint />}
				autoComplete="new-password"
				{...field("password", { empty: text("signUp.passwordEmpty") })}
			/>
			<SelectField label={text("signUp.language")} {...field("preferredLanguage")}>
				<option value="ar" lang="ar">
					العربية
				</option>
				<option value="en" lang="en">
					English
				</option>
			</SelectField>
		</fieldset>
	);
}

/** @param onSent receives the address to which the email was sent */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
	const text = useText(signUpMessages);
	const auth = useText(authMessages);
	const locale = useLocale();
	// The form needs JavaScript, which solves the proof of work.
	const isAlive = useHydrated();
	const { field, handleSubmit, setError, setValue } = useSchemaForm<Values>(Form);
	useEffect(() => setValue("preferredLanguage", locale), [setValue, locale]);
	const { signUp, beginProof } = useSignUp(setError, onSent);
	const [form, setForm] = useState<HTMLFormElement | null>(null);
	const draft = useDraft(form, "sign-up", signUp);
	return (
		<form
			ref={setForm}
			className="stack"
			method="post"
			noValidate
			onFocus={beginProof}
			onSubmit={handleSubmit((values) => signUp.mutate(values))}
		>
			<noscript>
				<Notice>{auth("auth.needsScript")}</Notice>
			</noscript>
			<RestoredTextNotice {...draft} />
			<NameFields field={field} />
			<AccountFields field={field} />
			<CheckField label={agreement[locale]} data-draft="off" {...field("agreed")} />
			<Legal />
			<Wrong>{signUp.reason}</Wrong>
			<Button type="submit" kind="primary" disabled={!isAlive || signUp.isPending}>
				{text(signUp.isPending ? "signUp.sending" : "signUp.send")}
			</Button>
		</form>
	);
}
