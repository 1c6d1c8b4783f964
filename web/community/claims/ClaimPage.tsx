import { useQuery } from "@tanstack/react-query";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { AskForm } from "./AskForm.tsx";
import { claimMessages } from "./claims.messages.ts";
import { ownClaimsQuery } from "./claims.queries.ts";
import { RecordForm } from "./RecordForm.tsx";
import "./claims.css";

const badges = { pending: "badge strong", approved: "badge primary", declined: "badge" };

/** The federation's records that may belong to the user or their child. */
export default function ClaimPage() {
	const text = useText(claimMessages);
	const locale = useLocale();
	const { data, isLoadingError, refetch } = useQuery(ownClaimsQuery);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const name = (one: { name: string; nameAr: string | null }) =>
		isolateName((locale === "ar" && one.nameAr) || one.name);
	if (!data.isConfirmed) {
		return (
			<Page className="claim-page" title={text("claim.title")}>
				<p>{text("claim.unconfirmed")}</p>
			</Page>
		);
	}
	return (
		<Page className="claim-page" title={text("claim.title")} lead={text("claim.lead")}>
			<section className="card stack" aria-labelledby="found">
				<h2 id="found">{text("claim.found")}</h2>
				{data.records.length === 0 ? (
					<Empty>{text("claim.none")}</Empty>
				) : (
					<>
						<p className="soft">{text("claim.foundText")}</p>
						{data.records.map((record) => (
							<RecordForm key={record.id} record={record} />
						))}
					</>
				)}
			</section>
			<section className="card stack" aria-labelledby="ask">
				<h2 id="ask">{text("claim.ask")}</h2>
				<p className="soft">{text("claim.askText")}</p>
				<AskForm />
			</section>
			{data.claims.length > 0 && (
				<section className="card stack" aria-labelledby="own">
					<h2 id="own">{text("claim.own")}</h2>
					<ul className="claims">
						{data.claims.map((one) => (
							<li key={one.id}>
								<strong>
									{text(one.relation === "guardian" ? "claim.guardianOf" : "claim.selfOf", {
										name: name(one),
									})}
								</strong>
								<span className={badges[one.state]}>{text(`claim.state.${one.state}`)}</span>
								{one.relation === "guardian" && one.state === "pending" && (
									<span className="small soft">{text("claim.guardianWaits")}</span>
								)}
							</li>
						))}
					</ul>
				</section>
			)}
		</Page>
	);
}
