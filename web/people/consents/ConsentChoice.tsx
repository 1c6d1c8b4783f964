import { useId, useState } from "react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	coversPurpose,
	mostMedicalDays,
	needsWali,
	onlyLifts,
} from "#shared/people/consents/consents.rules.ts";
import type { Consent, ConsentInput } from "#shared/people/consents/consents.schema.ts";
import { textOf, versionNow, wordings } from "#shared/people/consents/consents.wordings.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckField, Field } from "../../ui/fields/Field.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { consentMessages } from "./consents.messages.ts";
import { allConsents, consents } from "./consents.queries.ts";
import type { Child } from "./MyConsents.tsx";
import { useConsentWord } from "./useConsentWord.ts";

/** The field errors of a rejected request. */
const fieldsOf = (error: unknown): Record<string, string> =>
	error instanceof ApiError
		? ((error.body.fields as Record<string, string> | undefined) ?? {})
		: {};

type Props = {
	consent: Consent;
	/** Whether the person is a minor, whose guardian consents to publication. */
	minor: boolean;
	/** The child, if a guardian answers for them. */
	child?: Child;
};

/** One purpose: its text, the answer with its date, and equally large buttons for yes and no. */
export function ConsentChoice({ consent, minor, child }: Props) {
	const text = useText(consentMessages);
	const locale = useLocale();
	const word = useConsentWord();
	const fieldText = useFieldText();
	const id = useId();
	const today = kuwaitDate(Date.now());
	const { purpose, answer, version, stands } = consent;
	const [asWali, setAsWali] = useState(consent.asWali);
	const [isWaliAsked, setWaliAsked] = useState(false);
	const [endsOn, setEndsOn] = useState(consent.endsOn ?? dayAfter(today, mostMedicalDays - 1));
	const save = useWrite({
		call: (body: ConsentInput, key) => consents.answer({ body, key }),
		said: () => ({ title: text("consent.saved"), text: text("consent.savedText") }),
		title: text("consent.failed"),
		changed: [allConsents],
	});
	const shown = versionNow(purpose);
	const title = wordings[purpose].title[locale];
	const isMedical = purpose === "medical";
	const asksWali = child !== undefined && needsWali(purpose);
	const say = (yes: boolean) => {
		const isUnconfirmed = yes && asksWali && !asWali;
		setWaliAsked(isUnconfirmed);
		if (isUnconfirmed) return;
		save.mutate({
			purpose,
			version: shown,
			language: locale,
			yes,
			userId: child?.id,
			...(isMedical && yes && { endsOn }),
			...(asksWali && yes && { asWali }),
		});
	};
	const isNo = answer === "refused" || answer === "withdrawn";
	const isOver = consent.endsOn !== null && consent.endsOn < today;
	const isYes = answer === "given" && coversPurpose(purpose, version ?? 0) && !isOver;
	const lifts = onlyLifts(purpose, child ? "guardian" : "self", minor);
	const mayAnswer = child?.mayAnswer ?? true;
	/** Whether this answer is already given, in which case nothing new would be recorded. */
	const isSaid = (yes: boolean) =>
		(yes ? isYes : isNo) && version === shown && (!isMedical || !yes || endsOn === consent.endsOn);
	return (
		<section className="consent stack" aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			<p>{textOf(purpose, shown, locale, child?.firstName)}</p>
			{version !== null && version < shown && <p className="small">{text("consent.old")}</p>}
			{isMedical && (
				<Field
					type="date"
					label={text("consent.endsOn")}
					min={today}
					max={dayAfter(today, mostMedicalDays)}
					value={endsOn}
					error={fieldText(fieldsOf(save.error).endsOn)}
					onChange={({ target }) => setEndsOn(target.value)}
				/>
			)}
			{asksWali && (
				<CheckField
					label={text("consent.asWali", { name: child.firstName })}
					aria-label={text("consent.waliOf", { name: child.firstName, title })}
					checked={asWali}
					disabled={!mayAnswer}
					error={isWaliAsked ? fieldText("wali_only") : undefined}
					onChange={({ target }) => {
						setAsWali(target.checked);
						setWaliAsked(false);
					}}
				/>
			)}
			<div className="consent-answer">
				{([true, false] as const).map((yes) => (
					<Button
						key={String(yes)}
						aria-pressed={yes ? isYes : isNo}
						aria-label={text(yes ? (lifts ? "consent.liftTo" : "consent.yesTo") : "consent.noTo", {
							title,
						})}
						disabled={!mayAnswer || (yes && lifts && !isNo)}
						// `disabled` would drop the focus.
						aria-disabled={save.isPending || undefined}
						onClick={() => !save.isPending && !isSaid(yes) && say(yes)}
					>
						{text(yes ? (lifts ? "consent.lift" : "consent.yes") : "consent.no")}
					</Button>
				))}
				<span className="small soft">{word(consent)}</span>
			</div>
			{isYes && !stands && <p className="small">{text("consent.othersNo")}</p>}
			{!isYes && stands && <p className="small">{text("consent.othersYes")}</p>}
			<Wrong>{save.reason}</Wrong>
		</section>
	);
}
