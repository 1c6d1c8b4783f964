import { useRef, useState } from "react";
import * as z from "zod/mini";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { type Belt, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { asksAboutPromotion, promotionFields } from "#shared/base/ranks/belts.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { belts, beltsQuery } from "../../base/ranks/belts.queries.ts";
import { CurrentBelt } from "../../base/ranks/CurrentBelt.tsx";
import { useWrite } from "../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonSearch } from "../../people/users/PersonSearch.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { Background } from "./decide/Background.tsx";
import { EarlyNotice } from "./decide/EarlyNotice.tsx";
import { readMissingRequirement } from "./decide/missingRequirements.ts";
import { promotionsMessages } from "./promotions.messages.ts";
import "../../base/records/record.css";

const Wish = z.omit(promotionFields, { userId: true, override: true }).check(asksAboutPromotion);
type Values = { toBelt: string; promotionDate: string; notes: string };

/** Selects the person to promote. */
function PersonChoice({ onChoose }: { onChoose: (person: Person) => void }) {
	const text = useText(promotionsMessages);
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<p className="soft">{text("promotions.directHint")}</p>
			<PersonSearch
				field={field}
				chosen={[]}
				choose={text("promotions.choose")}
				onChoose={onChoose}
			/>
		</>
	);
}

/** The chosen person, and the way back to the search. */
function Chosen({ person, onOther }: Pick<FormProps, "person" | "onOther">) {
	const text = useText(promotionsMessages);
	const name = useNames()(person).full;
	return (
		<p className="row">
			<strong>
				<Written>{name}</Written>
			</strong>
			<bdi className="small soft" dir="ltr">
				{person.email}
			</bdi>
			<Button kind="link" onClick={onOther}>
				{text("promotions.chooseOther")}
			</Button>
		</p>
	);
}

type WishProps = Pick<SchemaForm<Values>, "field"> & {
	/** The ranks above the person's own. */
	ranks: readonly Belt[];
	today: string;
};

function WishFields({ ranks, today, field }: WishProps) {
	const text = useText(promotionsMessages);
	const locale = useLocale();
	return (
		<>
			<div className="side-by-side">
				<SelectField label={text("promotions.toBelt")} {...field("toBelt")}>
					<Options
						of={ranks}
						word={(rank) => staffBeltName(rank, locale)}
						none={text("promotions.chooseBelt")}
					/>
				</SelectField>
				<Field
					type="date"
					dir="ltr"
					label={text("promotions.on")}
					max={today}
					{...field("promotionDate")}
				/>
			</div>
			<AreaField
				label={text("promotions.notes")}
				hint={text("promotions.notesHint")}
				rows={2}
				maxLength={1000}
				{...field("notes")}
			/>
		</>
	);
}

type FormProps = { person: Person; onOther: () => void; onClose: () => void };

/** @param override promotes despite a missing requirement */
function usePromote(
	person: Person,
	override: boolean,
	{ setError, done }: Pick<SchemaForm<Values>, "setError"> & { done: () => void },
) {
	const text = useText(promotionsMessages);
	const locale = useLocale();
	const name = useNames()(person).full;
	return useWrite({
		call: (wish: z.output<typeof Wish>, key) =>
			belts.promote({ body: { ...wish, userId: person.id, override }, key }),
		toast: ({ toBelt }) => ({
			title: text("promotions.promoted"),
			text: `${name} · ${staffBeltName(toBelt, locale)}`,
		}),
		setError,
		changed: [beltsQuery],
		done,
	});
}

export function PromotionForm({ person, onOther, onClose }: FormProps) {
	const text = useText(promotionsMessages);
	const [override, setOverride] = useState(false);
	const today = kuwaitDate(Date.now());
	const { field, handleSubmit, setError } = useSchemaForm<Values>(Wish, {
		toBelt: "",
		promotionDate: today,
		notes: "",
	});
	const promote = usePromote(person, override, { setError, done: onClose });
	const lack = readMissingRequirement(promote.error);
	const ranks = ladder.slice(rankOf(person.currentBelt) + 1);
	return (
		<FormDialog
			draft={`promote-${person.id}`}
			title={text("promotions.direct")}
			submit={ranks.length > 0 ? text("promotions.promote") : undefined}
			submitting={text("promotions.promoting")}
			incomplete={lack !== null && !override}
			write={promote}
			{...(lack && { wrong: null })}
			wide
			guarded
			onClose={onClose}
			onSubmit={handleSubmit((values) => promote.mutate(Wish.parse(values)))}
		>
			<Chosen person={person} onOther={onOther} />
			<CurrentBelt belt={person.currentBelt} />
			{ranks.length === 0 && <Notice>{text("promotions.highest")}</Notice>}
			{ranks.length > 0 && <WishFields ranks={ranks} today={today} field={field} />}
			{lack && <EarlyNotice lack={lack} checked={override} onCheck={setOverride} />}
			<Background userId={person.id} belt={person.currentBelt} />
		</FormDialog>
	);
}

/** Staff promote a person at once. */
export default function PromoteDialog({ onClose }: { onClose: () => void }) {
	const text = useText(promotionsMessages);
	const [person, setPerson] = useState<Person | null>(null);
	if (person)
		return <PromotionForm person={person} onOther={() => setPerson(null)} onClose={onClose} />;
	return (
		<FormDialog title={text("promotions.direct")} wide onClose={onClose} onSubmit={() => {}}>
			<PersonChoice onChoose={setPerson} />
		</FormDialog>
	);
}
