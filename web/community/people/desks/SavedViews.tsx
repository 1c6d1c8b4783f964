import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mostSavedViews } from "#shared/community/people/people.rules.ts";
import type { SavedView } from "#shared/community/people/people.schema.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { people } from "../../users/people.client.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { savedViewsQuery } from "../people.queries.ts";
import { filterWords } from "./PeopleFilters.tsx";

const SaveViewDialog = lazyPart(() => import("./SaveViewDialog.tsx"));

/** Query parameters that a view stores. */
const viewWords = [...filterWords, "order"] as const;

function View({ view, isShown }: { view: SavedView; isShown: boolean }) {
	const text = useText(managePeopleMessages);
	const { set } = useAddress();
	const remove = useWrite({
		call: (_: void, key) => people.removeView({ params: { id: view.id }, key }),
		said: () => ({ title: text("managePeople.viewRemoved"), text: view.name }),
		changed: [savedViewsQuery],
	});
	const show = () => {
		const saved = new URLSearchParams(view.filters);
		set(Object.fromEntries(viewWords.map((word) => [word, saved.get(word)])), { step: true });
	};
	return (
		<span className="saved-view">
			<Button aria-pressed={isShown} onClick={show}>
				<Written>{view.name}</Written>
			</Button>
			<RowMenu
				name={view.name}
				actions={[
					{
						label: text("managePeople.removeView"),
						danger: true,
						onSelect: () => remove.mutate(),
					},
				]}
			/>
		</span>
	);
}

/** The user's saved views of the list, and a button that saves the present filters as one. */
export function SavedViews() {
	const text = useText(managePeopleMessages);
	const { search } = useAddress();
	const { data: views = [] } = useQuery(savedViewsQuery);
	const [isSaving, setSaving] = useState(false);
	const present = new URLSearchParams(
		viewWords.flatMap((word) => {
			const value = search.get(word);
			return value ? [[word, value]] : [];
		}),
	).toString();
	const isSaved = views.some(({ filters }) => filters === present);
	if (views.length === 0 && !present) return null;
	return (
		<fieldset className="row saved-views" aria-label={text("managePeople.views")}>
			{views.map((view) => (
				<View key={view.id} view={view} isShown={view.filters === present} />
			))}
			{present && !isSaved && views.length < mostSavedViews && (
				<Button kind="link" opens onClick={() => setSaving(true)}>
					{text("managePeople.saveView")}
				</Button>
			)}
			{isSaving && <SaveViewDialog filters={present} onClose={() => setSaving(false)} />}
		</fieldset>
	);
}
