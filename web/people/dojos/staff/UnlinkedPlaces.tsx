import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DojoId } from "#shared/core/ids.ts";
import type { UnlinkedPlace } from "#shared/people/dojos/dojos.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useDojoNames } from "../DojoField.tsx";
import { dojoKind, dojos, unlinkedQuery } from "../dojos.queries.ts";
import { unlinkedPlacesMessages } from "./unlinkedPlaces.messages.ts";
import "../dojos.css";

const DojoDialog = lazyPart(() => import("./DojoDialog.tsx"));

type Props = { place: UnlinkedPlace; onCreate: () => void };

function Place({ place: { texts, people, classes, suggestion }, onCreate }: Props) {
	const text = useText(unlinkedPlacesMessages);
	const names = useDojoNames();
	const [chosen, setChosen] = useState(String(suggestion ?? ""));
	const [first] = texts;
	const name = names.get(chosen) ?? "";
	const match = useWrite({
		call: (_: void, key) =>
			dojos.match({ params: { id: Number(chosen) as DojoId }, body: { texts }, key }),
		toast: () => ({
			title: text("unlinked.matched", { text: first, name }),
			text: text("unlinked.matchedText"),
		}),
		title: text("unlinked.failed"),
		changed: [dojoKind.changed],
	});
	const both = String(people > 0 && classes > 0);
	return (
		<li className="card unlinked-place">
			<div className="stack tight">
				{texts.map((one) => (
					<Written key={one}>{one}</Written>
				))}
				<p className="small soft">{text("unlinked.used", { people, classes, both })}</p>
			</div>
			<SelectField
				label={text("unlinked.dojo", { text: first })}
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
			>
				<Options
					of={[...names.keys()]}
					word={(id) => names.get(id) ?? id}
					none={text("unlinked.choose")}
				/>
			</SelectField>
			<p className="row">
				<Button
					kind="primary"
					disabled={!name || match.isPending}
					aria-label={text("unlinked.confirmOf", { text: first, name })}
					onClick={() => match.mutate()}
				>
					{text(match.isPending ? "unlinked.confirming" : "unlinked.confirm")}
				</Button>
				<Button opens aria-label={text("unlinked.createOf", { text: first })} onClick={onCreate}>
					{text("unlinked.create")}
				</Button>
			</p>
		</li>
	);
}

/** Typed places that match no dojo: staff confirm which dojo is meant, or create one. */
export function UnlinkedPlaces() {
	const text = useText(unlinkedPlacesMessages);
	const { data, isLoadingError, refetch } = useQuery(unlinkedQuery);
	const [created, setCreated] = useState<readonly string[] | null>(null);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	return (
		<>
			{data && data.places.length > 0 && (
				<section className="stack">
					<h3>{text("unlinked.title")}</h3>
					<p className="soft">{text("unlinked.lead")}</p>
					{data.isPartial && <p className="soft">{text("unlinked.partial")}</p>}
					<ul className="stack">
						{data.places.map((place) => (
							<Place key={place.texts[0]} place={place} onCreate={() => setCreated(place.texts)} />
						))}
					</ul>
				</section>
			)}
			{created && <DojoDialog item={null} from={created} onClose={() => setCreated(null)} />}
		</>
	);
}
