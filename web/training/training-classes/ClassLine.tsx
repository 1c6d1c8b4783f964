import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { isFull, placesFree } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { asWritten, isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Separator } from "../../core/language/separator.tsx";
import { useNames } from "../../people/users/names.ts";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { WrittenIn } from "../../ui/texts/WrittenIn.tsx";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { useClassTexts } from "./useClassTexts.ts";
import { useForWhomText } from "./useForWhomText.ts";

type Props = { one: TrainingClass };

/** The name of a class, and what is trained. */
export function ClassName({ one, children }: Props & { children?: ReactNode }) {
	const text = useText(trainingClassMessages);
	const { title } = useClassTexts()(one);
	// The ages say the same of the other kinds.
	const isKindNamed = one.classType !== "kids" && one.classType !== "adults";
	return (
		<div className="class-name">
			<h3 {...asWritten(title)}>
				<Link to={paths.trainingClass(one.id)}>{title}</Link>
			</h3>
			<WrittenIn of={title} />
			{isKindNamed && <p className="small soft">{text(`class.type.${one.classType}`)}</p>}
			{children}
		</div>
	);
}

/** For whom a class is. */
export function ClassForWhom({ one }: Props) {
	const { ages, who } = useForWhomText()(one);
	return (
		<p className="small">
			{ages}
			<span className="second">{who}</span>
		</p>
	);
}

/** Where a class is held, how far that is, and by whom. */
export function ClassPlace({ one, km }: Props & { km?: number | null }) {
	const text = useText(trainingClassMessages);
	const names = useNames();
	const { formatNumber } = useIntl();
	const { place } = useClassTexts()(one);
	return (
		<p className="small">
			{place &&
				(one.dojoId ? (
					<Link to={paths.dojo(one.dojoId)}>
						<Written>{place}</Written>
					</Link>
				) : (
					<Written linked>{place}</Written>
				))}
			{km != null && km >= 1 && (
				<span className="soft">
					<Separator />
					{text("class.km", { km: formatNumber(Math.round(km)) })}
				</span>
			)}
			{one.coach && (
				<Sentence className="second">
					{text("class.sensei", { name: isolateName(names(one.coach).full) })}
				</Sentence>
			)}
		</p>
	);
}

/** How many places a class has left. */
export function ClassPlaces({ one }: Props) {
	const text = useText(trainingClassMessages);
	return (
		<p className="small class-places">
			{isFull(one) ? (
				<span className="badge strong">{text("class.full")}</span>
			) : (
				text("class.left", { left: placesFree(one) })
			)}
		</p>
	);
}
