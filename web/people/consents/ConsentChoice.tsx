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

/** The answer that counts on a day: a yes ends, and does not cover a purpose that has grown since. */
function answerOn({ purpose, answer, version, endsOn }: Consent, day: string) {
	const isOver = endsOn !== null && endsOn < day;
	return {
		isYes: answer === "given" && coversPurpose(purpose, version ?? 0) && !isOver,
		isNo: answer === "refused" || answer === "withdrawn",
	};
}

/** The box that a guardian ticks to say that they are the child's wali. */
function useWaliBox(initially: boolean) {
	const [isWali, setWali] = useState(initially);
	const [isMissing, setMissing] = useState(false);
	return {
		box: {
			isWali,
			isMissing,
			onChange: (next: boolean) => {
				setWali(next);
				setMissing(false);
			},
		},
		/** Whether the box is ticked; if not, it is marked. */
		demand: () => {
			setMissing(!isWali);
			return isWali;
		},
	};
}

/** What is answered on a purpose, and how it is saved. */
function useAnswer(consent: Consent, child: Child | undefined) {
	const text = useText(consentMessages);
	const locale = useLocale();
	const { purpose, version } = consent;
	const today = kuwaitDate(Date.now());
	const wali = useWaliBox(consent.asWali);
	const [endsOn, setEndsOn] = useState(consent.endsOn ?? dayAfter(today, mostMedicalDays - 1));
	const save = useWrite({
		call: (body: ConsentInput, key) => consents.answer({ body, key }),
		toast: () => ({ title: text("consent.saved"), text: text("consent.savedText") }),
		title: text("consent.failed"),
		changed: [allConsents],
	});
	const currentVersion = versionNow(purpose);
	const isMedical = purpose === "medical";
	const asksWali = child !== undefined && needsWali(purpose);
	const present = answerOn(consent, today);
	/** Whether this answer is already given, in which case nothing new would be recorded. */
	const isCurrentAnswer = (yes: boolean) =>
		(yes ? present.isYes : present.isNo) &&
		version === currentVersion &&
		(!isMedical || !yes || endsOn === consent.endsOn);
	return {
		...present,
		currentVersion,
		isMedical,
		endsOn,
		setEndsOn,
		wali: wali.box,
		save,
		say: (yes: boolean) => {
			if (isCurrentAnswer(yes)) return;
			if (yes && asksWali && !wali.demand()) return;
			save.mutate({
				purpose,
				version: currentVersion,
				language: locale,
				yes,
				userId: child?.id,
				...(isMedical && yes && { endsOn }),
				...(asksWali && yes && { asWali: true }),
			});
		},
	};
}

type LastDayProps = {
	value: string;
	/** The code of an error. */
	wrong: string | undefined;
	onChange: (day: string) => void;
};

/** Until when a medical consent counts. */
function LastDayField({ value, wrong, onChange }: LastDayProps) {
	const text = useText(consentMessages);
	const fieldText = useFieldText();
	const today = kuwaitDate(Date.now());
	return (
		<Field
			type="date"
			label={text("consent.endsOn")}
			min={today}
			max={dayAfter(today, mostMedicalDays)}
			value={value}
			error={fieldText(wrong)}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

type WaliProps = {
	child: Child;
	/** The purpose that is answered. */
	title: string;
	isWali: boolean;
	/** Whether the answer was refused because the box is not ticked. */
	isMissing: boolean;
	onChange: (isWali: boolean) => void;
};

/** The guardian's statement that they are the child's wali, whom some purposes ask for. */
function WaliField({ child, title, isWali, isMissing, onChange }: WaliProps) {
	const text = useText(consentMessages);
	const fieldText = useFieldText();
	return (
		<CheckField
			label={text("consent.asWali", { name: child.firstName })}
			aria-label={text("consent.waliOf", { name: child.firstName, title })}
			checked={isWali}
			disabled={!child.mayAnswer}
			error={isMissing ? fieldText("wali_only") : undefined}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}

type AnswerProps = {
	title: string;
	/** The present answer; null if there is none. */
	present: boolean | null;
	/** Whether a yes only lifts an earlier no. */
	lifts: boolean;
	disabled: boolean;
	isPending: boolean;
	onAnswer: (yes: boolean) => void;
};

function AnswerButtons({ title, present, lifts, disabled, isPending, onAnswer }: AnswerProps) {
	const text = useText(consentMessages);
	return ([true, false] as const).map((yes) => (
		<Button
			key={String(yes)}
			aria-pressed={present === yes}
			aria-label={text(yes ? (lifts ? "consent.liftTo" : "consent.yesTo") : "consent.noTo", {
				title,
			})}
			disabled={disabled || (yes && lifts && present !== false)}
			// `disabled` would drop the focus.
			aria-disabled={isPending || undefined}
			onClick={() => !isPending && onAnswer(yes)}
		>
			{text(yes ? (lifts ? "consent.lift" : "consent.yes") : "consent.no")}
		</Button>
	));
}

/** One purpose: its text, the answer with its date, and equally large buttons for yes and no. */
export function ConsentChoice({ consent, minor, child }: Props) {
	const text = useText(consentMessages);
	const locale = useLocale();
	const word = useConsentWord();
	const id = useId();
	const { purpose, version, stands } = consent;
	const answering = useAnswer(consent, child);
	const { currentVersion, isMedical, isYes, isNo, save } = answering;
	const title = wordings[purpose].title[locale];
	const mayAnswer = child?.mayAnswer ?? true;
	return (
		<section className="consent stack" aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			<p>{textOf(purpose, currentVersion, locale, child?.firstName)}</p>
			{version !== null && version < currentVersion && (
				<p className="small">{text("consent.old")}</p>
			)}
			{isMedical && (
				<LastDayField
					value={answering.endsOn}
					wrong={fieldsOf(save.error).endsOn}
					onChange={answering.setEndsOn}
				/>
			)}
			{child && needsWali(purpose) && <WaliField child={child} title={title} {...answering.wali} />}
			<div className="consent-answer">
				<AnswerButtons
					title={title}
					present={isYes || (isNo ? false : null)}
					lifts={onlyLifts(purpose, child ? "guardian" : "self", minor)}
					disabled={!mayAnswer}
					isPending={save.isPending}
					onAnswer={answering.say}
				/>
				<span className="small soft">{word(consent)}</span>
			</div>
			{isYes && !stands && <p className="small">{text("consent.othersNo")}</p>}
			{!isYes && stands && <p className="small">{text("consent.othersYes")}</p>}
			<Wrong>{save.reason}</Wrong>
		</section>
	);
}
