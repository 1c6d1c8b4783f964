import { useQuery } from "@tanstack/react-query";
import { ApplySection } from "../../community/applications/apply/ApplySection.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { timetableQuery } from "../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../training/training-classes/useClassTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { uiMessages } from "../../ui/ui.messages.ts";
import { CoachCard } from "./CoachCard.tsx";
import { CoachFilters, useFoundCoaches } from "./CoachFilters.tsx";
import { coachesMessages } from "./coaches.messages.ts";
import { coachesPages } from "./coaches.queries.ts";
import "./coaches.css";

/** The federation's coaches, and how to become one. */
export default function CoachesPage() {
	const text = useText(coachesMessages);
	const ui = useText(uiMessages);
	const texts = useClassTexts();
	const pages = usePages(coachesPages);
	const { data: classes = [] } = useQuery(timetableQuery);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const found = useFoundCoaches(rows);
	const { clear } = useAddress();
	return (
		<>
			<Page title={text("coaches.title")} lead={text("coaches.lead")}>
				{rows && rows.length > 0 && <CoachFilters coaches={rows} />}
				<ul className="coach-list">
					{isPending && <Skeletons as="li" count={3} className="card coach-card" />}
					{found.map((coach) => (
						<CoachCard
							key={coach.id}
							coach={coach}
							classes={classes
								.filter(({ coachId, isActive }) => isActive && coachId === coach.id)
								.map((one) => ({ id: one.id, ...texts(one) }))}
						/>
					))}
				</ul>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{rows && rows.length > 0 && found.length === 0 && (
					<Empty action={<Button onClick={clear}>{text("coaches.showAll")}</Button>}>
						{text("coaches.noneFits")}
					</Empty>
				)}
				{rows?.length === 0 && <Empty>{ui("ui.noData")}</Empty>}
				<ShowMore pages={pages} />
			</Page>
			<ApplySection changed={coachesPages} />
		</>
	);
}
