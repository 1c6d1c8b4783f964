import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isDecidable } from "#shared/competition/gradings/gradings.rules.ts";
import type { Grading, ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useUser } from "../../base/session/session.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { CandidateRow } from "./CandidateRow.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { candidatesQuery, gradingPrefix, gradings } from "./gradings.queries.ts";
import { settableRanks } from "./settableRanks.ts";

const DecideDialog = lazyPart(() => import("./DecideDialog.tsx"));
const RankDialog = lazyPart(() => import("./RankDialog.tsx"));

type Opened = { dialog: "decide" | "rank"; userId: UserId };

type Move = { candidate: ListedCandidate; group: number };

type Props = { grading: Grading; day: string };

/** The people of the panel by id. */
const examinerNames = ({ chief, examiners }: Grading) =>
	new Map([...(chief ? [chief] : []), ...examiners].map((one) => [one.id, one]));

/** What the reader may do with a candidate in the present state. */
function actionsOf(
	{ state, may, groups }: Grading,
	one: ListedCandidate,
	ownId: number | undefined,
) {
	const isOthers = one.userId !== ownId;
	const isFixed = state === "fixed" && !one.isWithdrawn;
	const canMove = isFixed && one.toBelt !== null && (may.manage || may.decide);
	const canDecide = isDecidable(state) && !one.isWithdrawn;
	return {
		rank: isOthers && isFixed && (may.manage || may.decide) && settableRanks(one).length > 0,
		move: canMove && groups.length > (one.group === null ? 0 : 1),
		decide: isOthers && canDecide && may.decide && !one.exception,
		correct: isOthers && state === "applied" && may.decide && one.appliedAt !== null,
	};
}

/** Moves a candidate to another group. */
function useMove({ eventId }: Grading) {
	const text = useText(gradingsMessages);
	const names = useNames();
	return useWrite({
		call: ({ candidate: { userId, version }, group }: Move, key) =>
			gradings.changeCandidate({
				params: { id: eventId, userId },
				body: { group, version },
				key,
			}),
		toast: (_, { candidate, group }) => ({
			title: text("gradings.moved", { number: group }),
			text: names(candidate).full,
		}),
		changed: [gradingPrefix(eventId)],
	});
}

/** The candidates of a grading, highest rank first. */
export function CandidateList({ grading, day }: Props) {
	const text = useText(gradingsMessages);
	const { data: user } = useUser();
	const [opened, open] = useState<Opened>();
	const move = useMove(grading);
	const { eventId, state } = grading;
	const { data, isLoadingError, refetch } = useQuery(candidatesQuery(eventId, state));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0)
		return <Empty text={text("gradings.noneText")}>{text("gradings.none")}</Empty>;
	const names = examinerNames(grading);
	const candidate = data.find(({ userId }) => userId === opened?.userId);
	const close = () => open(undefined);
	return (
		<>
			<ul className="candidates" aria-label={text("gradings.candidates")}>
				{data.map((one) => {
					const { userId } = one;
					const may = actionsOf(grading, one, user?.id);
					return (
						<CandidateRow
							key={userId}
							candidate={one}
							names={names}
							scales={grading.scales}
							groups={grading.groups.length}
							day={day}
							onMove={may.move ? (group) => move.mutate({ candidate: one, group }) : undefined}
							onRank={may.rank ? () => open({ dialog: "rank", userId }) : undefined}
							onDecide={may.decide ? () => open({ dialog: "decide", userId }) : undefined}
							onCorrect={may.correct ? () => open({ dialog: "decide", userId }) : undefined}
						/>
					);
				})}
			</ul>
			{candidate && (
				<LazyParts fallback={null}>
					{opened?.dialog === "rank" ? (
						<RankDialog eventId={eventId} candidate={candidate} onClose={close} />
					) : (
						<DecideDialog
							eventId={eventId}
							candidate={candidate}
							scales={grading.scales}
							day={day}
							onClose={close}
						/>
					)}
				</LazyParts>
			)}
		</>
	);
}
