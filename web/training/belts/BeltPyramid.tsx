import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { type Belt, countedRoles, familyOf, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { BeltCount } from "#shared/base/ranks/belts.schema.ts";
import { genders } from "#shared/core/people.ts";
import { beltColour, stripeColour, stripesOf } from "../../base/ranks/Belt.tsx";
import { beltCountsQuery } from "../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { pyramidMessages } from "./pyramid.messages.ts";
import "../../base/ranks/belts.css";

/**
 * A bar in the belt's colour, its width relative to the most frequent belt. Decorative; the number
 * is beside it.
 */
function Bar({ belt, share }: { belt: Belt; share: number }) {
	return (
		<div
			className="bar"
			aria-hidden="true"
			style={{ inlineSize: `${share * 100}%`, background: beltColour[familyOf(belt)] }}
		>
			{Array.from({ length: stripesOf(belt) }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: stripes have no identity but their place.
				<span key={place} style={{ background: stripeColour(belt) }} />
			))}
		</div>
	);
}

/** Counts from the highest rank held down to white. */
function rowsOf(counts: readonly BeltCount[]): { belt: Belt; count: number }[] {
	const all = ladder.map((belt) => ({
		belt,
		count: counts.filter((one) => one.belt === belt).reduce((sum, { count }) => sum + count, 0),
	}));
	return all.slice(0, all.findLastIndex(({ count }) => count > 0) + 1).reverse();
}

function Picture({ counts }: { counts: readonly BeltCount[] }) {
	const text = useText(pyramidMessages);
	const beltName = useBeltName();
	const { formatNumber } = useIntl();
	const rows = rowsOf(counts);
	const most = Math.max(...rows.map(({ count }) => count));
	const total = rows.reduce((sum, { count }) => sum + count, 0);
	return (
		<>
			<p role="status">{text("pyramid.total", { count: total })}</p>
			{rows.length > 0 && (
				<table className="belt-pyramid" aria-labelledby="belt-pyramid">
					<thead className="visually-hidden">
						<tr>
							<th scope="col">{text("pyramid.belt")}</th>
							<th scope="col">{text("pyramid.share")}</th>
							<th scope="col">{text("pyramid.count")}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ belt, count }) => (
							<tr key={belt}>
								<th scope="row">{beltName(belt)}</th>
								<td>
									<Bar belt={belt} share={count / most} />
									<span className="visually-hidden">
										{formatNumber(count / total, { style: "percent", maximumFractionDigits: 0 })}
									</span>
								</td>
								<td>{formatNumber(count)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</>
	);
}

const choices = (all: string, values: readonly string[], label: (value: string) => string) =>
	["", ...values].map((value) => ({ value, label: value ? label(value) : all }));

/** The number of members and coaches by belt. */
export default function BeltPyramid() {
	const text = useText(pyramidMessages);
	const { search } = useAddress();
	const { data, isError, refetch } = useQuery(beltCountsQuery);
	const [role, gender] = [search.get("belts.role"), search.get("belts.gender")];
	const filtered = data?.filter(
		(one) => (!role || one.role === role) && (!gender || one.gender === gender),
	);
	const word = (value: string) =>
		text(`pyramid.${value as (typeof countedRoles)[number] | (typeof genders)[number]}`);
	return (
		<section className="card stack federation-by-belt">
			<h2 id="belt-pyramid">{text("pyramid.title")}</h2>
			<div className="row">
				<UrlFilter
					name="belts.role"
					label={text("pyramid.role")}
					choices={choices(text("pyramid.everybody"), countedRoles, word)}
				/>
				<UrlFilter
					name="belts.gender"
					label={text("pyramid.gender")}
					choices={choices(text("pyramid.all"), genders, word)}
				/>
			</div>
			{isError ? (
				<LoadError onRetry={refetch} />
			) : filtered ? (
				<Picture counts={filtered} />
			) : (
				<Loading />
			)}
		</section>
	);
}
