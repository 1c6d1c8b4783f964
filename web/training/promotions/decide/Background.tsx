import { useQuery } from "@tanstack/react-query";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { BeltProgression } from "#shared/base/ranks/belts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthsBetween } from "#shared/core/time/month.ts";
import { historyQuery } from "../../../base/ranks/belts.queries.ts";
import { useText } from "../../../core/language/messages.ts";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { BeltHistory, useDay } from "../../belts/BeltHistory.tsx";
import { promotionsMessages } from "../promotions.messages.ts";

/** How long a person has held their rank. */
function MonthsInGrade({ lines, belt }: { lines: readonly BeltProgression[]; belt: Belt }) {
	const text = useText(promotionsMessages);
	const day = useDay();
	const latest = lines.find(({ approved }) => approved);
	const since = latest?.toBelt === belt ? latest.promotionDate : undefined;
	if (!since) return <p className="soft">{text("promotions.inGradeUnknown")}</p>;
	const months = monthsBetween(since, kuwaitDate(Date.now()));
	return <p>{text("promotions.inGrade", { months, date: day(since) })}</p>;
}

/** Shown to staff before a promotion: the months at the current rank and the history. */
export function Background({ userId, belt }: { userId: UserId; belt: Belt }) {
	const text = useText(promotionsMessages);
	const { data, isError, refetch } = useQuery(historyQuery(userId));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	return (
		<section className="stack">
			<h3>{text("promotions.history")}</h3>
			<MonthsInGrade lines={data} belt={belt} />
			<BeltHistory lines={data.filter(({ status }) => status !== "pending")} />
		</section>
	);
}
