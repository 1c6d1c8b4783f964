import { useRef, useState } from "react";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { PersonSearch } from "./PersonSearch.tsx";
import { peopleMessages } from "./people.messages.ts";
import "./person-filter.css";

type Named = Parameters<typeof nameIn>[1] & { id: number };

type Props = {
	/** Query parameter with the person's id. */
	name: string;
	/** Text of the button that opens the search. */
	choose: string;
	/** Says what is filtered by the person with this name. */
	chosen: (name: string) => string;
	/** People whose names the page has already. */
	known: readonly Named[];
};

/** Filters a list by a person, who is searched by name. */
export function PersonFilter({ name, choose, chosen, known }: Props) {
	const text = useText(peopleMessages);
	const locale = useLocale();
	const { search, set } = useAddress();
	const field = useRef<HTMLInputElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [found, setFound] = useState<Named | null>(null);
	const id = search.get(name);
	const person = [...(found ? [found] : []), ...known].find((one) => String(one.id) === id);
	const select = (one: Named) => {
		setFound(one);
		setOpen(false);
		set({ [name]: String(one.id) }, { step: true });
	};
	if (id)
		return (
			<p className="filter-chip">
				<span>{chosen(person ? nameIn(locale, person).full : id)}</span>
				<Button kind="link" onClick={() => set({ [name]: null })}>
					{text("people.clearFilter")}
				</Button>
			</p>
		);
	if (!isOpen) return <Button onClick={() => setOpen(true)}>{choose}</Button>;
	return (
		<section className="person-filter stack" aria-label={choose}>
			<PersonSearch field={field} chosen={[]} choose={text("people.choose")} onChoose={select} />
			<p>
				<Button kind="link" onClick={() => setOpen(false)}>
					{text("people.cancel")}
				</Button>
			</p>
		</section>
	);
}
