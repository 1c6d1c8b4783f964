import { useIntl } from "react-intl";
import { families, familyOf, type Belt as Rank, rankOf, simpleProgress } from "#shared/belts/belts.rules.ts";
import type { BeltPromotion } from "#shared/belts/belts.schema.ts";
import { startOf } from "#shared/core/kuwait.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { dashboardMessages } from "./dashboard.messages.ts";

function Promotion({ promotion }: { promotion: BeltPromotion }) {
	const text = useText(dashboardMessages);
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	return (
		<li className="promotion">
			<Belt belt={promotion.toBelt} width={96} />
			<span>
				<strong>{beltName(promotion.toBelt)}</strong>
				<br />
				<time className="small soft" dateTime={promotion.promotionDate}>
					{formatDate(startOf(promotion.promotionDate), { dateStyle: "long" })}
				</time>
			</span>
			<span className={promotion.approved ? "badge primary" : "badge"}>
				{text(promotion.approved ? "dash.approved" : "dash.pending")}
			</span>
		</li>
	);
}

/** Current belt, the way behind and the way ahead. */
export function Progress({ belt, promotions }: { belt: Rank; promotions: BeltPromotion[] }) {
	const text = useText(dashboardMessages);
	const beltName = useBeltName();
	const percent = simpleProgress(belt);
	const step = families.indexOf(familyOf(belt)) + 1;
	// A belt that was lowered is history, and no promotion.
	const latest = promotions.find(({ fromBelt, toBelt }) => rankOf(toBelt) > rankOf(fromBelt));
	const earlier = promotions.filter((promotion) => promotion !== latest);
	return (
		<section className="card stack progress-card">
			<h2>{text("dash.progress")}</h2>
			<div>
				<p className="small soft">{text("dash.currentBelt")}</p>
				<p className="current-belt">{beltName(belt)}</p>
				<Belt belt={belt} width={420} />
			</div>
			<div>
				<div
					className="ladder"
					role="progressbar"
					aria-label={text("dash.progressLabel")}
					aria-valuenow={percent}
					aria-valuemin={0}
					aria-valuemax={100}
				>
					<span style={{ inlineSize: `${percent}%` }} />
				</div>
				<p className="small soft">{text("dash.steps", { step, steps: families.length })}</p>
			</div>
			<div className="stack">
				<h3>{text("dash.latest")}</h3>
				{latest ? (
					<ul>
						<Promotion promotion={latest} />
					</ul>
				) : (
					<p className="soft">{text("dash.noPromotion")}</p>
				)}
				{earlier.length > 0 && (
					<details>
						<summary>{text("dash.history")}</summary>
						<ul>
							{earlier.map((promotion) => (
								<Promotion key={promotion.id} promotion={promotion} />
							))}
						</ul>
					</details>
				)}
			</div>
		</section>
	);
}
