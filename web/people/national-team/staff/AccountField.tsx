import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { UserId } from "#shared/core/ids.ts";
import { useFieldText } from "../../../core/forms/fieldText.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useNames } from "../../users/names.ts";
import { PersonSearch } from "../../users/PersonSearch.tsx";
import { people } from "../../users/people.client.ts";
import { manageTeamMessages } from "./manageTeam.messages.ts";

const AccountConsents = lazyPart(() => import("./AccountConsents.tsx"));

/** Finds a person by id; the search returns an exact id match first. */
const personQuery = (id: string) =>
	queryOptions({
		queryKey: ["people", "number", id],
		queryFn: async () => {
			const found = await people.list({ query: { search: id, limit: "9" } });
			return found.find((person) => String(person.id) === id) ?? null;
		},
		enabled: id !== "",
	});

/** Links the athlete to an account, found by name, or removes the link. */
export function AccountField({ form }: { form: UseFormReturn<{ userId: string }> }) {
	const text = useText(manageTeamMessages);
	const names = useNames();
	const search = useRef<HTMLInputElement>(null);
	const id = useWatch({ control: form.control, name: "userId" });
	const { data: person } = useQuery(personQuery(id));
	const set = (userId: string) => form.setValue("userId", userId, { shouldDirty: true });
	const wrong = useFieldText()(form.getFieldState("userId", form.formState).error?.message);
	return (
		<section className="stack" aria-label={text("manageTeam.account")}>
			<h3>{text("manageTeam.account")}</h3>
			<p className="small soft">{text("manageTeam.accountHint")}</p>
			{id ? (
				<p className="row">
					<Written>
						{person ? names(person).full : text("manageTeam.accountNumber", { number: id })}
					</Written>
					{person && (
						<bdi className="small soft" dir="ltr">
							{person.email}
						</bdi>
					)}
					<Button kind="link" onClick={() => set("")}>
						{text("manageTeam.removeAccount")}
					</Button>
				</p>
			) : (
				<PersonSearch
					field={search}
					chosen={[]}
					choose={text("manageTeam.chooseAccount")}
					onChoose={(chosen) => set(String(chosen.id))}
				/>
			)}
			{id && <AccountConsents id={Number(id) as UserId} />}
			{wrong && (
				<p className="field">
					<span className="wrong" role="alert">
						{wrong}
					</span>
				</p>
			)}
		</section>
	);
}
