import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { isEarly, lacksClasses } from "#shared/base/ranks/belts.rules.ts";
import type { BeltProgression, BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { OwnLanguage } from "../../ui/texts/OwnLanguage.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import "../../base/ranks/belts.css";

/** Includes the recommending coach, if known. */
type Line = BeltPromotion & Partial<Pick<BeltProgression, "promoter">>;

/** Formats a date for use within a sentence. */
export function useDay() {
	const { formatDate } = useIntl();
	return (day: string) => formatDate(startOf(day), { dateStyle: "long" });
}

const badges = { approved: "badge primary", pending: "badge strong", rejected: "badge" };

function Item({ line, action }: { line: Line; action?: ReactNode }) {
	const text = useText(historyMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const day = useDay();
	const { promoter, notes, reason, promotionDate, eligibleDate } = line;
	const status = line.status ?? (line.approved ? "approved" : "pending");
	return (
		<li className={status === "approved" ? undefined : "open"}>
			<Belt belt={line.toBelt} width={88} />
			<div>
				<p className="row">
					<strong>{beltName(line.toBelt)}</strong>
					<span className={badges[status]}>{text(`history.${status}`)}</span>
				</p>
				<p className="small soft">
					<time dateTime={promotionDate}>{day(promotionDate)}</time>
					{" – "}
					{text("history.from", { belt: beltName(line.fromBelt) })}
				</p>
				{promoter && (
					<p className="small soft">
						<Sentence>
							{text("history.by", { name: isolateName(nameIn(locale, promoter).full) })}
						</Sentence>
					</p>
				)}
				{notes && (
					<OwnLanguage as="p" className="small lines" linked>
						{notes}
					</OwnLanguage>
				)}
				{reason && (
					<p className="small" dir="auto">
						{text("history.reason", { reason: ownLanguageOf(reason, locale) })}
					</p>
				)}
				{status === "pending" && eligibleDate && isEarly(line) && (
					<p className="small early">{text("history.early", { date: day(eligibleDate) })}</p>
				)}
				{status === "pending" && lacksClasses(line) && (
					<p className="small early">
						{text("history.few", {
							attended: line.attended ?? 0,
							required: line.requiredClasses ?? 0,
						})}
					</p>
				)}
				{action}
			</div>
		</li>
	);
}

type Props = {
	lines: readonly Line[];
	/** Action for a promotion in the list. */
	action?: (line: Line) => ReactNode;
};

/** A person's promotions, latest first. */
export function BeltHistory({ lines, action }: Props) {
	const text = useText(historyMessages);
	if (lines.length === 0) return <p className="soft">{text("history.none")}</p>;
	return (
		<ol className="belt-history">
			{lines.map((line) => (
				<Item key={line.id} line={line} action={action?.(line)} />
			))}
		</ol>
	);
}
