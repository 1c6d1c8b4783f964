import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { judgesMessages } from "../judges.messages.ts";
import { judgesQuery } from "../judges.queries.ts";
import { LevelBadge } from "../LevelBadge.tsx";
import { manageJudgesMessages } from "../staff/manageJudges.messages.ts";
import { useSpecializations } from "../useSpecializations.ts";
import { judgingMessages } from "./judging.messages.ts";

/** A person's judge record, for staff. */
export default function PersonJudging({ id }: { id: UserId }) {
	const text = useText(judgingMessages);
	const words = useText(judgesMessages);
	const manage = useText(manageJudgesMessages);
	const { formatNumber } = useIntl();
	const specializations = useSpecializations();
	const { data, isLoadingError, refetch } = useQuery(judgesQuery);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const judge = data.find(({ judges: { userId } }) => userId === id)?.judges;
	if (!judge) return <p className="soft">{text("judging.noJudge")}</p>;
	return (
		<p className="row">
			<LevelBadge level={judge.competitionLevel} />
			{!judge.isActive && <span className="badge draft">{manage("manageJudges.inactive")}</span>}
			{judge.specializations.length > 0 && <span>{specializations(judge.specializations)}</span>}
			<span className="soft">{`${words("judges.officiated")}: ${formatNumber(judge.competitionsOfficiated)}`}</span>
		</p>
	);
}
