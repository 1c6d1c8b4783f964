import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { DanRecommendation } from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { belts, beltsQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useUser } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { DanDocuments } from "../../../people/documents/DanDocuments.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { OwnLanguage } from "../../../ui/texts/OwnLanguage.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { gradingPrefix, gradings, recommendationsQuery } from "../gradings.queries.ts";
import { DanWait } from "./DanWait.tsx";
import { danMessages } from "./dan.messages.ts";

const ReasonDialog = lazyPart(() => import("../../../ui/dialogs/ReasonDialog.tsx"));

type RowProps = { eventId: EventId; item: DanRecommendation; day: string };

/** What the board has decided, or that it has not yet. */
function BoardState({ item }: Pick<RowProps, "item">) {
	const text = useText(danMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	const { agreedAt, agreedBy } = item;
	if (!agreedAt) return <span className="badge strong">{text("dan.waits")}</span>;
	const date = formatDate(agreedAt, { dateStyle: "long", timeZone });
	return (
		<span className="small">
			<Sentence>
				{agreedBy
					? text("dan.agreedBy", { name: isolateName(names(agreedBy).full), date })
					: text("dan.agreedOn", { date })}
			</Sentence>
		</span>
	);
}

/** Asks for the reason, and rejects the promotion. */
function DeclineDialog({
	eventId,
	item,
	onClose,
}: Omit<RowProps, "day"> & { onClose: () => void }) {
	const text = useText(danMessages);
	const name = useNames()(item.person).full;
	const decline = useWrite({
		call: (reason: string, key) =>
			belts.reject({ params: { id: item.promotionId }, body: { reason }, key }),
		toast: () => ({ title: text("dan.declined"), text: name }),
		changed: [gradingPrefix(eventId), beltsQuery],
		done: onClose,
	});
	return (
		<ReasonDialog
			draft={`dan-decline-${item.promotionId}`}
			title={text("dan.declineTitle", { name })}
			submit={text("dan.decline")}
			submitting={text("dan.declining")}
			label={text("dan.reason")}
			hint={text("dan.reasonHint")}
			rows={3}
			missing={text("dan.reasonMissing")}
			write={decline}
			onClose={onClose}
		>
			<Sentence>{text("dan.declineText", { name: isolateName(name) })}</Sentence>
		</ReasonDialog>
	);
}

/** The two decisions of the board; nobody decides about themselves or their own recommendation. */
function Decide({ eventId, item }: Omit<RowProps, "day">) {
	const text = useText(danMessages);
	const { data: user } = useUser();
	const [isDeclining, setDeclining] = useState(false);
	const { promotionId, person, toBelt, recommender, agreedAt } = item;
	const name = useNames()(person).full;
	const agree = useWrite({
		call: (_: void, key) =>
			gradings.agree({
				params: { id: eventId, userId: person.id },
				body: { promotionId, toBelt },
				key,
			}),
		toast: () => ({ title: text("dan.agreed"), text: text("dan.agreedText", { name }) }),
		changed: [gradingPrefix(eventId), beltsQuery],
	});
	if (user?.id === person.id) return <p className="small soft">{text("dan.ownPerson")}</p>;
	if (user?.id === recommender?.id) return <p className="small soft">{text("dan.ownWords")}</p>;
	return (
		<span className="row">
			{!agreedAt && (
				<Button
					aria-label={text("dan.agreeOf", { name })}
					disabled={agree.isPending}
					onClick={() => agree.mutate()}
				>
					{text(agree.isPending ? "dan.agreeing" : "dan.agree")}
				</Button>
			)}
			<Button opens aria-label={text("dan.declineOf", { name })} onClick={() => setDeclining(true)}>
				{text("dan.decline")}
			</Button>
			{isDeclining && (
				<LazyParts fallback={null}>
					<DeclineDialog eventId={eventId} item={item} onClose={() => setDeclining(false)} />
				</LazyParts>
			)}
		</span>
	);
}

function Row({ eventId, item, day }: RowProps) {
	const text = useText(danMessages);
	const names = useNames();
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const { data: user } = useUser();
	const { person, toBelt, notes, recommender, recommendedAt } = item;
	const date = formatDate(recommendedAt, { dateStyle: "long", timeZone });
	return (
		<li className="recommendation">
			<div className="recommendation-head">
				<Belt belt={toBelt} width={56} />
				<span>
					<strong>
						<PersonLink person={person} />
					</strong>
					<span className="block">{beltName(toBelt)}</span>
					<DanWait {...item} belt={person.currentBelt} day={day} />
				</span>
				<BoardState item={item} />
			</div>
			{notes && (
				<OwnLanguage as="p" className="lines" linked>
					{notes}
				</OwnLanguage>
			)}
			<p className="small soft">
				<Sentence>
					{recommender
						? text("dan.by", { name: isolateName(names(recommender).full), date })
						: text("dan.byNobody", { date })}
				</Sentence>
			</p>
			<DanDocuments studentId={person.id} />
			{user?.role === "super-admin" && <Decide eventId={eventId} item={item} />}
		</li>
	);
}

/** The recommendations for a dan at a grading, for staff; the board decides on them here. */
export default function Recommendations({ eventId, day }: { eventId: EventId; day: string }) {
	const text = useText(danMessages);
	const { data, isLoadingError, refetch } = useQuery(recommendationsQuery(eventId));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data?.length) return null;
	return (
		<section className="card stack" aria-labelledby="dan-recommendations">
			<h2 id="dan-recommendations">{text("dan.title")}</h2>
			<p className="small soft">{text("dan.lead")}</p>
			<ul className="recommendations">
				{data.map((item) => (
					<Row key={item.promotionId} eventId={eventId} item={item} day={day} />
				))}
			</ul>
		</section>
	);
}
