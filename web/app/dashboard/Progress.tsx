import {
	families,
	familyOf,
	type Belt as Rank,
	simpleProgress,
} from "#shared/base/ranks/belts.rules.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { dashboardQuery } from "../../base/staff/dashboard.queries.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { BeltHistory } from "../../training/belts/BeltHistory.tsx";
import { WithdrawButton } from "../../training/belts/WithdrawButton.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { latestPromotion } from "./latestPromotion.ts";

const NextBelt = lazyPart(() => import("../../competition/gradings/next-belt/NextBelt.tsx"));

const PassportLink = lazyPart(() => import("../../community/passport/PassportLink.tsx"));
const OwnGradings = lazyPart(() => import("../../competition/gradings/OwnGradings.tsx"));
const Certificates = lazyPart(() => import("../../training/certificates/Certificates.tsx"));

type Props = { id: UserId; belt: Rank; promotions: BeltPromotion[] };

/** Current belt, past promotions and the next ranks. */
export function Progress({ id, belt, promotions }: Props) {
	const text = useText(dashboardMessages);
	const beltName = useBeltName();
	const percent = simpleProgress(belt);
	const step = families.indexOf(familyOf(belt)) + 1;
	const latest = latestPromotion(promotions);
	const earlier = promotions.filter((promotion) => promotion !== latest);
	const withdrawal = (promotion: BeltPromotion) =>
		promotion.status === "pending" && (
			<WithdrawButton promotion={promotion} changed={[dashboardQuery]} />
		);
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
			<NextBelt id={id} />
			<div className="stack">
				<h3>{text("dash.latest")}</h3>
				{latest ? (
					<BeltHistory lines={[latest]} action={withdrawal} />
				) : (
					<p className="soft">{text("dash.noPromotion")}</p>
				)}
				{earlier.length > 0 && (
					<details>
						<summary>{text("dash.history")}</summary>
						<BeltHistory lines={earlier} action={withdrawal} />
					</details>
				)}
			</div>
			<LazyParts fallback={null}>
				<OwnGradings id={id} />
				<Certificates id={id} />
				<PassportLink id={id} />
			</LazyParts>
		</section>
	);
}
