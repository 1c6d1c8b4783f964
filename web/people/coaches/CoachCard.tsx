import { Link } from "react-router-dom";
import { specialtiesOf } from "#shared/people/coaches/coaches.rules.ts";
import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { ContactButton } from "../contact/ContactButton.tsx";
import { DojoName } from "../dojos/DojoName.tsx";
import { useNames } from "../users/names.ts";
import { Portrait } from "../users/Portrait.tsx";
import { useTeachingWord } from "../users/profile/useTeachingWord.ts";
import { coachesMessages } from "./coaches.messages.ts";
import { useCoachAddressee } from "./useCoachAddressee.ts";

/** When and where a coach teaches. */
type ClassTime = { id: number; when: string; place: string };

type Props = {
	coach: Coach;
	/** The coach's classes; left out where the page lists them itself. */
	classes?: ClassTime[];
};

/** An approved coach, as shown to visitors. */
export function CoachCard({ coach, classes }: Props) {
	const text = useText(coachesMessages);
	const beltName = useBeltName();
	const word = useTeachingWord();
	const addressee = useCoachAddressee();
	const name = useNames()(coach).full;
	// Each class names its place only if the coach teaches in several places.
	const hasPlaces = new Set(classes?.map(({ place }) => place)).size > 1;
	return (
		<li className="card stack coach-card" id={`coach-${coach.id}`}>
			<Portrait person={coach} size={112} />
			<h2>
				<Sentence>{text("coaches.sensei", { name: isolateName(name) })}</Sentence>
			</h2>
			<p className="stack tight coach-belt">
				<Belt belt={coach.currentBelt} width={120} />
				<span>{beltName(coach.currentBelt)}</span>
				<DojoName place={coach} />
			</p>
			{classes && classes.length > 0 ? (
				<ul className="stack tight small" aria-label={text("coaches.classesOf", { name })}>
					{classes.map(({ id, when, place }) => (
						<li key={id}>
							<Link className="quiet" to={paths.trainingClass(id)}>
								{when}
							</Link>
							{hasPlaces && place && (
								<Written as="p" className="soft">
									{place}
								</Written>
							)}
						</li>
					))}
				</ul>
			) : (
				classes && <p className="soft small">{text("coaches.blurb")}</p>
			)}
			<ul className="row" aria-label={text("coaches.specialties")}>
				{specialtiesOf(coach).map((specialty) => (
					<li key={specialty} className="badge" dir="auto">
						{word(specialty)}
					</li>
				))}
			</ul>
			<p className="coach-contact">
				<ContactButton label={text("coaches.contactOf", { name })} to={addressee(coach.id, name)}>
					{text("coaches.contact")}
				</ContactButton>
			</p>
		</li>
	);
}
