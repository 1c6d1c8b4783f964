import { useMemo } from "react";
import * as z from "zod/mini";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	guestFields,
	guestNameFields,
	hasGuestNames,
	NewGuest,
	type PersonRecord,
} from "#shared/community/people/people.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { confirmedNames } from "#shared/core/fields/question-codes.ts";
import { asksAboutBirth } from "#shared/core/fields/questions.ts";
import type { Locale } from "#shared/core/locales.ts";
import { genders } from "#shared/core/people.ts";
import { useStaffBeltName } from "../../../../base/ranks/useBeltName.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../../core/forms/forms.ts";
import { useLocale, useText } from "../../../../core/language/messages.ts";
import { useCountries, useCountryName } from "../../../../people/users/countries.ts";
import { useNames } from "../../../../people/users/names.ts";
import { people } from "../../../../people/users/people.client.ts";
import { PersonForm } from "../../../../people/users/person-form/PersonForm.tsx";
import { FormDialog } from "../../../../ui/dialogs/FormDialog.tsx";
import { Field, SelectField } from "../../../../ui/fields/Field.tsx";
import { Options } from "../../../../ui/fields/Options.tsx";
import { guestMessages } from "./guest.messages.ts";

const noGuest = {
	firstName: "",
	lastName: "",
	hasOneName: false,
	firstNameAr: "",
	lastNameAr: "",
	dateOfBirth: "",
	gender: "",
	club: "",
	country: "",
	currentBelt: "white",
	confirmed: "",
};
type Values = typeof noGuest;

const guestOfGender = z.extend(guestFields, { gender: z.enum(genders, "required") });
/** What is checked of a guest; without any name the fields in the reader's script are marked. */
const schemaOf = (asksGender: boolean, locale: Locale) =>
	(asksGender ? guestOfGender : guestFields).check(...hasGuestNames(locale), asksAboutBirth);

type Props = { event: Event; onAdded: (guest: PersonRecord) => void; onClose: () => void };

/** Adds a guest of another club, who can then be entered. */
export default function AddGuestDialog({ event, onAdded, onClose }: Props) {
	const text = useText(guestMessages);
	const names = useNames();
	const locale = useLocale();
	const beltName = useStaffBeltName();
	const [countries, countryName] = [useCountries(), useCountryName()];
	const asksGender = event.classes.some(({ genderRestriction }) => genderRestriction !== null);
	const schema = useMemo(() => schemaOf(asksGender, locale), [asksGender, locale]);
	const form = useSchemaForm<Values>(schema, noGuest);
	const add = useWrite({
		call: (values: Values, key) => {
			// The question whether this is another person is shown at the first name.
			const isAnother = confirmedNames(values.confirmed).includes("firstName");
			return people.addGuest({ body: NewGuest.parse({ ...values, isAnother }), key });
		},
		toast: (guest) => ({ title: text("guest.added"), text: names(guest).full }),
		fallback: text("guest.failed"),
		setError: form.setError,
		done: (guest) => {
			onAdded(guest);
			onClose();
		},
	});
	const field = <Name extends Exclude<keyof Values, "confirmed">>(name: Name) => ({
		label: text(`guest.${name}`),
		...form.field(name),
	});
	return (
		<FormDialog
			draft={`guest-${event.id}`}
			guarded
			wide
			title={text("guest.add")}
			submit={text("guest.submit")}
			submitting={text("guest.submitting")}
			write={add}
			onClose={onClose}
			onSubmit={form.handleSubmit((values) => add.mutate(values))}
		>
			<p className="small soft">{text("guest.intro")}</p>
			<PersonForm
				field={(name) => ({ ...field(name), optional: false })}
				fields={[
					guestNameFields[locale],
					"hasOneName",
					guestNameFields[locale === "ar" ? "en" : "ar"],
				]}
			/>
			<PersonForm
				field={field}
				gender={{
					word: (gender) => text(`guest.${gender}`),
					none: text(asksGender ? "guest.choose" : "guest.noGender"),
				}}
				fields={[["dateOfBirth", "gender"]]}
			/>
			<div className="side-by-side">
				<Field dir="auto" autoComplete="off" {...field("club")} />
				<SelectField {...field("country")}>
					<Options of={countries} word={countryName} none={text("guest.choose")} />
				</SelectField>
			</div>
			<SelectField {...field("currentBelt")}>
				<Options of={ladder} word={beltName} />
			</SelectField>
		</FormDialog>
	);
}
